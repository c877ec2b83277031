import { PDFRef, type PDFContext, type PDFObject } from 'pdf-lib';

/** Objects appended to a file, whose own bytes stay as they are (ISO 32000-2, 7.5.6: incremental updates). */
export class PdfUpdate {
  private readonly parts: Buffer[] = [];
  private readonly offsets = new Map<number, number>();
  private length: number;

  constructor(
    private readonly pdf: Uint8Array,
    private readonly context: PDFContext,
  ) {
    this.length = pdf.length;
    this.append(Buffer.from('\n'));
  }

  write(ref: PDFRef, body: Uint8Array | PDFObject): void {
    this.offsets.set(ref.objectNumber, this.length);
    const content = body instanceof Uint8Array ? body : bytesOf(body);
    const head = Buffer.from(`${ref.objectNumber} ${ref.generationNumber} obj\n`);
    this.append(Buffer.concat([head, content, Buffer.from('\nendobj\n')]));
  }

  finish(): Buffer {
    const start = this.length;
    const table = this.context.nextRef();
    this.offsets.set(table.objectNumber, start);
    this.write(table, this.crossReference());
    this.append(Buffer.from(`startxref\n${start}\n%%EOF\n`));
    return Buffer.concat([this.pdf, ...this.parts]);
  }

  private append(part: Buffer): void {
    this.parts.push(part);
    this.length += part.length;
  }

  private crossReference(): Buffer {
    const entries = [...this.offsets].toSorted(([one], [other]) => one - other);
    const rows = Buffer.alloc(entries.length * 5);
    entries.forEach(([, offset], at) => {
      rows.writeUInt8(1, at * 5);
      rows.writeUInt32BE(offset, at * 5 + 1);
    });
    const { Root, Info, ID } = this.context.trailerInfo;
    const dictionary = this.context.obj({
      Type: 'XRef',
      Size: this.context.largestObjectNumber + 1,
      W: [1, 4, 0],
      Index: entries.flatMap(([number]) => [number, 1]),
      Prev: startOfTable(this.pdf),
      Root,
      Info,
      ID,
      Length: rows.length,
    });
    return Buffer.concat([bytesOf(dictionary), Buffer.from('\nstream\n'), rows, Buffer.from('\nendstream')]);
  }
}

/** Where the file's last cross-reference table is: every reader looks for it at the end. */
function startOfTable(pdf: Uint8Array): number {
  const end = Buffer.from(pdf.subarray(-1024)).toString('latin1');
  const [, start] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(end) ?? [];
  if (start === undefined) throw new Error('The end of a PDF is missing');
  return Number(start);
}

function bytesOf(object: PDFObject): Buffer {
  const bytes = Buffer.alloc(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
}
