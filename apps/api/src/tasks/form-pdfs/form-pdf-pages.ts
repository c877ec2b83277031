import { PdfRefusal } from '@firstday/documents/renderer';
import { Injectable } from '@nestjs/common';
import { Turns } from '../../background/index.js';
import { type FormPdfEntity, FormPdfsService, formPdfKeys } from '../../forms/index.js';
import { FileStorage } from '../../sealing/index.js';
import { DocumentRendererService } from '../documents/document-renderer.service.js';
import { pageNumberOf } from './page-number-of.js';
import type { PageWidth } from './page-width-of.js';
import { toPdfProblem } from './to-pdf-problem.js';

/** The pages of PDFs: pictures are made when they are first asked for, then kept, sealed as the file is. */
@Injectable()
export class FormPdfPages {
  /** Whoever waits for a picture holds no file: a phone asks for all pages of a document at once. */
  private readonly turns = new Turns(1);

  constructor(
    private readonly pdfs: FormPdfsService,
    private readonly storage: FileStorage,
    private readonly renderer: DocumentRendererService,
  ) {}

  /** @throws ProblemError 404 where the PDF has no such page */
  async picture(pdf: FormPdfEntity, number: string, width: PageWidth): Promise<Buffer> {
    const page = pageNumberOf(number, pdf.pages.length);
    return this.kept(formPdfKeys.picture(pdf, page, width), async () => {
      const clean = await this.pdfs.read(pdf);
      return this.renderer.pagePicture(clean, page, width);
    });
  }

  /** Of each page, in the order of reading. */
  async texts(pdf: FormPdfEntity): Promise<readonly string[]> {
    const texts: unknown = JSON.parse((await this.storage.get(formPdfKeys.texts(pdf))).toString());
    return Array.isArray(texts) ? texts.map(String) : [];
  }

  private async kept(key: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
    if (await this.storage.stateOf(key)) return this.storage.get(key);
    return this.turns.run(async () => {
      // Somebody else's turn may have made it.
      if (await this.storage.stateOf(key)) return this.storage.get(key);
      const made = Buffer.from(await make().catch(toProblem));
      await this.storage.put(key, made);
      return made;
    });
  }
}

function toProblem(error: unknown): never {
  throw error instanceof PdfRefusal ? toPdfProblem(error) : error;
}
