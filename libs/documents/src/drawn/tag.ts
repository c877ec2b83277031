import { PDFHexString, PDFName, type PDFContext, type PDFDict, type PDFObject, type PDFRef } from 'pdf-lib';

export type TagType =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'Figure'
  | 'Form'
  | 'Span'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD';

interface Piece {
  readonly page: number;
  readonly number: number;
}

/** A part of the document's structure: what it is, and the marked pieces on the pages that show it (PDF 32000-1, 14.7). */
export class Tag {
  readonly children: (Tag | Piece)[] = [];

  constructor(
    readonly type: TagType,
    readonly alternative?: string,
    readonly language?: string,
  ) {}

  add(type: TagType, alternative?: string, language?: string): Tag {
    const child = new Tag(type, alternative, language);
    this.children.push(child);
    return child;
  }
}

interface WrittenStructure {
  readonly tree: PDFRef;
  /** Of each page: its list of tags by the number of their piece. */
  readonly pieces: readonly PDFRef[];
  readonly tagRefs: ReadonlyMap<Tag, PDFRef>;
}

interface AttachedStructure extends Omit<WrittenStructure, 'tree'> {
  readonly root: PDFRef;
}

/** Numbers the pieces of each page, then writes the tree that a screen reader follows. */
export class Structure {
  readonly root: Tag;
  private readonly byPage: Tag[][] = [];

  constructor(type: TagType = 'Document') {
    this.root = new Tag(type);
  }

  /** The number of a new piece of a tag on a page. */
  place(tag: Tag, page: number): number {
    const pieces = (this.byPage[page] ??= []);
    pieces.push(tag);
    tag.children.push({ page, number: pieces.length - 1 });
    return pieces.length - 1;
  }

  write(context: PDFContext, pages: readonly PDFRef[]): WrittenStructure {
    const tree = context.nextRef();
    const { root, pieces, tagRefs } = this.attach(context, tree, pages);
    const numbers = pieces.flatMap((ref, page) => [page, ref]);
    const parentTree = context.register(context.obj({ Nums: numbers }));
    const dict = {
      Type: 'StructTreeRoot',
      K: [root],
      ParentTree: parentTree,
      ParentTreeNextKey: pages.length,
    };
    context.assign(tree, context.obj(dict));
    return { tree, pieces, tagRefs };
  }

  /** Writes the elements alone, for a tree that there is. */
  attach(context: PDFContext, parent: PDFRef, pages: readonly PDFRef[]): AttachedStructure {
    const tagRefs = new Map<Tag, PDFRef>();
    const root = this.element(context, this.root, parent, pages, tagRefs);
    const pieces = pages.map((_, page) =>
      context.register(context.obj((this.byPage[page] ?? []).map((tag) => tagRefs.get(tag) ?? root))),
    );
    return { root, pieces, tagRefs };
  }

  private element(
    context: PDFContext,
    tag: Tag,
    parent: PDFRef,
    pages: readonly PDFRef[],
    refs: Map<Tag, PDFRef>,
  ): PDFRef {
    const ref = context.nextRef();
    refs.set(tag, ref);
    const children = tag.children.flatMap((child): PDFObject[] => {
      if (child instanceof Tag)
        // The tag of a box waits for what is filled in.
        return child.children.length > 0 || child.type === 'Form'
          ? [this.element(context, child, ref, pages, refs)]
          : [];
      return [context.obj({ Type: 'MCR', Pg: pages[child.page], MCID: child.number })];
    });
    const dict: PDFDict = context.obj({ Type: 'StructElem', S: tag.type, P: parent, K: children });
    if (tag.alternative) dict.set(PDFName.of('Alt'), PDFHexString.fromText(tag.alternative));
    if (tag.language) dict.set(PDFName.of('Lang'), PDFHexString.fromText(tag.language));
    context.assign(ref, dict);
    return ref;
  }
}
