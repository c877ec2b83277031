import { type Attestation, findSection, namesAnswers, shownAnswers, withMergedTexts } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { VisibleAnswersService } from '../identity/visible-answers.service.js';
import { contextForReader } from '../representatives/is-for-reader.js';
import type { TaskAggregate } from '../task-aggregate.js';

/** What is declared by signing a section, as its page shows it: a custom form's declaration may name answers and records. */
@Injectable()
export class ShownAttestations {
  constructor(private readonly visibleAnswers: VisibleAnswersService) {}

  /** @returns nothing if the section is not signed */
  async find(ctx: Context, aggregate: TaskAggregate, sectionId: string): Promise<Attestation | undefined> {
    const { edition } = aggregate;
    const { attestation } = findSection(edition, sectionId) ?? {};
    if (!attestation || ctx.actor.kind !== 'form_session' || !namesAnswers(attestation.text))
      return attestation;
    const { answers } = await this.visibleAnswers.load(ctx, aggregate);
    const form = { edition, answers, context: contextForReader(aggregate.context, ctx.actor) };
    return findSection(withMergedTexts({ ...form, answers: shownAnswers(form) }), sectionId)?.attestation;
  }
}
