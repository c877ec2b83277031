/** What an operator can type after `firstday`. */
export interface Command {
  readonly name: string;
  /** Its lines in the list of commands: what is typed, and what it does. */
  readonly lines: readonly (readonly [typed: string, does: string])[];
  /** Carries it out. @returns the exit code; nothing where it runs on, until a signal */
  run(words: readonly string[]): Promise<number | undefined>;
}
