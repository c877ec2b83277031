/** `2026-11-23 15:04:05 UTC`: one way to write a moment, whoever reads it. */
export function utc(at: string): string {
  return at.replace('T', ' ').replace(/(\.\d+)?Z$/, ' UTC');
}
