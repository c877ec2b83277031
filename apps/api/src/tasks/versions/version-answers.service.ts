import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { type VisibleAnswers, VisibleAnswersService } from '../identity/visible-answers.service.js';
import { formContextOf } from '../form-context-of.js';
import { SignaturesStore } from '../signing/signatures.store.js';
import type { TaskAggregate } from '../task-aggregate.js';
import type { AttestedContent } from './attested-content.js';

/** The answers of what was attested, as a caller sees them: by the same rules as those of today. */
@Injectable()
export class VersionAnswersService {
  constructor(
    private readonly visible: VisibleAnswersService,
    private readonly signatures: SignaturesStore,
  ) {}

  async load(ctx: Context, aggregate: TaskAggregate, attestation: AttestedContent): Promise<VisibleAnswers> {
    const ids = attestation.signatures.map(({ id }) => id);
    const signatures = (await this.signatures.listAll(ctx, aggregate.task.id)).filter(({ id }) =>
      ids.includes(id),
    );
    return this.visible.load(ctx, {
      ...aggregate,
      task: { ...aggregate.task, opened_section_ids: [...attestation.opened_section_ids] },
      context: formContextOf(aggregate.records, { ...aggregate, signatures }, ctx.now),
      given: attestation.answers,
      answers: attestation.answers,
      signatures,
    });
  }
}
