/** `A`, `A and B`, `A, B and C`. */
export function listing(parts: readonly string[], conjunction: 'and' | 'or'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${conjunction} ${parts.at(-1)}`;
}
