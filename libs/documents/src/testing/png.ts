import { crc32, deflateSync } from 'node:zlib';

/** A PNG data URL of pixels given as RGBA, as a browser's canvas writes it. */
export function pngOf(
  width: number,
  height: number,
  rgba: (x: number, y: number) => readonly number[],
): string {
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (__, x) => rgba(x, y)).flat(),
  ]);
  return pngWith(width, height, deflateSync(Uint8Array.from(rows.flat())));
}

/** One of one grey and opacity all over, made in no time however large; or with whatever is said to be its pixels. */
export function plainPng(
  width: number,
  height: number,
  alpha: number,
  packed: Uint8Array = deflateSync(Buffer.alloc((width * 4 + 1) * height, Uint8Array.of(0, 0, 0, alpha))),
): string {
  return pngWith(width, height, packed);
}

function pngWith(width: number, height: number, packed: Uint8Array): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const file = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from(packed)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${file.toString('base64')}`;
}

/** A stroke of a pen on a transparent canvas. */
export const stroke = pngOf(120, 60, (x, y) => [
  0,
  0,
  0,
  x >= 10 && x < 110 && Math.abs(y - 30) < 3 ? 255 : 0,
]);

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(content.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}
