import { directionOf } from '@firstday/domain/languages';
import type { Issue, PreviewForm } from '@firstday/domain';
import {
  type Answers,
  type Edition,
  type FormContext,
  sampleForm,
  type Signature,
  toEdition,
  visibleSections,
} from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { type Context, dateInTimeZone, invalidInput, timeZoneOf } from '../../context/index.js';
import { OwnFormsService } from '../../forms/index.js';
import { DocumentPdfsService } from './document-pdfs.service.js';
import { DocumentRendererService } from './document-renderer.service.js';

/** Of nobody. */
const sampleFacts: FormContext = {
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
    const context = { ...sampleFacts, today };
    const filled = answers === 'sample' ? sampleForm({ edition, answers: {}, context }, today) : {};
    const input = {
      edition,
      answers: filled,
      context,
      signatures: answers === 'sample' ? signaturesOf(edition, filled, context, ctx.now) : [],
      // Sheets are laid out from left to right.
      locale: directionOf(locale) === 'rtl' ? 'en' : locale,
      draft: true,
    };
    const { bytes } = await this.renderer.forRequest({ accountId: ctx.account.id, signal }, async (options) =>
      this.renderer.render({ ...input, ...(await this.pdfs.sheet(ctx, edition)) }, options),
    );
    return bytes;
  }
}

const signaturesOf = (edition: Edition, answers: Answers, context: FormContext, now: Date): Signature[] =>
  visibleSections({ edition, answers, context, opened: [] })
    .filter(({ signer }) => signer !== 'nobody')
    .map(({ id, assignee }) => ({
      sectionId: id,
      method: 'typed',
      name: assignee === 'employee' ? 'Alex Sample' : 'Robin Sample',
      signedAt: now.toISOString(),
      signedOn: String(context['today']),
    }));
