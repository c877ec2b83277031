import type { ReadField } from '@firstday/forms';

/** Boxes of one name show one answer, unless the page asks for something else in each. */
export function joinNames(fields: readonly ReadField[]): readonly ReadField[] {
  const joined: ReadField[] = [];
  for (const field of fields) {
    const at = joined.findIndex((one) => isSame(one, field));
    const known = joined[at];
    if (known) joined[at] = { ...known, boxes: [...known.boxes, ...field.boxes] };
    else joined.push(field);
  }
  return joined;
}

const isSame = (one: ReadField, other: ReadField): boolean =>
  one.name !== '' && one.name === other.name && one.kind === other.kind && one.label === other.label;

/** Empty lines below a line that is asked for go on with it: a text over several lines. */
export function joinLines(fields: readonly ReadField[]): readonly ReadField[] {
  const sorted = [...fields].sort((one, other) => one.page - other.page || other.box.y - one.box.y);
  const joined: ReadField[] = [];
  for (const field of sorted) {
    const at = joined.findLastIndex((one) => goesOn(one, field));
    const above = joined[at];
    if (above)
      joined[at] = {
        ...above,
        kind: 'long_text',
        isLines: true,
        multiline: true,
        boxes: [...above.boxes, ...field.boxes],
      };
    else joined.push(field);
  }
  return joined;
}

const isLine = ({ kind, options }: ReadField): boolean =>
  options === undefined &&
  (kind === 'text' || kind === 'long_text' || kind === 'money' || kind === 'address');

/** Nothing is asked in it, and it lies below the last line, as high, and ends where that ends. */
function goesOn(above: ReadField, field: ReadField): boolean {
  const last = above.boxes.at(-1);
  if (!last || field.isUnasked !== true || !isLine(above) || !isLine(field) || above.page !== field.page)
    return false;
  const { x, y, width, height } = field.box;
  const gap = last.y - (y + height);
  const isEnded = Math.abs(last.x + last.width - x - width) < 4;
  return gap > -3 && gap < 5 && isEnded && Math.abs(last.height - height) < 3 && width > 120;
}
