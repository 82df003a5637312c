// What the page uses of preact.
export type VNode = { type: unknown; props: Record<string, unknown>; key: unknown };
export function h(type: unknown, props: object | null, ...children: unknown[]): VNode;
export const Fragment: (props: { children?: unknown }) => unknown;
export function render(what: unknown, where: Element): void;
