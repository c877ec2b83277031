import type { FormBox } from '@firstday/domain';

/**
 * What each box of a field shows. Cells are for letters and digits: signs between them are printed. Cells in several boxes of
 * one row, such as the three of a Social Security number, share one answer.
 */
export function combTexts(text: string, boxes: readonly FormBox[]): readonly string[] {
  const plain = [...text].filter((character) => /[\p{L}\p{N}]/u.test(character));
  const cells = boxes.map(
    ({ comb, width, height }) => comb ?? (boxes.length > 1 && width < 1.6 * height ? 1 : 0),
  );
  const isShared = boxes.length > 1 && cells.every((count) => count > 0) && isOneRow(boxes);
  if (!isShared)
    return boxes.map(({ comb }) =>
      comb && plain.length <= comb && [...text].length > comb ? plain.join('') : text,
    );
  if (plain.length > cells.reduce((sum, count) => sum + count, 0))
    return boxes.map((_, at) => (at === 0 ? text : ''));
  let from = 0;
  return cells.map((count) => {
    const part = plain.slice(from, from + count).join('');
    from += count;
    return part;
  });
}

const isOneRow = (boxes: readonly FormBox[]): boolean =>
  boxes.every(({ page, y, x }, at) => {
    const [first, before] = [boxes[0], boxes[at - 1]];
    return (
      first !== undefined && page === first.page && Math.abs(y - first.y) < 4 && (!before || x > before.x)
    );
  });
