/** What may be logged about an unexpected error: never its message, which could contain an answer. */
export interface SafeError {
  readonly name: string;
  /** An error code of PostgreSQL or the system, such as `ECONNREFUSED`. */
  readonly code?: string;
  /** The lines of its stack trace. */
  readonly frames: readonly string[];
}

/** Accepts anything thrown, including errors of another thread or realm. */
export function toSafeError(thrown: unknown): SafeError {
  if (typeof thrown !== 'object' || thrown === null) return { name: 'unknown', frames: [] };
  const frames = placesOf(thrown)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  const code = textOf(thrown, 'code');
  return { name: textOf(thrown, 'name') ?? 'unknown', ...(code !== undefined && { code }), frames };
}

/**
 * What kind of error it was, to be stored and shown: its code or its name, and where an error has no name of its own,
 * the place in our sources. Never its message.
 */
export function errorKind(thrown: unknown): string {
  const { name, code, frames } = toSafeError(thrown);
  if (code !== undefined) return code;
  const place = frames.map((line) => /([\w.-]+\.[jt]s):(\d+)/.exec(line)).find((found) => found !== null);
  return genericNames.has(name) && place ? `${name} at ${place[1]}:${place[2]}` : name;
}

const genericNames = new Set(['Error', 'TypeError', 'RangeError', 'AssertionError', 'unknown']);

/** A stack begins with the message, which may have lines that look like places. */
function placesOf(thrown: object): string {
  const stack = textOf(thrown, 'stack') ?? '';
  const message = textOf(thrown, 'message') ?? '';
  const at = message === '' ? -1 : stack.indexOf(message);
  return at < 0 ? stack : stack.slice(at + message.length);
}

function textOf(thrown: object, property: string): string | undefined {
  const value: unknown = Reflect.get(thrown, property);
  return typeof value === 'string' ? value : undefined;
}
