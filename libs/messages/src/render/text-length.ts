import type { TextLength } from '@firstday/domain';

/** GSM 03.38: what counts one character, and what counts two since it is escaped. */
const single = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const escaped = new Set('^{}\\[~]|€\f');

const most = { gsm: { alone: 160, each: 153 }, unicode: { alone: 70, each: 67 } } as const;

/** How long a text message is, as providers count it: what does not fit in one part is sent in several shorter ones. */
export function textLength(text: string): TextLength {
  const letters = [...text];
  const alphabet = letters.every((it) => single.has(it) || escaped.has(it)) ? 'gsm' : 'unicode';
  // In Unicode, what is beyond the basic plane counts two.
  const sizes = letters.map((it) => (alphabet === 'gsm' ? (escaped.has(it) ? 2 : 1) : it.length));
  const characters = sizes.reduce((sum, size) => sum + size, 0);
  const { alone, each } = most[alphabet];
  return { alphabet, characters, segments: characters <= alone ? 1 : partsOf(sizes, each) };
}

/** No character is divided between two parts. */
function partsOf(sizes: readonly number[], each: number): number {
  let [parts, used] = [1, 0];
  for (const size of sizes)
    if (used + size > each) [parts, used] = [parts + 1, size];
    else used += size;
  return parts;
}
