import { deflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFContext,
  type PDFObject,
} from 'pdf-lib';
import { Marks } from '../page/marks.js';
import type { EmbeddedFonts } from '../text/embedded-font.js';
import type { TemplatePage } from './template.js';

const name = (text: string) => PDFName.of(text);

/** What is drawn onto one page of an official form, and told to a screen reader in the form's own tags. */
export class OfficialSheet {
  readonly marks: Marks;
  /** Drawn before the printed form, so that it hides nothing. */
  readonly background: Marks;
  /** Of the page, in points. */
  readonly size: { readonly width: number; readonly height: number };
  private readonly tagged: PDFRef[] = [];
  private readonly firstNumber: number;

  constructor(
    private readonly context: PDFContext,
    private readonly page: TemplatePage,
    fonts: EmbeddedFonts,
  ) {
    this.marks = new Marks(fonts);
    this.background = new Marks(fonts);
    const box = context.lookup(page.ref, PDFDict).lookup(name('MediaBox'), PDFArray).asRectangle();
    this.size = { width: box.width, height: box.height };
    this.firstNumber = page.tagged ? context.lookup(page.tagged, PDFArray).size() : 0;
  }

  /** Draws the content of one field; its tag, which stood for the widget, now stands for what was drawn. */
  draw(tag: PDFRef | null, content: () => void): void {
    if (!tag || !this.page.tagged) return this.marks.marked('Span', '<< >>', content);
    const number = this.firstNumber + this.tagged.length;
    this.tagged.push(tag);
    this.marks.marked('Form', `<< /MCID ${number} >>`, content);
    const element = this.context.lookup(tag, PDFDict).clone(this.context);
    const piece = { Type: 'MCR', Pg: this.page.ref, MCID: number };
    element.set(name('K'), this.context.obj([...piecesOf(element), this.context.obj(piece)]));
    this.context.assign(tag, element);
  }

  write(): void {
    if (this.marks.isEmpty && this.background.isEmpty) return;
    const page = this.context.lookup(this.page.ref, PDFDict).clone(this.context);
    page.set(name('Contents'), this.contents(page));
    page.set(name('Resources'), this.resources(page));
    this.context.assign(this.page.ref, page);
    if (this.page.tagged && this.tagged.length > 0) {
      const pieces = this.context.lookup(this.page.tagged, PDFArray).asArray();
      this.context.assign(this.page.tagged, this.context.obj([...pieces, ...this.tagged]));
    }
  }

  /** The printed form first, fenced so that its graphics state cannot reach what is filled in. */
  private contents(page: PDFDict): PDFArray {
    const printed = page.get(name('Contents'));
    const target = page.lookup(name('Contents'));
    const streams: PDFObject[] = target instanceof PDFArray ? target.asArray() : printed ? [printed] : [];
    const filled = Buffer.concat([Buffer.from('Q\n'), this.marks.bytes()]);
    const before = Buffer.concat([this.background.bytes(), Buffer.from('\nq\n')]);
    return this.context.obj([this.stream(before), ...streams, this.stream(filled)]);
  }

  private stream(bytes: Uint8Array): PDFRef {
    const packed = deflateSync(bytes);
    const dict = this.context.obj({ Filter: 'FlateDecode', Length: packed.length });
    return this.context.register(PDFRawStream.of(dict, packed));
  }

  private resources(page: PDFDict): PDFDict {
    const resources = page.lookup(name('Resources'), PDFDict).clone(this.context);
    this.extend(resources, 'Font', new Map([...this.background.fonts, ...this.marks.fonts]));
    this.extend(resources, 'XObject', this.marks.images);
    return resources;
  }

  private extend(resources: PDFDict, kind: string, entries: ReadonlyMap<string, PDFRef>): void {
    if (entries.size === 0) return;
    const known = resources.lookupMaybe(name(kind), PDFDict);
    const extended = known ? known.clone(this.context) : this.context.obj({});
    for (const [key, ref] of entries) extended.set(name(key), ref);
    resources.set(name(kind), extended);
  }
}

function piecesOf(element: PDFDict): PDFObject[] {
  const kids = element.lookup(name('K'));
  if (kids instanceof PDFArray) return kids.asArray();
  return kids instanceof PDFDict || kids instanceof PDFNumber ? [kids] : [];
}
