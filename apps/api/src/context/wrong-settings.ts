/** Settings that cannot be used, each with a line that says so and never has its value. */
export class WrongSettings extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}
