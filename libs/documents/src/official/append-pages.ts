import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRef, type PDFContext, type PDFObject } from 'pdf-lib';
import type { DrawnPage } from '../drawn/paginate.js';
import type { Structure } from '../drawn/tag.js';
import { pageDict } from '../file/assemble.js';
import { numberLists } from './template.js';

const name = (text: string) => PDFName.of(text);

/**
 * Puts drawn pages after those of a document, and their tags after its tags.
 *
 * @returns the objects of the document that were changed
 */
export function appendPages(
  context: PDFContext,
  structure: Structure,
  pages: readonly DrawnPage[],
): ReadonlySet<PDFRef> {
  const changes = new Changes(context);
  const catalog = context.lookup(context.trailerInfo.Root, PDFDict);
  const [pagesRef, treeRef] = [refIn(catalog, 'Pages'), refIn(catalog, 'StructTreeRoot')];
  const first = nextKey(context.lookup(treeRef, PDFDict));
  const refs = pages.map((page, at) => context.register(pageDict(context, page, pagesRef, first + at)));
  addPages(changes, pagesRef, refs);
  const parent = documentElement(context, treeRef) ?? treeRef;
  const { root, pieces } = structure.attach(context, parent, refs);
  changes.change(parent, (element) => element.set(name('K'), context.obj([...kidsOf(element), root])));
  changes.change(treeRef, (tree) => {
    tree.set(name('ParentTree'), parentTree(context, tree, first, pieces));
    tree.set(name('ParentTreeNextKey'), PDFNumber.of(first + pieces.length));
  });
  return changes.refs;
}

/** A template's copies share its objects: what one of them changes is its own. */
class Changes {
  readonly refs = new Set<PDFRef>();

  constructor(readonly context: PDFContext) {}

  change(ref: PDFRef, alter: (dict: PDFDict) => void): void {
    const dict = this.context.lookup(ref, PDFDict).clone(this.context);
    alter(dict);
    this.context.assign(ref, dict);
    this.refs.add(ref);
  }
}

function addPages(changes: Changes, root: PDFRef, refs: readonly PDFRef[]): void {
  changes.change(root, (dict) => {
    const kids = dict.lookup(name('Kids'), PDFArray).asArray();
    dict.set(name('Kids'), changes.context.obj([...kids, ...refs]));
    dict.set(name('Count'), PDFNumber.of(dict.lookup(name('Count'), PDFNumber).asNumber() + refs.length));
  });
}

/** PDF 32000-1, 14.7.2: the element that holds all others, where there is one. */
export function documentElement(context: PDFContext, tree: PDFRef): PDFRef | null {
  const [first] = kidsOf(context.lookup(tree, PDFDict));
  return first instanceof PDFRef ? first : null;
}

/** Puts tags after those of a document, as they were made: each is told in its own words. */
export function appendTags(context: PDFContext, tags: readonly PDFRef[]): void {
  const catalog = context.lookup(context.trailerInfo.Root, PDFDict);
  const treeRef = refIn(catalog, 'StructTreeRoot');
  const parent = documentElement(context, treeRef) ?? treeRef;
  const element = context.lookup(parent, PDFDict).clone(context);
  element.set(name('K'), context.obj([...kidsOf(element), ...tags]));
  context.assign(parent, element);
  for (const tag of tags) context.lookup(tag, PDFDict).set(name('P'), parent);
}

function kidsOf(element: PDFDict): PDFObject[] {
  const direct = element.get(name('K'));
  const kids = element.lookup(name('K'));
  if (kids instanceof PDFArray) return kids.asArray();
  return direct ? [direct] : [];
}

/** What there is, and a leaf for the new pages after it: the keys of a number tree rise (PDF 32000-1, 7.9.7). */
function parentTree(context: PDFContext, tree: PDFDict, first: number, pieces: readonly PDFRef[]): PDFRef {
  const known = tree.lookup(name('ParentTree'), PDFDict);
  const numbers = numberLists(known).flatMap((list) => list.asArray());
  const added = pieces.flatMap((ref, at) => [PDFNumber.of(first + at), ref]);
  return context.register(context.obj({ Nums: [...numbers, ...added] }));
}

function nextKey(tree: PDFDict): number {
  const keys = numberLists(tree.lookup(name('ParentTree'), PDFDict)).flatMap((list) =>
    list
      .asArray()
      .flatMap((entry, at) => (at % 2 === 0 && entry instanceof PDFNumber ? [entry.asNumber()] : [])),
  );
  return Math.max(-1, ...keys) + 1;
}

function refIn(dict: PDFDict, key: string): PDFRef {
  const ref = dict.get(name(key));
  if (ref instanceof PDFRef) return ref;
  throw new Error(`The form's catalog has no reference to its ${key}`);
}
