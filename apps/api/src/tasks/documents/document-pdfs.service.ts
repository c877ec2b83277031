import type { DocumentInput } from '@firstday/documents/renderer';
import type { Edition } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { FormPdfsService } from '../../forms/index.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { readPages } from './read-pages.js';

type Sheet = Pick<DocumentInput, 'sheet'>;
type Documents = Pick<DocumentInput, 'documents'>;

/** The account's PDFs that documents are made of: the one that is filled in, and those that were read. */
@Injectable()
export class DocumentPdfsService {
  constructor(private readonly pdfs: FormPdfsService) {}

  /** What the form is filled into, where it has a PDF. */
  async sheet(ctx: Context, { pdf }: Pick<Edition, 'pdf'>): Promise<Sheet> {
    if (!pdf) return {};
    const row = await this.pdfs.getRow(ctx, pdf.sha256);
    return { sheet: { ...pdf, bytes: await this.pdfs.read(row) } };
  }

  /** What was shown to be read, each once: it follows the document as it is. */
  async documents(ctx: Context, aggregate: TaskAggregate): Promise<Documents> {
    const hashes = [...new Set(readPages(aggregate).map(({ document }) => document.sha256))];
    if (hashes.length === 0) return {};
    const documents = [];
    for (const sha256 of hashes) {
      const row = await this.pdfs.getRow(ctx, sha256);
      documents.push({ title: row.name, sha256, bytes: await this.pdfs.read(row) });
    }
    return { documents };
  }
}
