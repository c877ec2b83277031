import { randomInt } from 'node:crypto';
import { hashToken } from '../../../sealing/index.js';

/** Read aloud and typed in: without letters and digits that are taken for each other. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 10;

/** Some 50 bits, in groups: `K7QF-2M9D-XW`. */
export function newInspectorCode(): string {
  const code = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** However it was typed. */
export const hashInspectorCode = (access: string, code: string): string =>
  hashToken(`${access}/${code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')}`);
