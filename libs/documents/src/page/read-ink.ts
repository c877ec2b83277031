import { inflateSync } from 'node:zlib';

/** A drawn signature: how much ink lies on each pixel, without the empty margin around it. */
export interface Ink {
  readonly width: number;
  readonly height: number;
  /** 0 to 255 for each pixel, row by row. */
  readonly coverage: Uint8Array;
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly bytes: Uint8Array;
  readonly palette: Uint8Array;
  readonly transparency: Uint8Array;
  readonly type: number;
}

const LARGEST_SIDE = 4000;
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

const LARGEST_HEADER = 64;

/** How many pixels a PNG data URL says to have, from its first bytes; null where it is no such picture. */
export function pixelsOf(dataUrl: string): number | null {
  const start = 'data:image/png;base64,';
  if (!dataUrl.startsWith(start)) return null;
  const head = Buffer.from(dataUrl.slice(start.length, start.length + LARGEST_HEADER), 'base64');
  if (head.length < 24 || head.toString('latin1', 1, 4) !== 'PNG') return null;
  // ISO/IEC 15948, 5.6: the header is the first chunk.
  if (head.toString('latin1', 12, 16) !== 'IHDR') return null;
  return head.readUInt32BE(16) * head.readUInt32BE(20);
}

/** The ink of a PNG data URL; null where it is no such picture, or an empty one, and so no signature. */
export function readInk(dataUrl: string): Ink | null {
  const base64 = /^data:image\/png;base64,([A-Za-z0-9+/=\s]+)$/.exec(dataUrl)?.[1];
  if (!base64) return null;
  try {
    const pixels = readPng(Buffer.from(base64, 'base64'));
    return pixels ? trimmed(pixels.width, pixels.height, coverageOf(pixels)) : null;
  } catch {
    // Bytes that cannot be read as a picture hold no signature.
    return null;
  }
}

/** PNG (ISO/IEC 15948) with eight bits a channel and no interlacing: what a browser's canvas writes. */
function readPng(file: Buffer): Pixels | null {
  if (file.toString('latin1', 1, 4) !== 'PNG') return null;
  const chunks = chunksOf(file);
  const header = chunks[0]?.type === 'IHDR' ? chunks[0].data : undefined;
  if (!header || header[8] !== 8 || header[12] !== 0) return null;
  const [width, height, type] = [header.readUInt32BE(0), header.readUInt32BE(4), header[9] ?? 0];
  const channels = CHANNELS[type];
  if (!channels || width < 1 || height < 1 || width > LARGEST_SIDE || height > LARGEST_SIDE) return null;
  const size = (width * channels + 1) * height;
  const packed = Buffer.concat(chunks.filter((chunk) => chunk.type === 'IDAT').map(({ data }) => data));
  const bytes = unfiltered(
    inflateSync(packed, { maxOutputLength: size }),
    width * channels,
    height,
    channels,
  );
  const part = (wanted: string) => chunks.find((chunk) => chunk.type === wanted)?.data ?? Buffer.alloc(0);
  return { width, height, channels, type, bytes, palette: part('PLTE'), transparency: part('tRNS') };
}

function chunksOf(file: Buffer): { type: string; data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at + 8 <= file.length;) {
    const length = file.readUInt32BE(at);
    chunks.push({
      type: file.toString('latin1', at + 4, at + 8),
      data: file.subarray(at + 8, at + 8 + length),
    });
    at += length + 12;
  }
  return chunks;
}

function unfiltered(rows: Uint8Array, stride: number, height: number, step: number): Uint8Array {
  if (rows.length < (stride + 1) * height) throw new Error('the picture ends early');
  const out = new Uint8Array(stride * height);
  for (let row = 0; row < height; row += 1) {
    const filter = rows[row * (stride + 1)] ?? 0;
    for (let column = 0; column < stride; column += 1) {
      const at = row * stride + column;
      const left = column >= step ? (out[at - step] ?? 0) : 0;
      const up = row > 0 ? (out[at - stride] ?? 0) : 0;
      const corner = row > 0 && column >= step ? (out[at - stride - step] ?? 0) : 0;
      out[at] = (rows[row * (stride + 1) + 1 + column] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return out;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return Math.floor((left + up) / 2);
  return filter === 4 ? paeth(left, up, corner) : 0;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** A canvas is transparent but for the ink, whatever its colour; an opaque picture is ink where it is dark. */
function coverageOf(pixels: Pixels): Uint8Array {
  const count = pixels.width * pixels.height;
  const alpha = Uint8Array.from({ length: count }, (_, at) => alphaAt(pixels, at));
  if (alpha.some((value) => value < 250)) return alpha;
  return Uint8Array.from({ length: count }, (_, at) => 255 - luminanceAt(pixels, at));
}

function alphaAt({ type, bytes, transparency }: Pixels, at: number): number {
  if (type === 6) return bytes[at * 4 + 3] ?? 255;
  if (type === 4) return bytes[at * 2 + 1] ?? 255;
  return type === 3 ? (transparency[bytes[at] ?? 0] ?? 255) : 255;
}

function luminanceAt({ type, channels, bytes, palette }: Pixels, at: number): number {
  if (type === 0 || type === 4) return bytes[at * channels] ?? 255;
  const source = type === 3 ? palette : bytes;
  const start = type === 3 ? (bytes[at] ?? 0) * 3 : at * channels;
  const [red = 255, green = 255, blue = 255] = source.subarray(start, start + 3);
  return Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
}

function trimmed(width: number, height: number, coverage: Uint8Array): Ink | null {
  const isInk = (x: number, y: number) => (coverage[y * width + x] ?? 0) > 24;
  const columns = Array.from({ length: width }, (_, x) => x);
  const rows = Array.from({ length: height }, (_, y) => y);
  const [top, bottom] = ends(rows.filter((y) => columns.some((x) => isInk(x, y))));
  const [left, right] = ends(columns.filter((x) => rows.some((y) => isInk(x, y))));
  if (top === undefined || left === undefined) return null;
  const [w, h] = [(right ?? left) - left + 1, (bottom ?? top) - top + 1];
  const part = Uint8Array.from(
    { length: w * h },
    (_, at) => coverage[(top + Math.floor(at / w)) * width + left + (at % w)] ?? 0,
  );
  return { width: w, height: h, coverage: part };
}

function ends(values: readonly number[]): [number | undefined, number | undefined] {
  return [values[0], values.at(-1)];
}
