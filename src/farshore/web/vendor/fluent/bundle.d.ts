import type { FluentResource } from "./resource.d.ts";

// What the page uses of Fluent.
type Pattern = { readonly pattern: unique symbol };
export class FluentBundle {
  constructor(language: string, options: { useIsolating: boolean; transform: (text: string) => string });
  addResource(resource: FluentResource): void;
  hasMessage(id: string): boolean;
  getMessage(id: string): { value: Pattern | null; attributes: Record<string, Pattern> } | undefined;
  formatPattern(pattern: Pattern, args?: Record<string, unknown>): string;
}
