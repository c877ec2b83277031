import { deflateSync } from 'node:zlib';
import { PDFRawStream, type PDFContext, type PDFRef } from 'pdf-lib';
import type { Color } from './color.js';
import type { Ink } from './read-ink.js';

/** Writes the ink in one colour, transparent where there is none, so that it lies on a form's lines as a pen would. */
export function embedInk(context: PDFContext, ink: Ink, color: Color): PDFRef {
  const size = {
    Type: 'XObject',
    Subtype: 'Image',
    Width: ink.width,
    Height: ink.height,
    BitsPerComponent: 8,
  };
  const mask = deflateSync(ink.coverage);
  const maskRef = context.register(
    PDFRawStream.of(
      context.obj({ ...size, ColorSpace: 'DeviceGray', Filter: 'FlateDecode', Length: mask.length }),
      mask,
    ),
  );
  const rgb = Uint8Array.from({ length: ink.width * ink.height * 3 }, (_, at) =>
    Math.round((color[at % 3] ?? 0) * 255),
  );
  const flat = deflateSync(rgb);
  const entries = {
    ...size,
    ColorSpace: 'DeviceRGB',
    SMask: maskRef,
    Filter: 'FlateDecode',
    Length: flat.length,
  };
  return context.register(PDFRawStream.of(context.obj(entries), flat));
}
