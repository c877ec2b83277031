import type { Side, Task } from '@firstday/domain';
import { type Section, sampleAnswers, standInOf } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import {
  badRequest,
  type Context,
  dateInTimeZone,
  inIdempotentTransaction,
  timeZoneOf,
} from '../../context/index.js';
import { PresentedDocumentService } from '../account-documents/presented-document.service.js';
import { openSectionOf } from '../section-state-of.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { sha256 } from '../signing/sha256.js';
import { ShownAttestations } from '../signing/shown-attestations.js';
import { SigningService } from '../signing/signing.service.js';
import { SubtasksService } from '../subtasks/subtasks.service.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { TaskFieldsService } from '../task-fields.service.js';
import { TasksService } from '../tasks.service.js';
import { testSigner, TestSessionsService } from './test-sessions.service.js';

type SideContexts = Readonly<Record<Side, Context>>;

/** More than any form has: a section that stays open after it was filled in would be asked for again and again. */
const mostSections = 30;

/**
 * Fills in and signs a form of a test account for both sides, by the same services as people do. In a live account
 * nobody signs for somebody else: there it is refused whoever asks.
 */
@Injectable()
export class TestCompletionService {
  constructor(
    private readonly tasks: TasksService,
    private readonly aggregates: TaskAggregateRepository,
    private readonly sessions: TestSessionsService,
    private readonly fields: TaskFieldsService,
    private readonly subtasks: SubtasksService,
    private readonly presented: PresentedDocumentService,
    private readonly signing: SigningService,
    private readonly trail: AuditTrail,
    private readonly attestations: ShownAttestations,
  ) {}

  /** @returns the task, signed by both sides; its document is made a moment later. For a key as it was answered first */
  async complete(ctx: Context, taskId: string): Promise<unknown> {
    const task = await this.tasks.getById(ctx, taskId);
    if (ctx.account.mode !== 'test')
      throw badRequest('Only in a test account: in a live one people fill in and sign themselves');
    const isAnswered = await ctx.idempotency?.isAnswered();
    if (!isAnswered && isDone(task)) return task;
    const contexts = isAnswered ? undefined : await this.openBoth(ctx, taskId);
    return inIdempotentTransaction(ctx, async (ctx) => {
      await this.aggregates.loadUnseen(ctx, taskId);
      await this.trail.append(ctx, taskId, 'completed_for_test');
      if (contexts) await this.signAll(withTransaction(contexts, ctx), taskId);
      return this.tasks.getById(ctx, taskId);
    });
  }

  /** Before the transaction: a session is opened from its link's row. */
  private async openBoth(ctx: Context, taskId: string): Promise<SideContexts> {
    const { idempotency: _once, ...outer } = ctx;
    return {
      employee: await this.sessions.open(outer, taskId, 'employee'),
      employer: await this.sessions.open(outer, taskId, 'employer'),
    };
  }

  private async signAll(contexts: SideContexts, taskId: string): Promise<void> {
    for (let count = 0; count < mostSections; count += 1) {
      const aggregate = await this.aggregates.load(contexts.employee, taskId);
      const open = openSections(aggregate, contexts.employee.now);
      if (!open) return;
      await this.finish(contexts[open.side], aggregate, open.section);
    }
    throw badRequest('This form could not be completed: finish it on its pages');
  }

  private async finish(ctx: Context, aggregate: TaskAggregate, section: Section): Promise<void> {
    const { task } = aggregate;
    if (section.signer === 'preparer' || standInOf(section, aggregate))
      throw badRequest('Somebody else than the employee has a part of this form: finish it on its pages');
    await this.openDocument(ctx, aggregate, section);
    await this.answer(ctx, task.id, section);
    const pages = new Set(section.pages.map(({ id }) => id));
    for (const { id } of aggregate.subtasks.filter(({ page_id }) => pages.has(page_id)))
      await this.subtasks.visit(ctx, id);
    const answered = await this.aggregates.load(ctx, task.id);
    const attestation = await this.attestations.find(ctx, answered, section.id);
    if (section.signer === 'nobody' || !attestation) return;
    await this.signing.sign(ctx, task.id, {
      section_id: section.id,
      consents_to_electronic_signature: true,
      acknowledges_attestation: true,
      attestation_sha256: sha256(attestation.text.en),
      signature: { method: 'typed', name: signerName(aggregate, section) },
    });
  }

  /** The account's document, where the section is about one: what is signed names what was opened. */
  private async openDocument(ctx: Context, aggregate: TaskAggregate, { assignee }: Section): Promise<void> {
    const presented = await this.presented.present(ctx, aggregate);
    if (presented && !presented.is_opened && assignee === 'employee')
      await this.presented.open(ctx, aggregate.task.id);
  }

  private async answer(ctx: Context, taskId: string, section: Section): Promise<void> {
    const aggregate = await this.aggregates.load(ctx, taskId);
    const today = dateInTimeZone(timeZoneOf(aggregate.records.employer), ctx.now);
    const { samples = {} } = aggregate.edition;
    const found = sampleAnswers(aggregate, section.id, { today, samples });
    const fields = Object.entries(found).map(([path, value]) => ({ path, value }));
    if (fields.length > 0) await this.fields.update(ctx, taskId, fields);
  }
}

const isDone = ({ status, next_action: next }: Task): boolean =>
  status === 'completed' || next?.type === 'system_action';

const withTransaction = ({ employee, employer }: SideContexts, { db }: Context): SideContexts => ({
  employee: { ...employee, db },
  employer: { ...employer, db },
});

/** The first section in which one of the sides has something to do; the employee's before the employer's. */
function openSections(
  aggregate: TaskAggregate,
  now: Date,
): { readonly side: Side; readonly section: Section } | undefined {
  for (const side of ['employee', 'employer'] as const) {
    const section = openSectionOf(aggregate, side, now);
    if (section) return { side, section };
  }
  return undefined;
}

/** The employee by the name on record; for the employer somebody whom nobody takes for the employee. */
function signerName({ records }: TaskAggregate, { assignee }: Section): string {
  const employee = records.employee;
  const name = employee ? `${String(employee['first_name'])} ${String(employee['last_name'])}` : '';
  if (assignee === 'employee') return name;
  return testSigner.name === name ? 'Robin Sample' : testSigner.name;
}
