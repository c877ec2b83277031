/** PostgreSQL's code for what a server that only reads refuses. */
export const readOnlyCode = '25006';

/** A connection leads to a server that replays what another one writes. It has the code that PostgreSQL gives a refused write. */
export class ReadOnlyServerError extends Error {
  readonly code = readOnlyCode;

  constructor() {
    super('this server only reads: it is no primary');
  }
}
