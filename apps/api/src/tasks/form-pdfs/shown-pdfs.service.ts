import { Readable } from 'node:stream';
import type { FormPdf } from '@firstday/domain';
import { type Edition, officialDocumentsOf } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { type FormPdfEntity, FormPdfsService } from '../../forms/index.js';
import { type InstalledDocument, OfficialDocumentsService } from '../documents/official-documents.service.js';
import { FormPdfPages, type PictureRequest } from './form-pdf-pages.js';
import { pageNumberOf } from './page-number-of.js';

/** A PDF that a page of a task shows: the account's own, or an agency's. */
export interface ShownPdf extends Pick<FormPdf, 'name' | 'sha256' | 'size' | 'pages'> {
  /** Of each page, in the order of reading. */
  readonly texts: () => Promise<readonly string[]>;
  /** A PNG. @throws ProblemError 404 where the PDF has no such page */
  readonly picture: (asked: PictureRequest) => Promise<Buffer>;
  readonly open: () => Promise<Readable>;
}

/** Finds what an edition shows, by its hash. */
@Injectable()
export class ShownPdfsService {
  constructor(
    private readonly pdfs: FormPdfsService,
    private readonly pages: FormPdfPages,
    private readonly official: OfficialDocumentsService,
  ) {}

  /** @returns null for an agency's file that the operator has not installed */
  async find(ctx: Context, edition: Edition, sha256: string): Promise<ShownPdf | null> {
    const document = officialDocumentsOf(edition).find((it) => it.sha256 === sha256);
    if (!document) return this.ofAccount(await this.pdfs.getRow(ctx, sha256));
    const file = await this.official.find(document);
    return file && this.ofAgency(file, ctx.account.id);
  }

  private ofAccount(pdf: FormPdfEntity): ShownPdf {
    const { name, sha256, size, pages } = pdf;
    return {
      ...{ name, sha256, size, pages: [...pages] },
      texts: () => this.pages.texts(pdf),
      picture: (asked) => this.pages.picture(pdf, asked),
      open: () => this.pdfs.open(pdf),
    };
  }

  private ofAgency(file: InstalledDocument, accountId: string): ShownPdf {
    const { document, content, pages, texts } = file;
    return {
      ...{ name: document.title, sha256: document.sha256, size: content.length, pages: [...pages] },
      texts: async () => texts,
      picture: async (asked) => {
        const page = pageNumberOf(asked.page, pages.length);
        return Buffer.from(await this.official.picture(file, { ...asked, accountId, page }));
      },
      open: async () => Readable.from([content]),
    };
  }
}
