import { deflateSync } from 'node:zlib';
import {
  PDFName,
  PDFNumber,
  PDFStream,
  type PDFContext,
  type PDFDict,
  type PDFObject,
  type PDFRef,
} from 'pdf-lib';

/** Where an object lies: at an offset of the file, or at an index of an object stream (PDF 32000-1, 7.5.8). */
type Entry = { readonly offset: number } | { readonly stream: number; readonly index: number };

/** Objects that are the same in every document of a template, written and compressed once. */
export interface FrozenObjects {
  readonly bytes: Buffer;
  readonly entries: ReadonlyMap<number, Entry>;
}

const HEADER = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1');
const OBJECTS_A_STREAM = 200;

export function freeze(context: PDFContext, objects: Iterable<readonly [PDFRef, PDFObject]>): FrozenObjects {
  const parts = new Parts(HEADER.length);
  parts.add(context, [...objects]);
  return { bytes: parts.bytes(), entries: parts.entries };
}

/**
 * Writes a document: what is frozen as it is, the rest after it, small objects packed, one cross-reference stream.
 *
 * @param changed objects that count as they are in `context`, and no longer as they were frozen
 */
export function writePdf(
  context: PDFContext,
  frozen?: FrozenObjects,
  changed: ReadonlySet<PDFRef> = new Set(),
): Uint8Array {
  const parts = new Parts(HEADER.length + (frozen?.bytes.length ?? 0));
  const objects = context.enumerateIndirectObjects();
  parts.add(
    context,
    objects.filter(([ref]) => changed.has(ref) || !frozen?.entries.has(ref.objectNumber)),
  );
  const start = parts.offset;
  const reference = context.nextRef();
  const entries = new Map([
    ...(frozen?.entries ?? []),
    ...parts.entries,
    [reference.objectNumber, { offset: start }],
  ]);
  parts.write(reference.objectNumber, crossReference(context, entries));
  const end = Buffer.from(`startxref\n${start}\n%%EOF\n`, 'latin1');
  return Buffer.concat([HEADER, ...(frozen ? [frozen.bytes] : []), parts.bytes(), end]);
}

/** The body of a file as it grows. */
class Parts {
  readonly entries = new Map<number, Entry>();
  private readonly written: Buffer[] = [];

  constructor(public offset: number) {}

  add(context: PDFContext, objects: readonly (readonly [PDFRef, PDFObject])[]): void {
    const small = objects.filter(([, object]) => !(object instanceof PDFStream));
    for (const [ref, object] of objects) {
      if (!(object instanceof PDFStream)) continue;
      this.entries.set(ref.objectNumber, { offset: this.offset });
      this.write(ref.objectNumber, bytesOf(object));
    }
    for (let start = 0; start < small.length; start += OBJECTS_A_STREAM)
      this.addPacked(context, small.slice(start, start + OBJECTS_A_STREAM));
  }

  write(number: number, body: Uint8Array): void {
    const part = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    this.written.push(part);
    this.offset += part.length;
  }

  bytes(): Buffer {
    return Buffer.concat(this.written);
  }

  private addPacked(context: PDFContext, objects: readonly (readonly [PDFRef, PDFObject])[]): void {
    const stream = context.nextRef().objectNumber;
    const bodies = objects.map(([, object]) => bytesOf(object));
    let position = 0;
    const head = objects.map(([ref], index) => {
      this.entries.set(ref.objectNumber, { stream, index });
      const pair = `${ref.objectNumber} ${position}`;
      position += (bodies[index]?.length ?? 0) + 1;
      return pair;
    });
    const first = Buffer.from(`${head.join(' ')}\n`, 'latin1');
    const content = deflateSync(
      Buffer.concat([first, ...bodies.flatMap((body) => [body, Buffer.from('\n')])]),
    );
    this.entries.set(stream, { offset: this.offset });
    const dict = context.obj({ Type: 'ObjStm', N: objects.length, First: first.length });
    this.write(stream, streamBytes(dict, content));
  }
}

function crossReference(context: PDFContext, entries: ReadonlyMap<number, Entry>): Uint8Array {
  const size = Math.max(...entries.keys()) + 1;
  const rows = Buffer.alloc(size * 7);
  rows.writeUInt16BE(65535, 5);
  for (const [number, entry] of entries) {
    rows.writeUInt8('offset' in entry ? 1 : 2, number * 7);
    rows.writeUInt32BE('offset' in entry ? entry.offset : entry.stream, number * 7 + 1);
    rows.writeUInt16BE('offset' in entry ? 0 : entry.index, number * 7 + 5);
  }
  const { Root, Info, ID } = context.trailerInfo;
  const dict = context.obj({ Type: 'XRef', Size: size, W: [1, 4, 2], Root, Info, ID });
  return streamBytes(dict, deflateSync(rows));
}

function streamBytes(dict: PDFDict, content: Uint8Array): Uint8Array {
  dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  dict.set(PDFName.of('Length'), PDFNumber.of(content.length));
  return Buffer.concat([bytesOf(dict), Buffer.from('\nstream\n'), content, Buffer.from('\nendstream')]);
}

function bytesOf(object: PDFObject): Uint8Array {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
}
