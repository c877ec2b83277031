import { crc32, deflateSync } from 'node:zlib';

const width = 240;
const height = 300;
type Shade = readonly [red: number, green: number, blue: number];
const shades: Readonly<Record<'ground' | 'person' | 'stripe', Shade>> = {
  ground: [214, 222, 235],
  person: [92, 106, 130],
  stripe: [176, 58, 46],
};

/** A PNG of nobody: a silhouette under a stripe, so that it is never taken for a person's photo. */
export function picture(): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows.set(shadeAt(x, y), y * (1 + width * 3) + 1 + x * 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function shadeAt(x: number, y: number): Shade {
  if (y > height - 26) return shades.stripe;
  const head = (x - width / 2) ** 2 / 46 ** 2 + (y - 110) ** 2 / 58 ** 2 < 1;
  const shoulders = (x - width / 2) ** 2 / 98 ** 2 + (y - 282) ** 2 / 104 ** 2 < 1;
  return head || shoulders ? shades.person : shades.ground;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'ascii'), data]);
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
