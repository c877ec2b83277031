import type { ReadField } from '@firstday/forms';
import type { Rectangle } from '../page/marks.js';
import type { Surroundings } from './lines-around.js';
import { statementOf } from './heading-of.js';
import type { PrintedPhrase } from './printed-phrase.js';
import { toLabel } from './to-label.js';

const caption =
  /^(?:(?:\p{L}+['’]?s?\s){0,3}signature\b(?!\s*[—–-])(?! (?:page|field|box|is|of this|on))|signature of\b|sign here\b)/iu;
const [height, widest, narrowest] = [20, 260, 90] as const;
const margin = 36;
const dateWidth = 60;
const lowest = 45;

/**
 * Where people sign on paper and the PDF has no box for it: after `Signature`, or on the line above it. The field has no name
 * and is found by print alone.
 */
export function printedSignatures(fields: readonly ReadField[], around: Surroundings): readonly ReadField[] {
  const page = fields[0]?.page;
  if (page === undefined) return [];
  const signed = fields.filter(({ kind }) => kind === 'signature').map(({ box }) => box);
  return around.phrases.flatMap((phrase): ReadField[] => {
    const isNear = signed.some(
      (box) =>
        Math.abs(box.y - phrase.y) < lowest && box.x < phrase.x + 300 && box.x + box.width > phrase.x - 20,
    );
    if (!caption.test(phrase.text) || phrase.text.length > 110 || isNear) return [];
    const box = placeFor(phrase, around, fields);
    if (!box) return [];
    const statement = statementOf(box, around.phrases);
    const signature = printed('signature', phrase, page, box);
    const date = dateBeside(phrase, box, around);
    return [
      { ...signature, ...(statement !== '' && { statement }) },
      ...(date ? [printed('signed_on', date.phrase, page, date.box)] : []),
    ];
  });
}

const printed = (
  kind: 'signature' | 'signed_on',
  { text }: PrintedPhrase,
  page: number,
  box: Rectangle,
): ReadField => ({
  name: '',
  page,
  box,
  boxes: [{ page, ...box }],
  kind,
  label: toLabel(text),
});

/** `Date` in the same row, which has no box either: it stands to its caption as the signature does. */
function dateBeside(
  phrase: PrintedPhrase,
  signature: Rectangle,
  around: Surroundings,
): { readonly phrase: PrintedPhrase; readonly box: Rectangle } | null {
  const date = around.phrases.find(
    (one) =>
      /^date\b.{0,14}$/i.test(one.text) && one.x > signature.x + narrowest && Math.abs(one.y - phrase.y) < 8,
  );
  if (!date) return null;
  const isAbove = signature.y > phrase.y + phrase.height / 2;
  const place = isAbove ? placeAbove(date, around, dateWidth) : placeAfter(date, around, dateWidth);
  return place && { phrase: date, box: { ...place, width: Math.min(dateWidth, place.width) } };
}

/** As its date stands to the caption; else after a sign that points, above a caption below a line, or after it. */
function placeFor(
  phrase: PrintedPhrase,
  around: Surroundings,
  fields: readonly ReadField[],
): Rectangle | null {
  const date = fields.find(
    ({ kind, box }) => kind === 'date' && box.x > phrase.x + narrowest && Math.abs(box.y - phrase.y) < 30,
  )?.box;
  const after = placeAfter(phrase, around);
  const isCell = date !== undefined && date.y + date.height <= phrase.y + 4;
  if (isCell)
    return {
      x: phrase.x,
      y: date.y,
      width: Math.min(widest, date.x - phrase.x - 6),
      height: Math.max(14, date.height),
    };
  const isRow = date !== undefined && Math.abs(date.y - phrase.y) < 8;
  const isPointed =
    /[:▶►]$/.test(phrase.text) || around.phrases.some((one) => /^[▶►]/.test(one.text) && isNext(phrase, one));
  if (isRow || isPointed) return after ?? placeAbove(phrase, around);
  return placeAbove(phrase, around) ?? after;
}

const isNext = (phrase: PrintedPhrase, other: PrintedPhrase): boolean =>
  other.x - phrase.x - phrase.width < 12 && other.x > phrase.x && Math.abs(other.y - phrase.y) < 8;

function placeAfter(
  phrase: PrintedPhrase,
  { phrases, boxes }: Surroundings,
  least: number = narrowest,
): Rectangle | null {
  const pointer = phrases.find((one) => /^[▶►]/.test(one.text) && isNext(phrase, one)) ?? phrase;
  const start = pointer.x + pointer.width + 4;
  const others = [...phrases.filter((one) => one !== phrase && !/^[▶►]/.test(one.text)), ...boxes].filter(
    (one) => one.x > start && one.y < phrase.y + phrase.height && one.y + one.height > phrase.y,
  );
  const right = Math.max(
    ...phrases.map((one) => one.x + one.width),
    ...boxes.map((one) => one.x + one.width),
  );
  const end = Math.min(right, ...others.map(({ x }) => x - 6));
  const width = Math.min(widest, end - start);
  return width < least ? null : { x: start, y: phrase.y - 3, width, height };
}

function placeAbove(phrase: PrintedPhrase, { phrases, boxes }: Surroundings, width = 200): Rectangle | null {
  const box = { x: phrase.x, y: phrase.y + phrase.height + 2, width, height };
  const isFree = [...phrases.filter((one) => one !== phrase), ...boxes].every(
    (one) =>
      one.x > box.x + box.width ||
      one.x + one.width < box.x ||
      one.y >= box.y + height - 4 ||
      one.y + one.height <= box.y + 1,
  );
  return isFree && box.x >= margin - 20 ? box : null;
}
