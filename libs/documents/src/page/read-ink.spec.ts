import { describe, expect, it } from '@jest/globals';
import { pngOf, stroke } from '../testing/png.js';
import { readInk } from './read-ink.js';

describe('a drawn signature is read as ink', () => {
  it('the empty margin of the canvas goes, so that the hand fills its line', () => {
    expect(readInk(stroke)).toMatchObject({ width: 100, height: 5 });
  });

  it('white ink on a dark page is ink too', () => {
    const white = pngOf(40, 20, (x) => [255, 255, 255, x === 10 ? 255 : 0]);
    expect(readInk(white)).toMatchObject({ width: 1, height: 20 });
  });

  it('a scan on white paper is ink where it is dark', () => {
    const scan = pngOf(40, 20, (x, y) =>
      x === 5 && y > 3 && y < 9 ? [10, 10, 10, 255] : [255, 255, 255, 255],
    );
    expect(readInk(scan)).toMatchObject({ width: 1, height: 5 });
  });

  it.each([
    ['an empty canvas', pngOf(40, 20, () => [0, 0, 0, 0])],
    ['a page of white', pngOf(40, 20, () => [255, 255, 255, 255])],
    ['another kind of file', 'data:image/jpeg;base64,/9j/4AAQ'],
    ['a broken picture', stroke.slice(0, 160)],
    ['no picture at all', 'Ana'],
  ])('%s is no signature', (_, image) => {
    expect(readInk(image)).toBeNull();
  });

  it('a picture that claims to be larger than it is does not fill the memory', () => {
    const bytes = Buffer.from(stroke.slice(stroke.indexOf(',') + 1), 'base64');
    bytes.writeUInt32BE(4_000_000, 16);
    expect(readInk(`data:image/png;base64,${bytes.toString('base64')}`)).toBeNull();
  });
});
