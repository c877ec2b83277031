/** What may be said of something unforeseen: never its message, which could hold an answer. */
export interface SafeError {
  readonly name: string;
  /** Of PostgreSQL and of the system, such as `ECONNREFUSED`. */
  readonly code?: string;
  /** The places of its stack. */
  readonly frames: readonly string[];
}

/** Whatever was thrown, also an error of another thread or realm. */
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
