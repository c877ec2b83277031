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
  const frames = (textOf(thrown, 'stack') ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const code = textOf(thrown, 'code');
  return { name: textOf(thrown, 'name') ?? 'unknown', ...(code !== undefined && { code }), frames };
}

function textOf(thrown: object, property: string): string | undefined {
  const value: unknown = Reflect.get(thrown, property);
  return typeof value === 'string' ? value : undefined;
}
