/** Everything that this client throws but a programming mistake (TypeError) and a caller's own abort. */
export class FirstdayError extends Error {
  override readonly name: string = 'FirstdayError';

  /** The operation that failed, as `employees.create`. */
  constructor(
    message: string,
    readonly operation: string,
  ) {
    super(message);
  }

  toJSON(): object {
    return { ...this, name: this.name, message: this.message };
  }
}

/** No answer arrived: the service cannot be reached, or the connection broke. */
export class ConnectionError extends FirstdayError {
  override readonly name: string = 'ConnectionError';

  /** @param code what the system calls it, as `ECONNREFUSED`; undefined where it says nothing, as in a browser */
  constructor(
    message: string,
    operation: string,
    readonly code?: string,
  ) {
    super(message, operation);
  }
}

/** No answer arrived in time. */
export class TimeoutError extends ConnectionError {
  override readonly name: string = 'TimeoutError';
}
