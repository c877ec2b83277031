/** A letter as wide as two of ours: Chinese, Japanese and Korean. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** How much room a text takes: letters, wide ones twice. */
export const roomOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);

/**
 * A text over the lines that a form has for it, each with so many letters: words stay whole where a line has room for them. What is
 * left over stands on the last line. Lines that nothing is left for are empty.
 */
export function inLines(text: string, rooms: readonly number[]): readonly string[] {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  return rooms.map((room, at) => {
    if (at === rooms.length - 1) return words.splice(0).join(' ');
    let line = '';
    while (words.length > 0) {
      const [word = ''] = words;
      const next = line === '' ? word : `${line} ${word}`;
      if (roomOf(next) <= room) {
        line = next;
        words.shift();
        continue;
      }
      const widest = rooms.reduce((one, other) => Math.max(one, other));
      if (line === '' && roomOf(word) > widest) words.splice(0, 1, ...divided(word, room));
      else break;
    }
    return line;
  });
}

/** A word that no line has room for: as much of it as this one has, and the rest. */
function divided(word: string, room: number): readonly string[] {
  const letters = [...word];
  let taken = 1;
  while (taken < letters.length && roomOf(letters.slice(0, taken + 1).join('')) <= room) taken += 1;
  return [letters.slice(0, taken).join(''), letters.slice(taken).join('')].filter((part) => part !== '');
}
