import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root } from '../setup/root.mjs';

const { printWidth, singleQuote } = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));

/**
 * Text that a program wrote, as `npm run format` would leave it.
 * @param file its name, whose ending says what language it is in
 * @throws Error where it is not of that language
 */
export async function formatted(file, text) {
  const { code, errors } = await format(file, text, { printWidth, singleQuote });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(' ')}`);
  return code;
}
