import type { FormBox, FormContent, FormFieldContent } from '@firstday/domain';
import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';

/** A file as an agency publishes it, and where it has room for what a reader of boxes does not find by itself. */
export interface OfficialFile {
  readonly pdf: Buffer;
  /** Of each question, by its path. */
  readonly boxes: ReadonlyMap<string, readonly FormBox[]>;
  readonly signature: readonly FormBox[];
}

const [left, right, lineHeight, top, bottom] = [60, 320, 22, 740, 60];
/** Kinds whose answer is written into one line. */
const lines: readonly FormFieldContent['kind'][] = ['name', 'text', 'number', 'money', 'ssn'];

/** Draws the form of a pack: a line with its label for each question, a square for each option, and one to sign on. */
export async function officialFileOf(content: FormContent): Promise<OfficialFile> {
  const sheet = await Sheet.create(content.name['en'] ?? '');
  const boxes = new Map<string, readonly FormBox[]>();
  for (const section of content.sections)
    for (const field of section.pages.flatMap(({ fields }) => fields))
      if (field.kind !== 'content') boxes.set(field.path, sheet.ask(field));
  const signer = { section: 'employee' };
  const signature = [
    { ...sheet.line('Employee’s signature'), shows: 'signature' as const, ...signer },
    { ...sheet.line('Date signed'), shows: 'signed_on' as const, ...signer },
  ];
  return { pdf: await sheet.save(), boxes, signature };
}

type Place = Pick<FormBox, 'page' | 'x' | 'y' | 'width' | 'height'>;

class Sheet {
  private page: PDFPage;
  private y = top;

  private constructor(
    private readonly pdf: PDFDocument,
    private readonly font: PDFFont,
    title: string,
  ) {
    this.page = pdf.addPage([612, 792]);
    this.page.drawText(title, { x: left, y: top + 10, size: 14, font });
  }

  static async create(title: string): Promise<Sheet> {
    const pdf = await PDFDocument.create();
    return new Sheet(pdf, await pdf.embedFont(StandardFonts.Helvetica), title.replaceAll('’', "'"));
  }

  /** A field of the file where the answer is a line of text; else room for it. */
  ask(field: FormFieldContent): readonly FormBox[] {
    const label = field.label['en'] ?? '';
    if (field.options) {
      this.write(label);
      return field.options.map(({ value, label: words }) => ({
        ...this.square(words['en'] ?? value),
        ...{ shows: 'answer', field: field.path, option: value },
      }));
    }
    const place = field.kind === 'checkbox' ? this.square(label) : this.line(label);
    if (lines.includes(field.kind))
      this.pdf
        .getForm()
        .createTextField(field.path.replaceAll('.', ' '))
        .addToPage(this.page, { ...place, borderWidth: 1 });
    return [{ ...place, shows: 'answer', field: field.path }];
  }

  /** A label, and a line beside it. */
  line(label: string): Place {
    const y = this.write(label);
    return { page: this.pdf.getPageCount(), x: right, y: y - 3, width: 230, height: 15 };
  }

  async save(): Promise<Buffer> {
    return Buffer.from(await this.pdf.save());
  }

  private square(label: string): Place {
    const y = this.write(label, left + 14);
    const place = { x: left, y: y - 1, width: 10, height: 10 };
    this.page.drawRectangle({ ...place, borderWidth: 1, opacity: 0 });
    return { page: this.pdf.getPageCount(), ...place };
  }

  private write(label: string, x = left): number {
    this.y -= lineHeight;
    if (this.y < bottom) {
      this.page = this.pdf.addPage([612, 792]);
      this.y = top;
    }
    const words = label
      .replaceAll('’', "'")
      .replaceAll(/[“”]/g, '"')
      .slice(0, x === left ? 60 : 100);
    this.page.drawText(words, { x, y: this.y, size: 8, font: this.font });
    return this.y;
  }
}
