import type { DocumentInput } from '@firstday/documents/renderer';
import { type Answers, maskAnswer, showsCorrections } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { type Context, forbidden } from '../../context/index.js';
import { answersWhileHeld } from '../bank-changes/bank-accounts-in.js';
import { SessionIdentityService } from '../identity/session-identity.service.js';
import { VisibleAnswersService } from '../identity/visible-answers.service.js';
import { fieldsOfSections } from '../answers-visible-to.js';
import { sectionsOf, type TaskAggregate } from '../task-aggregate.js';
import { VersionAnswersService } from '../versions/version-answers.service.js';
import { type AttestedVersion, VersionHistory } from '../versions/version-history.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import type { TaskEntity } from '../task.entity.js';
import { toCorrections } from './to-corrections.js';

/** A task with the answers that a caller may see. */
export interface VisibleTask {
  readonly aggregate: TaskAggregate;
  readonly answers: Answers;
}

type Correction = NonNullable<DocumentInput['corrections']>[number];

const notShown = () => forbidden('The document has sensitive values that this link does not show');

/** Decides who may read a task's documents, and what of a draft. */
@Injectable()
export class DocumentAccessService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly visibleAnswers: VisibleAnswersService,
    private readonly identity: SessionIdentityService,
    private readonly history: VersionHistory,
    private readonly versionAnswers: VersionAnswersService,
  ) {}

  /** The task with the answers that the caller may see in a draft. */
  async loadVisible(ctx: Context, taskId: string): Promise<VisibleTask> {
    const aggregate = await this.aggregates.load(ctx, taskId);
    const { answers, hidden } = await this.visibleAnswers.load(ctx, aggregate);
    // The parts that a draft has would tell what is not shown in it.
    if (aggregate.task.is_segregated && hidden.length > 0) throw notShown();
    return { aggregate, answers: answersWhileHeld(aggregate, answers, ctx.now) };
  }

  /** The same, with what the caller may not see masked in place of left out. */
  async loadMasked(ctx: Context, taskId: string): Promise<VisibleTask> {
    const aggregate = await this.aggregates.load(ctx, taskId);
    const { answers, hidden } = await this.visibleAnswers.load(ctx, aggregate);
    const fields = fieldsOfSections(sectionsOf(aggregate)).filter(({ field }) => hidden.includes(field.path));
    const masked = fields.map(({ field }) => [field.path, maskAnswer(field, aggregate.answers[field.path])]);
    return { aggregate, answers: { ...answers, ...Object.fromEntries(masked) } };
  }

  /** The versions of a form that shows its corrections. */
  loadVersionsShown(ctx: Context, aggregate: TaskAggregate): Promise<readonly AttestedVersion[]> {
    return showsCorrections(aggregate.edition) ? this.history.load(ctx, aggregate) : Promise.resolve([]);
  }

  /** What was corrected, as a draft lines it through; what the caller sees masked, or not at all, is left out. */
  async loadVisibleCorrections(
    ctx: Context,
    aggregate: TaskAggregate,
    versions: readonly AttestedVersion[],
  ): Promise<readonly Correction[]> {
    const seen = await Promise.all(
      versions.map(({ attestation }) => this.versionAnswers.load(ctx, aggregate, attestation)),
    );
    const isShown = ([path]: readonly [string, unknown]) =>
      seen.some(({ answers }) => answers[path] !== undefined) &&
      !seen.some(({ hidden }) => hidden.includes(path));
    return toCorrections(aggregate, versions).map((correction) => ({
      ...correction,
      before: Object.fromEntries(Object.entries(correction.before).filter(isShown)),
    }));
  }

  async assertMayReadCertificate(ctx: Context, task: TaskEntity): Promise<void> {
    if (!task.is_segregated || (await this.identity.maySeeEarlierAnswers(ctx, task))) return;
    const { hidden } = await this.visibleAnswers.load(ctx, await this.aggregates.load(ctx, task.id));
    if (hidden.length > 0) throw notShown();
  }

  /**
   * How a caller may read a finished document: as it is, or a copy with masked values where a form session may not see all
   * that is in it.
   * @throws ProblemError 403 for an earlier version, whose masked values are not known, and for confidential answers
   */
  async readablePdf(
    ctx: Context,
    task: TaskEntity,
    version: number | undefined,
  ): Promise<'whole' | 'masked'> {
    if (await this.identity.maySeeEarlierAnswers(ctx, task)) return 'whole';
    const aggregate = await this.aggregates.load(ctx, task.id);
    const { hidden } = await this.visibleAnswers.load(ctx, aggregate);
    // What an earlier version holds is not known from the answers as they stand.
    if (version !== undefined) throw notShown();
    if (hidden.length === 0 && !(await this.hidesEarlier(ctx, aggregate))) return 'whole';
    if (task.is_segregated) throw notShown();
    return 'masked';
  }

  /** A form that lines through what was corrected also has values that were signed before. */
  private async hidesEarlier(ctx: Context, aggregate: TaskAggregate): Promise<boolean> {
    if (!showsCorrections(aggregate.edition)) return false;
    for (const { attestation } of await this.history.load(ctx, aggregate)) {
      const { hidden } = await this.versionAnswers.load(ctx, aggregate, attestation);
      if (hidden.length > 0) return true;
    }
    return false;
  }
}
