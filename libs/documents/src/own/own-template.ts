import {
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFArray,
  ParseSpeeds,
  PDFRef,
  type PDFContext,
} from 'pdf-lib';
import { freeze } from '../file/write-pdf.js';
import { documentElement } from '../official/append-pages.js';
import { copyOf, reachableObjects, taggedPieces, type Template } from '../official/template.js';

/** A sheet that was read, ready to be filled in. */
export interface OwnTemplate extends Template {
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
}

const most = 8;
const opened = new Map<string, Promise<OwnTemplate>>();

/** The last few stay open: people of one account fill in the same forms. */
export function ownTemplate({
  sha256,
  bytes,
}: {
  readonly sha256: string;
  readonly bytes: Uint8Array;
}): Promise<OwnTemplate> {
  const template = opened.get(sha256) ?? openSheet(bytes);
  // The one that was used last is the last to go.
  opened.delete(sha256);
  opened.set(sha256, template);
  const [oldest] = opened.keys();
  if (opened.size > most && oldest !== undefined) opened.delete(oldest);
  template.catch(() => opened.delete(sha256));
  return template;
}

const name = (text: string) => PDFName.of(text);

/** @param bytes as `readPdf` cleaned them */
async function openSheet(bytes: Uint8Array): Promise<OwnTemplate> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  const { context, catalog } = document;
  const refs = document.getPages().map(({ ref }) => ref);
  const pages = refs.map((ref) => ({ ref, tagged: taggedPieces(context, catalog, ref) }));
  const changing = new Set<PDFRef | null>([
    ...refs,
    ...pages.map(({ tagged }) => tagged),
    ...changedByFilling(context, catalog),
  ]);
  const objects = reachableObjects(context);
  const frozen = freeze(
    context,
    [...objects].filter(([ref]) => !changing.has(ref)),
  );
  return {
    pages,
    fields: [],
    sizes: refs.map((ref) => sizeOf(context.lookup(ref, PDFDict))),
    frozen,
    copy: () => copyOf(context, objects),
  };
}

/** The catalog gets a title, the list of pages more of them, the tags what is filled in. */
function changedByFilling(context: PDFContext, catalog: PDFDict): readonly PDFRef[] {
  const tree = catalog.get(name('StructTreeRoot'));
  const found = [context.trailerInfo.Root, catalog.get(name('Pages')), tree];
  const refs = found.filter((one): one is PDFRef => one instanceof PDFRef);
  const element = tree instanceof PDFRef ? documentElement(context, tree) : null;
  return element ? [...refs, element] : refs;
}

function sizeOf(page: PDFDict): { width: number; height: number } {
  const box = page.lookup(name('MediaBox'), PDFArray);
  return { width: box.lookup(2, PDFNumber).asNumber(), height: box.lookup(3, PDFNumber).asNumber() };
}
