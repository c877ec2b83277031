import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  boxBetween,
  handles,
  inLine,
  readingOrderOf,
  moved,
  neighbourOf,
  newBox,
  onPage,
  shareOf,
  sized,
} from './box-place';

const letter = { width: 612, height: 792 };
const box = { x: 100, y: 700, width: 200, height: 20 };
const at = (page: number, x: number, y: number) => ({
  page,
  x,
  y,
  width: 80,
  height: 16,
  shows: 'answer' as const,
});

describe('a box of a page', () => {
  it('is where it was drawn, whichever corner came first and however large the page is shown', () => {
    const drawn = boxBetween({ x: 600, y: 184 }, { x: 200, y: 144 }, 2, letter);
    expect(drawn).toEqual(box);
    expect(boxBetween({ x: 200, y: 144 }, { x: 600, y: 184 }, 2, letter)).toEqual(box);
    expect(boxBetween({ x: 50, y: 36 }, { x: 150, y: 46 }, 0.5, letter)).toEqual(box);
    const { left, top, width, height } = shareOf(box, letter);
    expect([left, width].map((share) => (share * letter.width) / 100)).toEqual([100, 200]);
    expect([top, height].map((share) => Math.round((share * letter.height) / 100))).toEqual([72, 20]);
  });

  it('is moved by points, and sized at each edge and corner while the opposite one stays', () => {
    expect(moved(box, 3, -2, letter)).toEqual({ ...box, x: 103, y: 698 });
    expect(sized(box, 'e', 10, 5, letter)).toEqual({ ...box, width: 210 });
    expect(sized(box, 'w', 10, 5, letter)).toEqual({ ...box, x: 110, width: 190 });
    expect(sized(box, 'n', 10, 5, letter)).toEqual({ ...box, height: 25 });
    expect(sized(box, 'se', 10, -5, letter)).toEqual({ x: 100, y: 695, width: 210, height: 25 });
    expect(sized(box, 'nw', 500, -500, letter)).toEqual({ x: 296, y: 700, width: 4, height: 4 });
  });

  it('comes in line with another that it all but stands in line with', () => {
    const other = { x: 99, y: 640, width: 150, height: 20 };
    expect(inLine(box, [other])).toEqual({ ...box, x: 99 });
    expect(inLine({ ...box, x: 300, y: 641.5 }, [other])).toEqual({ ...box, x: 300, y: 640 });
    expect(inLine({ ...box, x: 48 }, [other])).toEqual({ ...box, x: 49 });
    expect(inLine(box, [{ ...other, x: 103 }])).toEqual(box);
    expect(inLine(box, [])).toEqual(box);
  });

  it('never leaves its page, whatever is done to it', () => {
    const far = fc.integer({ min: -2000, max: 2000 });
    const act = fc.tuple(fc.constantFrom('move', ...handles), far, far);
    fc.assert(
      fc.property(fc.array(act, { minLength: 1, maxLength: 10 }), (acts) => {
        const after = acts.reduce(
          (now, [name, right, up]) =>
            name === 'move' ? moved(now, right, up, letter) : sized(now, name, right, up, letter),
          newBox(letter),
        );
        expect(after.x).toBeGreaterThanOrEqual(0);
        expect(after.y).toBeGreaterThanOrEqual(0);
        expect(after.x + after.width).toBeLessThanOrEqual(letter.width);
        expect(after.y + after.height).toBeLessThanOrEqual(letter.height);
        expect(Math.min(after.width, after.height)).toBeGreaterThanOrEqual(4);
        expect(onPage(after, letter)).toEqual(after);
      }),
      { numRuns: 500 },
    );
    expect(newBox({ width: 40, height: 10 })).toEqual({ x: 0, y: 0, width: 40, height: 10 });
  });

  it('is come to as one reads, and leaves to the next one on its page', () => {
    const boxes = [at(2, 10, 700), at(1, 300, 702), at(1, 10, 500), at(1, 10, 700)];
    expect(readingOrderOf(boxes)).toEqual([3, 1, 2, 0]);
    expect(neighbourOf(boxes, 3)).toBe(1);
    expect(neighbourOf(boxes, 2)).toBe(1);
    expect(neighbourOf(boxes, 0)).toBeNull();
  });
});
