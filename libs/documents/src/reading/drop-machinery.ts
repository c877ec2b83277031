import { PDFArray, PDFDict, PDFName, PDFRef, PDFStream, type PDFContext, type PDFObject } from 'pdf-lib';

/** What a PDF had besides print, and lost. */
export type Dropped = 'scripts' | 'actions' | 'attachments' | 'xfa' | 'links';

const name = (text: string) => PDFName.of(text);

/** Whatever leads to these runs, opens, sends or claims something, wherever it stands. */
const machinery: ReadonlyMap<string, Dropped | null> = new Map([
  ['AA', 'actions'],
  ['AcroForm', null],
  ['AF', 'attachments'],
  ['EF', 'attachments'],
  ['EmbeddedFiles', 'attachments'],
  ['JS', 'scripts'],
  ['JavaScript', 'scripts'],
  ['Metadata', null],
  ['OpenAction', 'actions'],
  ['OPI', null],
  ['Perms', null],
  ['PieceInfo', null],
  ['URI', 'links'],
  ['XFA', 'xfa'],
]);

const actions: ReadonlyMap<string, Dropped> = new Map([
  ['GoTo', 'links'],
  ['GoToE', 'attachments'],
  ['GoToR', 'links'],
  ['Hide', 'actions'],
  ['ImportData', 'actions'],
  ['JavaScript', 'scripts'],
  ['Launch', 'actions'],
  ['Movie', 'actions'],
  ['Named', 'actions'],
  ['Rendition', 'actions'],
  ['ResetForm', 'actions'],
  ['RichMediaExecute', 'actions'],
  ['Sound', 'actions'],
  ['SubmitForm', 'actions'],
  ['URI', 'links'],
]);

const annotations: ReadonlyMap<string, Dropped> = new Map([
  ['FileAttachment', 'attachments'],
  ['Link', 'links'],
  ['Movie', 'actions'],
  ['RichMedia', 'actions'],
  ['Screen', 'actions'],
  ['Sound', 'actions'],
]);

/** What there is of it in a document. */
export function machineryIn(context: PDFContext): readonly Dropped[] {
  const found = new Set<Dropped>();
  for (const dict of dictsIn(context.enumerateIndirectObjects().map(([, object]) => object))) {
    for (const key of dict.keys()) {
      const what = machinery.get(key.decodeText());
      // Usage rights name what they allow in an /EF that holds no file.
      const isRight = key === name('EF') && !(dict.lookup(key) instanceof PDFDict);
      if (what && !isRight) found.add(what);
    }
    const action = dict.lookup(name('S'));
    const isAction = action instanceof PDFName && isActionDict(dict);
    const what = isAction ? actions.get(action.decodeText()) : undefined;
    const subtype = dict.lookup(name('Subtype'));
    const annotation = subtype instanceof PDFName ? annotations.get(subtype.decodeText()) : undefined;
    if (what) found.add(what);
    if (annotation) found.add(annotation);
  }
  return [...found].sort();
}

/** Takes it from what a document still leads to. */
export function dropMachinery(objects: Iterable<PDFObject>): void {
  for (const dict of dictsIn(objects)) {
    for (const key of dict.keys()) if (machinery.has(key.decodeText())) dict.delete(key);
    for (const key of ['A', 'PA', 'Next']) {
      const action = dict.lookup(name(key));
      if (action instanceof PDFDict && isActionDict(action)) dict.delete(name(key));
    }
    dropReferences(dict);
  }
  for (const object of objects)
    // PDF 32000-1, 7.3.8.2: the content of such a stream is in another file.
    if (object instanceof PDFStream)
      for (const key of ['F', 'FFilter', 'FDecodeParms']) object.dict.delete(name(key));
}

/** PDF 32000-1, 14.7.4.3: a tag lets go of the annotation that it stood for. */
function dropReferences(dict: PDFDict): void {
  const kids = dict.lookup(name('K'));
  if (kids instanceof PDFDict && isReference(kids)) dict.delete(name('K'));
  if (!(kids instanceof PDFArray)) return;
  const left = kids.asArray().filter((_, at) => !isReference(kids.lookup(at)));
  if (left.length < kids.size()) dict.set(name('K'), dict.context.obj(left));
}

const isReference = (kid: PDFObject | undefined): boolean =>
  kid instanceof PDFDict && kid.has(name('Obj')) && kid.get(name('Type')) === name('OBJR');

/** A tag's attributes and a transparency group have an /S too. */
function isActionDict(dict: PDFDict): boolean {
  const kind = dict.lookup(name('S'));
  const type = dict.lookup(name('Type'));
  return kind instanceof PDFName && actions.has(kind.decodeText()) && type !== name('StructElem');
}

/** All that is reached from some objects without following a reference. */
export function* dictsIn(objects: Iterable<PDFObject>): Generator<PDFDict> {
  const waiting: (PDFObject | undefined)[] = [];
  for (const start of objects) {
    waiting.push(start);
    while (waiting.length > 0) {
      const object = waiting.pop();
      if (object instanceof PDFStream) waiting.push(object.dict);
      else if (object instanceof PDFArray) for (const kid of object.asArray()) waiting.push(kid);
      else if (object instanceof PDFDict) {
        yield object;
        for (const value of object.values()) if (!(value instanceof PDFRef)) waiting.push(value);
      }
    }
  }
}
