/*
 * A sheet as text, one thing a line: fields of the form, then for each page its shapes and what it says under its tags, in
 * the order of reading. `libs/documents/src/sheet/read-printed-sheet.ts` reads it.
 */
export const sheetText = (fields, pages) =>
  [
    ...fields.map(fieldLine),
    ...pages.flatMap(({ shapes, content, foot }, at) => [
      'page',
      ...shapes.map(shapeLine),
      ...foot.map((run) => contentLines(run).join('').replace('text', 'foot')),
      ...content.flatMap((node) => contentLines(node, fields, at + 1)),
    ]),
  ].join('\n');

const fieldLine = ({
  name,
  page,
  rectangle: { x, y, width, height },
  kind,
  outlined,
  multiline,
  comb,
  maxLength,
}) =>
  [
    'field',
    page,
    ...[x, y, width, height].map(rounded),
    [kind, outlined && 'outlined', multiline && 'multiline', comb && 'comb', maxLength]
      .filter(Boolean)
      .join(),
  ].join(' ') + `|${name}`;

const shapeLine = ({ fill, line, color, path }) =>
  fill ? `fill ${fill.join(' ')}|${path}` : `line ${line} ${color.join(' ')}|${path}`;

function contentLines(node, fields, page) {
  if (node.tag)
    return [`<${node.tag}`, ...node.children.flatMap((one) => contentLines(one, fields, page)), '>'];
  if (node.field === undefined) {
    const { style = 'regular', size, x, y, width, text } = node;
    return [`text ${style} ${size} ${x} ${y} ${width}|${text}`];
  }
  const [x, y] = node.at;
  const isHere = ({ rectangle }) => Math.abs(rectangle.x - x) < 0.1 && Math.abs(rectangle.y - y) < 0.1;
  return [`box ${fields.findIndex((field) => field.page === page && isHere(field))}`];
}

const rounded = (value) => Math.round(value * 100) / 100;
