import { blank, isBlankInput, accepted, rejected } from './kind.js';
import { lineKind } from './line-kind.js';

/** Area codes and exchanges of the North American plan begin with 2 to 9. */
const northAmerican = /^[2-9]\d{2}[2-9]\d{6}$/;
/** E.164: at most 15 digits with the country's. */
const international = /^\+[1-9]\d{6,14}$/;

/** A number is called, matched and sent to E-Verify as digits: no form has a box for an extension. */
const extension = /\d[\s,;]*(?:x|ext\.?|extension|#)\s*\d{1,6}$/i;

export const phone = lineKind({
  parse: (given, field) => {
    if (isBlankInput(given)) return blank;
    if (typeof given !== 'string' || given.length > 40) return rejected(field, 'phone_expected');
    const compact = given.replaceAll(/[\s().\-‐-―/]/gu, '');
    const national = compact.replace(/^\+?1(?=\d{10}$)/, '');
    if (northAmerican.test(national)) return accepted(`+1${national}`);
    const isForeign = international.test(compact) && !compact.startsWith('+1');
    if (isForeign) return accepted(compact);
    return rejected(field, extension.test(given.trim()) ? 'phone_without_extension' : 'phone_expected');
  },
  format: grouped,
  pdfText: grouped,
});

function grouped(value: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(value) ?? [];
  return area && exchange && line ? `(${area}) ${exchange}-${line}` : value;
}
