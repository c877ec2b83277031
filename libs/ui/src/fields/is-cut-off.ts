/** How far from the side it is looked, in pixels of a picture of 800: an uneven first pixel says nothing. */
const offsets = [2, 6, 10] as const;
/** How much lighter or darker the second pixel on is, of 255, where the edge of a letter is crossed. */
const step = 60;
/** Letters have two edges a stroke: about three words. */
const fewestSteps = 12;

/**
 * Whether print seems to run over a side of a picture, as it does where part of a document is left out. A desk or a
 * margin along the side changes little from pixel to pixel. A patterned cloth may be taken for print, and a document
 * that is cut where it is blank is not seen: it is asked, never refused.
 * @param lights how light each pixel is, 0 to 255, row by row
 */
export function isCutOff(lights: Float32Array, width: number, height: number): boolean {
  const stepsAlong = (start: number, stride: number, length: number) => {
    let steps = 0;
    for (let at = start, end = start + stride * (length - 2); at < end; at += stride)
      if (Math.abs((lights[at] ?? 0) - (lights[at + 2 * stride] ?? 0)) > step) steps += 1;
    return steps;
  };
  const sides = [
    (offset: number) => stepsAlong(offset, width, height),
    (offset: number) => stepsAlong(width - 1 - offset, width, height),
    (offset: number) => stepsAlong(offset * width, 1, width),
    (offset: number) => stepsAlong((height - 1 - offset) * width, 1, width),
  ];
  // Of three, since one may lie between two lines of print.
  return sides.some(
    (side) => offsets.filter((offset) => side(offset) >= fewestSteps).length >= offsets.length - 1,
  );
}
