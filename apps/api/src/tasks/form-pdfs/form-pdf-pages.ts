import { Injectable } from '@nestjs/common';
import { type FormPdfEntity, FormPdfsService, formPdfKeys } from '../../forms/index.js';
import { FileStorage } from '../../sealing/index.js';
import { DocumentRendererService } from '../documents/document-renderer.service.js';
import { PdfReadingService } from '../documents/pdf-reading.service.js';
import { pageNumberOf } from './page-number-of.js';
import type { PageWidth } from './page-width-of.js';

/** Which picture of a PDF is asked for. */
export interface PictureRequest {
  /** As the address has it. */
  readonly page: string;
  readonly width: PageWidth;
  readonly signal: AbortSignal;
}

/** The pages of PDFs: pictures are made when they are first asked for, then kept, sealed as the file is. */
@Injectable()
export class FormPdfPages {
  constructor(
    private readonly pdfs: FormPdfsService,
    private readonly storage: FileStorage,
    private readonly renderer: DocumentRendererService,
    private readonly reading: PdfReadingService,
  ) {}

  /** @throws ProblemError 404 where the PDF has no such page */
  async picture(pdf: FormPdfEntity, { page: number, width, signal }: PictureRequest): Promise<Buffer> {
    const page = pageNumberOf(number, pdf.pages.length);
    const key = formPdfKeys.picture(pdf, page, width);
    if (await this.storage.stateOf(key)) return this.storage.get(key);
    const reading = { accountId: pdf.account_id, content: `${pdf.sha256}/${page}/${width}`, signal };
    return this.reading.run(reading, async (options) => {
      // An earlier turn may have made it.
      if (await this.storage.stateOf(key)) return this.storage.get(key);
      const clean = await this.pdfs.read(pdf);
      const made = Buffer.from(await this.renderer.pagePicture({ clean, page, width }, options));
      await this.storage.put(key, made);
      return made;
    });
  }

  /** Of each page, in the order of reading. */
  async texts(pdf: FormPdfEntity): Promise<readonly string[]> {
    const texts: unknown = JSON.parse((await this.storage.get(formPdfKeys.texts(pdf))).toString());
    return Array.isArray(texts) ? texts.map(String) : [];
  }
}
