import type { CorrectionRequest, Task } from '@firstday/domain';
import { awaitedNumberOf, findSection, isBlank, type Section, sectionsLeft } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context } from '../../context/index.js';
import type { ArrivedNumber } from '../../records/index.js';
import { EmployeeNotices } from '../messages/employee-notices.js';
import { formStateOf, isExpired, isSigned, type TaskAggregate } from '../task-aggregate.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { TaskCases } from '../task-cases.js';
import { TasksStore } from '../tasks.store.js';
import { AuditTrail } from './audit-trail.store.js';
import { SectionReopener } from './section-reopener.js';
import { sectionsToCorrect } from './with-sections-reopened.js';

/**
 * Opens a section that was signed while a Social Security number was awaited. M-274, 9.0: only the employee corrects Section
 * 1 of Form I-9, so a number in the employer's records is never written into it: the employee is asked to enter it.
 */
@Injectable()
export class AwaitedNumbersService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly tasks: TasksStore,
    private readonly reopener: SectionReopener,
    private readonly trail: AuditTrail,
    private readonly notices: EmployeeNotices,
    private readonly cases: TaskCases,
  ) {}

  /** In the transaction that wrote the number to the record. The person who wrote it may have no right to see the form, so the service opens it. */
  async arrived(ctx: Context, { employeeId, wasAppliedFor }: ArrivedNumber): Promise<void> {
    const system = asSystem(ctx);
    for (const { id, form_key } of await this.tasks.listActive(system, [employeeId])) {
      if (!awaitedNumberOf(form_key)) continue;
      const aggregate = await this.aggregates.loadUnseen(system, id);
      await this.cases.takeNumber(system, aggregate);
      if (isSignedByAll(aggregate)) await this.ask(system, aggregate, { wasAppliedFor });
    }
  }

  /**
   * The same for a number that arrived before the other side had signed, whose section would have been locked until its last day.
   * An employee who signs again without the number is not asked again.
   *
   * @returns the task where it was opened
   */
  async afterSigning(ctx: Context, signed: TaskAggregate): Promise<Task | undefined> {
    const section = awaitingSection(signed);
    if (!section || isBlank(signed.context['employee.social_security_number'])) return undefined;
    const system = asSystem(ctx);
    const aggregate = await this.aggregates.loadUnseen(system, signed.task.id);
    const signature = aggregate.signatures.find(({ section_id }) => section_id === section.id);
    const isFirst = signature?.id === aggregate.firstSigned[section.id]?.id;
    return isFirst && isSignedByAll(aggregate) ? this.ask(system, aggregate) : undefined;
  }

  /**
   * The employee has the number. They alone decide whether to correct their own part.
   *
   * @throws ProblemError 400 where no number is awaited
   */
  async openForEmployee(ctx: Context, aggregate: TaskAggregate, reason: string): Promise<CorrectionRequest> {
    const section = awaitingSection(aggregate);
    if (!section || !isSigned(aggregate, section) || isExpired(aggregate.task, ctx.now))
      throw badRequest('This form does not wait for a Social Security number');
    await this.open(ctx, aggregate, section, reason);
    const at = ctx.now.toISOString();
    return {
      task_id: aggregate.task.id,
      status: 'opened',
      reason,
      requested_at: at,
      answered_at: at,
      message: null,
    };
  }

  private async ask(
    ctx: Context,
    aggregate: TaskAggregate,
    known: { readonly wasAppliedFor?: boolean } = {},
  ): Promise<Task | undefined> {
    const section = awaitingSection(aggregate, known);
    if (!section || !isSigned(aggregate, section) || isExpired(aggregate.task, ctx.now)) return undefined;
    const { id: taskId, employee_id: employeeId } = aggregate.task;
    await this.notices.record(ctx, { kind: 'sent_back', employeeId, taskId });
    return this.open(ctx, aggregate, section, null);
  }

  private async open(
    ctx: Context,
    aggregate: TaskAggregate,
    section: Section,
    reason: string | null,
  ): Promise<Task> {
    await this.trail.append(ctx, aggregate.task.id, 'reopened', { section_id: section.id });
    return this.reopener.reopen(ctx, aggregate, sectionsToCorrect(aggregate, section.id), {
      reason,
      voidReason: 'the Social Security number has arrived',
      task: { completed_at: null },
    });
  }
}

const asSystem = (ctx: Context): Context => ({ ...ctx, actor: { kind: 'system' } });

/** Nothing but corrections is left: no one who is still to sign waits for another. */
const isSignedByAll = (aggregate: TaskAggregate): boolean =>
  sectionsLeft(formStateOf(aggregate)).every(
    ({ id, opens, signer }) =>
      aggregate.firstSigned[id] !== undefined || opens === 'on_request' || signer === 'nobody',
  );

/** The section that was signed once and lacks a number that was applied for. */
export function awaitingSection(
  { task, edition, answers, context, firstSigned }: TaskAggregate,
  { wasAppliedFor = false } = {},
): Section | undefined {
  const awaited = awaitedNumberOf(task.form_key);
  if (!awaited || !firstSigned[awaited.sectionId]) return undefined;
  const known = wasAppliedFor ? { 'employee.has_applied_for_ssn': true } : {};
  return awaited.isAwaited({ answers, context: { ...context, ...known } })
    ? findSection(edition, awaited.sectionId)
    : undefined;
}
