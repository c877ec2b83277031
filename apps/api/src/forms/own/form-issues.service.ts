import type { FormContent, Issue } from '@firstday/domain';
import { type ContentIssue, contentIssues, contentWarnings, packIssues, pdfIssues } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { PolicyLibrary } from '../library/policy-library.js';
import { FormPdfsService } from '../pdfs/form-pdfs.service.js';
import { KnownFacts } from './known-facts.js';

interface KeyedContent {
  readonly key: string;
  readonly content: FormContent;
}

/** What keeps a form of one's own from being published, all at once: in itself, and in the PDFs and facts that it names. */
@Injectable()
export class FormIssuesService {
  constructor(
    private readonly pdfs: FormPdfsService,
    private readonly facts: KnownFacts,
    private readonly library: PolicyLibrary,
  ) {}

  async list(ctx: Context, { key, content }: KeyedContent): Promise<Issue[]> {
    const known = await this.pdfs.listNamed(ctx, content);
    const pages = new Map(known.map((pdf) => [pdf.sha256, pdf.pages]));
    const ofFacts = await this.factIssues(ctx, content);
    const pack = this.library.packOf(key);
    const ofPack = pack ? packIssues(pack, content) : [];
    return [...contentIssues(content), ...pdfIssues(content, pages), ...ofFacts, ...ofPack].map(toIssue);
  }

  /** What does not keep it from being published. */
  listWarnings(content: FormContent): Issue[] {
    return contentWarnings(content).map(toIssue);
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

const toIssue = ({ path, message }: ContentIssue): Issue => ({
  _tag: 'Refinement',
  path: ['content', ...path],
  message,
});
