import { PDFContext, type PDFRef } from 'pdf-lib';
import { buildCatalog, type DocumentProperties } from '../file/assemble.js';
import { freeze } from '../file/write-pdf.js';
import { black } from '../page/color.js';
import { DrawnPage } from '../drawn/paginate.js';
import { Structure, type Tag } from '../drawn/tag.js';
import { copyOf, type Template } from '../official/template.js';
import { EmbeddedFonts } from '../text/embedded-font.js';
import { shape } from '../text/shape.js';
import type { PrintedNode, PrintedSheet, PrintedText } from './read-printed-sheet.js';

/** Our letters are larger for their size than the agencies'. */
const SIZE = 0.95;

/**
 * An official form drawn as its agency prints it: the same words in the same places and the same order, the same boxes, each
 * supplement. 8 CFR 274a.2(e)(1): an electronic form changes neither name, content nor sequence of the data elements.
 */
export function drawPrintedSheet(sheet: PrintedSheet, properties: DocumentProperties): Template {
  const context = PDFContext.create();
  const fonts = new EmbeddedFonts(context, 'Sheet');
  const structure = new Structure();
  const tags = new Map<number, Tag>();
  const pages = sheet.pages.map(({ shapes, foot, content }, index) => {
    const page = new DrawnPage(index, fonts, structure);
    page.artifact(() => page.marks.raw(...shapes));
    page.artifact(() => foot.forEach((text) => drawText(page, text)));
    for (const node of content) drawNode(page, node, structure.root, tags);
    return page;
  });
  const { refs, pieces, tagRefs } = buildCatalog(context, fonts, structure, pages, properties);
  const fields = sheet.fields.map((field, index) => ({ ...field, tag: refOf(tags.get(index), tagRefs) }));
  const changing = new Set<PDFRef | null>([...refs, ...pieces, ...fields.map(({ tag }) => tag)]);
  const objects = new Map(context.enumerateIndirectObjects());
  const frozen = freeze(
    context,
    [...objects].filter(([ref]) => !changing.has(ref)),
  );
  return {
    pages: refs.map((ref, index) => ({ ref, tagged: pieces[index] ?? null })),
    fields,
    frozen,
    copy: () => copyOf(context, objects),
  };
}

const refOf = (tag: Tag | undefined, refs: ReadonlyMap<Tag, PDFRef>): PDFRef | null =>
  (tag && refs.get(tag)) ?? null;

function drawNode(page: DrawnPage, node: PrintedNode, parent: Tag, tags: Map<number, Tag>): void {
  if (node.kind === 'box') tags.set(node.field, parent);
  else if (node.kind === 'text') page.tagged(parent, () => drawText(page, node));
  else {
    const tag = parent.add(node.type);
    for (const child of node.children) drawNode(page, child, tag, tags);
  }
}

/** As wide as it was printed. */
function drawText(page: DrawnPage, { text, style, size, x, y, width }: PrintedText): void {
  const line = shape(text, style);
  const stretch = Math.min(1.1, (width * 1000) / (line.width * size * SIZE));
  page.marks.text(line, size * SIZE, { x, y }, black, stretch);
}
