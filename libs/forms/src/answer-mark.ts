import type { AnswerValue } from './answers.js';
import { isBlank } from './is-blank.js';

/**
 * Tells an answer from another one given later, without its being kept: FNV-1a over the answer, 64 bits in base 36. It
 * hides nothing: a number of nine digits is found from it by trying. A box that nobody ticked is as good as no answer.
 * @see http://www.isthe.com/chongo/tech/comp/fnv/ for the hash and its constants
 */
export function answerMark(value: AnswerValue | undefined): string {
  if (isBlank(value) || value === false) return '';
  let hash = 0xcb_f2_9c_e4_84_22_23_25n;
  for (const byte of new TextEncoder().encode(JSON.stringify(value, inOrder))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x1_00_00_00_01_b3n);
  }
  return hash.toString(36);
}

function inOrder(_name: string, part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  const given = Object.entries(part).filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(given.sort(([one], [other]) => (one < other ? -1 : 1)));
}
