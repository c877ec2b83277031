import { faces } from './faces.js';

/**
 * The characters that the regular faces have, as the domain keeps them: for each range how many are left out before it and
 * how many are in it, in base 36.
 */
export function drawableRanges(): string {
  const characters = [...new Set(faces.regular.flatMap(({ font }) => font.characterSet))]
    .filter((codePoint) => codePoint > 0x20)
    .sort((one, other) => one - other);
  const numbers: number[] = [];
  let next = 0;
  for (const codePoint of characters) {
    if (codePoint === next && numbers.length > 0) numbers.push((numbers.pop() ?? 0) + 1);
    else numbers.push(codePoint - next, 1);
    next = codePoint + 1;
  }
  return numbers.map((number) => number.toString(36)).join(' ');
}
