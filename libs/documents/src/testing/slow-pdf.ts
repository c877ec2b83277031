import { deflateSync } from 'node:zlib';

const [width, height] = [30_000, 10_000] as const;

interface SlowPdf {
  readonly pages?: number;
  /** How often a page draws its image. Another number is another file. */
  readonly draws?: number;
}

/**
 * A small PDF that is read at once and whose pages take minutes to draw: each draws one image of 300 million pixels, which
 * packs to 37 kB, again and again.
 */
export function slowPdf({ pages = 1, draws = 2000 }: SlowPdf = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => at + 5);
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /I 4 0 R >> >> /Contents 3 0 R >>';
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${pages} >>`,
    stream('', Buffer.from('q 612 0 0 792 0 0 cm /I Do Q\n'.repeat(draws))),
    stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 1`,
      Buffer.alloc((width * height) / 8),
    ),
    ...kids.map(() => page),
  ]);
}

function stream(entries: string, content: Buffer): string {
  const packed = deflateSync(content, { level: 9 });
  return `<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream`;
}

function pdfOf(objects: readonly string[]): Buffer {
  const offsets: number[] = [];
  let file = '%PDF-1.7\n';
  for (const [at, object] of objects.entries()) {
    offsets.push(file.length);
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}
