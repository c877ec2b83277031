import { directionOf } from '@firstday/domain/languages';
import type { Issue, PreviewForm } from '@firstday/domain';
import { type FormContext, toEdition } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { type Context, dateInTimeZone, invalidInput, timeZoneOf } from '../../context/index.js';
import { OwnFormsService } from '../../forms/index.js';
import { DocumentPdfsService } from './document-pdfs.service.js';
import { DocumentRendererService } from './document-renderer.service.js';

/** Of nobody. */
const sampleFacts: FormContext = {
  'employee.full_name': 'Alex Sample',
  'employee.first_name': 'Alex',
  'employee.last_name': 'Sample',
  'employer.name': 'Sample Company',
};

/** Drafts of forms as the document that they will be. */
@Injectable()
export class FormPreviewService {
  constructor(
    private readonly forms: OwnFormsService,
    private readonly renderer: DocumentRendererService,
    private readonly pdfs: DocumentPdfsService,
  ) {}

  /** @throws ProblemError 400 with all that keeps the draft from being published */
  async render(
    ctx: Context,
    formId: string,
    { answers, locale = 'en', signal }: PreviewForm & { readonly signal: AbortSignal },
  ): Promise<Uint8Array> {
    const { key, content, issues } = await this.forms.getDraft(ctx, formId);
    if (issues.length > 0) throw invalidInput([...issues] satisfies Issue[]);
    const edition = toEdition(content, { form: key, edition: 'draft' });
    const today = dateInTimeZone(timeZoneOf(null), ctx.now);
    const input = {
      edition,
      context: answers === 'sample' ? { ...sampleFacts, today } : { today },
      // Sheets are laid out from left to right.
      locale: directionOf(locale) === 'rtl' ? 'en' : locale,
      mark: 'draft' as const,
    };
    const { bytes } = await this.renderer.forRequest(
      { accountId: ctx.account.id, signal },
      async (options) => {
        const form = { ...input, ...(await this.pdfs.sheet(ctx, edition)) };
        if (answers !== 'sample')
          return this.renderer.render({ ...form, answers: {}, signatures: [] }, options);
        return this.renderer.renderSample({ ...form, today, signedAt: ctx.now.toISOString() }, options);
      },
    );
    return bytes;
  }
}
