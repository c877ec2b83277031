import type { FormContent, Issue } from '@firstday/domain';
import { type ContentIssue, contentIssues, pdfIssues } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { FormPdfsService } from '../pdfs/form-pdfs.service.js';
import { KnownFacts } from './known-facts.js';

/** What keeps a form of one's own from being published, all at once: in itself, and in the PDFs and facts that it names. */
@Injectable()
export class FormIssuesService {
  constructor(
    private readonly pdfs: FormPdfsService,
    private readonly facts: KnownFacts,
  ) {}

  async list(ctx: Context, content: FormContent): Promise<Issue[]> {
    const known = await this.pdfs.listNamed(ctx, content);
    const pages = new Map(known.map((pdf) => [pdf.sha256, pdf.pages]));
    const ofFacts = await this.factIssues(ctx, content);
    return [...contentIssues(content), ...pdfIssues(content, pages), ...ofFacts].map(({ path, message }) => ({
      _tag: 'Refinement',
      path: ['content', ...path],
      message,
    }));
  }

  private async factIssues(ctx: Context, { scope }: FormContent): Promise<ContentIssue[]> {
    const { on_change_of: watched = [] } = scope ?? {};
    const unknown = await this.facts.unknownAmong(ctx, watched);
    return watched.flatMap((path, at) =>
      unknown.includes(path)
        ? [{ path: ['scope', 'on_change_of', at], message: 'Expected a fact of placements' }]
        : [],
    );
  }
}
