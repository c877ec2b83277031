/** Whether every word that was typed is in the text, in any order, whatever its accents and the case of its letters. */
export function matchesText(text: string, typed: string): boolean {
  const found = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => found.includes(word));
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
