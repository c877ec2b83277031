import { inspect } from 'node:util';

const redacted = '[redacted]';

/** A value that no log, error, template or JSON shows by accident: whoever needs it says `reveal()`. */
export class Sensitive<Value> {
  readonly #value: Value;

  constructor(value: Value) {
    this.#value = value;
  }

  reveal(): Value {
    return this.#value;
  }

  toJSON(): string {
    return redacted;
  }

  toString(): string {
    return redacted;
  }

  [inspect.custom](): string {
    return redacted;
  }
}
