export class FluentResource {
  constructor(text: string);
}
