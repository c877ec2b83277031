import type { FormContent, Issue } from '@firstday/domain';
import { contentIssues, pdfIssues } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { FormPdfsService } from './form-pdfs.service.js';

/** What keeps a form of one's own from being published, all at once: in itself, and in the PDFs that it names. */
@Injectable()
export class FormIssuesService {
  constructor(private readonly pdfs: FormPdfsService) {}

  async list(ctx: Context, content: FormContent): Promise<Issue[]> {
    const known = await this.pdfs.listNamed(ctx, content);
    const pages = new Map(known.map((pdf) => [pdf.sha256, pdf.pages]));
    return [...contentIssues(content), ...pdfIssues(content, pages)].map(({ path, message }) => ({
      _tag: 'Refinement',
      path: ['content', ...path],
      message,
    }));
  }
}
