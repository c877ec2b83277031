import type { DocumentInput, ReadDocument } from '@firstday/documents/renderer';
import { type Edition, officialDocumentsOf } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { FormPdfsService } from '../../forms/index.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { OfficialDocumentsService } from './official-documents.service.js';
import { readPages } from './read-pages.js';

type Sheet = Pick<DocumentInput, 'sheet'>;
type Documents = Pick<DocumentInput, 'documents'>;

/** The PDFs that documents are made of, the account's or an agency's: the one that is filled in, and those that were read. */
@Injectable()
export class DocumentPdfsService {
  constructor(
    private readonly pdfs: FormPdfsService,
    private readonly official: OfficialDocumentsService,
  ) {}

  /** What the form is filled into, where it has a PDF. */
  async sheet(ctx: Context, edition: Edition): Promise<Sheet> {
    const { pdf } = edition;
    if (!pdf) return {};
    const { bytes } = await this.read(ctx, edition, pdf.sha256);
    return { sheet: { ...pdf, bytes } };
  }

  /** What was shown to be read, each once: it follows the document as it is. What is filled in is there already. */
  async documents(ctx: Context, aggregate: TaskAggregate): Promise<Documents> {
    const { edition } = aggregate;
    const shown = new Set(readPages(aggregate).map(({ document }) => document.sha256));
    const hashes = [...shown].filter((sha256) => sha256 !== edition.pdf?.sha256);
    if (hashes.length === 0) return {};
    const documents = [];
    for (const sha256 of hashes) {
      documents.push({ sha256, ...(await this.read(ctx, edition, sha256)) });
    }
    return { documents };
  }

  /** @throws ProblemError 500 where an agency's file is not installed any more: nothing is finished without it */
  private async read(ctx: Context, edition: Edition, sha256: string): Promise<Omit<ReadDocument, 'sha256'>> {
    const document = officialDocumentsOf(edition).find((it) => it.sha256 === sha256);
    if (document) return { title: document.title, bytes: (await this.official.get(document)).clean };
    const row = await this.pdfs.getRow(ctx, sha256);
    return { title: row.name, bytes: await this.pdfs.read(row) };
  }
}
