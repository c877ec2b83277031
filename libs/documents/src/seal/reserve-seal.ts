import { type PDFContext, PDFArray, PDFDict, PDFHexString, PDFName, PDFRef, PDFString } from 'pdf-lib';
import { PdfUpdate } from './pdf-update.js';

/** The place that a file keeps for its seal. */
export interface SealPlace {
  /** When the signer says that it was sealed: ISO 8601 UTC. */
  readonly sealedAt: string;
  readonly reason: string;
  /** How many bytes the signature may have. */
  readonly bytes: number;
}

/** Of a widget that is not shown, and that nobody is to move: hidden, locked (ISO 32000-2, table 167). */
const hiddenAndLocked = 130;
/** As wide as any offset. */
const emptyNumber = '0000000000';
export const byteRangeStart = '/ByteRange [0 ';
export const contentsStart = '/Contents <';

/**
 * Appends an empty certifying signature, after which nothing may change (ISO 32000-2, 12.8.2.2: DocMDP with P 1). The
 * file's own bytes stay as they are, and nothing visible is added.
 *
 * @param pdf what was written of `context`, which must not be written again
 */
export function reserveSeal(pdf: Uint8Array, context: PDFContext, place: SealPlace): Uint8Array {
  const root = context.trailerInfo.Root;
  if (!(root instanceof PDFRef)) throw new Error('A file without a catalog cannot be sealed');
  const catalog = context.lookup(root, PDFDict).clone(context);
  const pageRef = firstPage(context, catalog);
  const page = context.lookup(pageRef, PDFDict).clone(context);
  const [signature, field] = [context.nextRef(), context.nextRef()];
  const annotations = page.lookupMaybe(PDFName.of('Annots'), PDFArray)?.asArray() ?? [];
  page.set(PDFName.of('Annots'), context.obj([...annotations, field]));
  catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [field], SigFlags: 3 }));
  catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: signature }));
  const update = new PdfUpdate(pdf, context);
  update.write(signature, signatureDictionary(place));
  update.write(field, widget(context, signature, pageRef));
  update.write(pageRef, page);
  update.write(root, catalog);
  return update.finish();
}

function firstPage(context: PDFContext, catalog: PDFDict): PDFRef {
  let ref = catalog.get(PDFName.of('Pages'));
  for (;;) {
    if (!(ref instanceof PDFRef)) throw new Error('A file without pages cannot be sealed');
    const kids = context.lookup(ref, PDFDict).lookupMaybe(PDFName.of('Kids'), PDFArray);
    if (!kids) return ref;
    ref = kids.get(0);
  }
}

/** Written by hand: the places of the two entries that are filled in at the end have to be known. */
function signatureDictionary({ sealedAt, reason, bytes }: SealPlace): Buffer {
  const at = `D:${sealedAt.replace(/\D/g, '').slice(0, 14)}Z`;
  return Buffer.from(
    [
      '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached',
      `/M ${PDFString.of(at)} /Reason ${PDFHexString.fromText(reason)}`,
      '/Reference [ << /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /V /1.2 /P 1 >> >> ]',
      `${byteRangeStart}${emptyNumber} ${emptyNumber} ${emptyNumber}]`,
      `${contentsStart}${'0'.repeat(bytes * 2)}> >>`,
    ].join('\n'),
  );
}

function widget(context: PDFContext, signature: PDFRef, page: PDFRef): PDFDict {
  const field = context.obj({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    F: hiddenAndLocked,
    Rect: [0, 0, 0, 0],
    V: signature,
    P: page,
  });
  field.set(PDFName.of('T'), PDFString.of('Seal'));
  return field;
}
