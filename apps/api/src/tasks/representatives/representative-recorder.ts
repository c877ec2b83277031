import type {
  NameRepresentative,
  Representative,
  RepresentativeCode,
  RepresentativeNamed,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, newId } from '../../context/index.js';
import { emitEvent } from '../../events/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { RepresentativeMessagesService } from '../messages/representative-messages.service.js';
import { OnboardingLinksService } from '../onboarding/onboarding-links.service.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { ExaminationOpener } from './examination-opener.js';
import { namerOf } from './namer-of.js';
import { RepresentativeCodes } from './representative-codes.js';
import { representativeLimits } from './representative-limits.js';
import type { RepresentativeEntity } from './representative.entity.js';
import { type ListedRepresentative, RepresentativesStore } from './representatives.store.js';
import { toRepresentative } from './to-representative.js';
import { toRepresentativeEvent } from './to-representative-event.js';

const hour = 3_600_000;

/** Writes down who was named or revoked, and what follows from it: link, form, trail, event. */
@Injectable()
export class RepresentativeRecorder {
  constructor(
    private readonly store: RepresentativesStore,
    private readonly codes: RepresentativeCodes,
    private readonly links: OnboardingLinksService,
    private readonly trail: AuditTrail,
    private readonly examination: ExaminationOpener,
    private readonly messages: RepresentativeMessagesService,
    private readonly log: SecurityLogService,
  ) {}

  /** In the transaction that locked the task. The code is not stored. */
  async recordNamed(
    ctx: Context,
    aggregate: TaskAggregate,
    given: PersonNamed,
  ): Promise<RepresentativeNamed> {
    const id = newId('representative', ctx.now);
    const expires_at = new Date(ctx.now.getTime() + representativeLimits.hours * hour);
    const link = await this.links.forRepresentative(ctx, aggregate.task.id, { ...given, id, expires_at });
    const code = this.codes.create();
    const row: RepresentativeEntity = {
      ...newRow(ctx, aggregate, given),
      id,
      expires_at,
      link_id: link.id,
      code_hash: this.codes.hash(id, code),
    };
    await this.store.insert(ctx, row);
    await this.examination.set(ctx, aggregate, row.asks_for_pictures);
    await this.trail.append(ctx, row.task_id, 'representative_named', {
      representative_id: id,
      onboarding_link_id: link.id,
      named_by: row.named_by,
    });
    await emitEvent(ctx, 'representative.named', toRepresentativeEvent(row));
    const representative = toRepresentative({ ...row, link_revoked_at: null }, ctx.now);
    const answer = { representative, url: link.url };
    if (row.named_by.side === 'employer') return { ...answer, code: spaced(code), code_recipient: 'caller' };
    // With link and code the employee could examine their own documents: 8 CFR 274a.2(b)(1)(ii), M-274, 4.0.
    const isSent = await this.messages.sendCode(ctx, row, spaced(code));
    return { ...answer, code: null, code_recipient: isSent ? 'representative' : 'employer' };
  }

  /** In the transaction that locked the task. The code before no longer works. */
  async recordNewCode(
    ctx: Context,
    { id, employee_id, link_id }: RepresentativeEntity,
  ): Promise<RepresentativeCode> {
    const code = this.codes.create();
    await this.store.update(ctx, id, { code_hash: this.codes.hash(id, code) });
    await this.log.record(ctx, {
      kind: 'representative.code_created',
      subject: { type: 'employee', id: employee_id },
      detail: { link_id, representative_id: id },
    });
    return { code: spaced(code) };
  }

  async recordRevoked(
    ctx: Context,
    aggregate: TaskAggregate,
    row: ListedRepresentative,
  ): Promise<Representative> {
    await this.store.update(ctx, row.id, { revoked_at: ctx.now });
    await this.links.revokeOfRepresentative(ctx, row.link_id);
    await this.examination.set(ctx, aggregate, false);
    await this.trail.append(ctx, row.task_id, 'representative_revoked', { representative_id: row.id });
    return toRepresentative({ ...row, revoked_at: ctx.now }, ctx.now);
  }
}

/** Who was named, and whether the account asks for pictures of the documents. */
type PersonNamed = NameRepresentative & { readonly asks_for_pictures: boolean };

const spaced = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

const newRow = (ctx: Context, { task }: TaskAggregate, given: PersonNamed) => ({
  account_id: ctx.account.id,
  task_id: task.id,
  employee_id: task.employee_id,
  name: given.name.trim().normalize('NFC'),
  email: given.email ?? null,
  phone: given.phone ?? null,
  title: given.title?.trim() ?? null,
  language: given.language ?? null,
  named_by: namerOf(ctx),
  asks_for_pictures: given.asks_for_pictures,
  wrong_tries: 0,
  code_proved_at: null,
  on_employees_device: null,
  signed_at: null,
  signature_id: null,
  reviewed_at: null,
  is_accepted: false,
  revoked_at: null,
  created_at: ctx.now,
});
