import type { CreateSignature, Task } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, forbidden, inIdempotentTransaction } from '../../context/index.js';
import { BankChanges } from '../bank-changes/bank-changes.service.js';
import { TaskAggregateRepository } from '../task-aggregate.repository.js';
import { type TaskAggregate, frozenAnswers, sectionsOf, withAnswers } from '../task-aggregate.js';
import { isSectionFrozen } from '../section-state-of.js';
import { taskProgressOf } from '../task-progress.js';
import { TaskWriter } from '../task-writer.js';
import type { TaskEntity } from '../task.entity.js';
import { AdoptedSignatures } from './adopted-signatures.js';
import { assertMaySign } from './assert-may-sign.js';
import { AwaitedNumbersService } from './awaited-numbers.service.js';
import { buildSignature } from './build-signature.js';
import { LinkArrivals } from './link-arrivals.js';
import { SectionSigned } from './section-signed.js';
import { ShownAttestations } from './shown-attestations.js';
import { SignatureRecorder } from './signature-recorder.js';
import type { SignatureEntity } from './signature.entity.js';
import { SigningChecks } from './signing-checks.js';

/** Signs a section: checks that it may be signed, keeps the evidence, and hands the task on. */
@Injectable()
export class SigningService {
  constructor(
    private readonly aggregates: TaskAggregateRepository,
    private readonly writer: TaskWriter,
    private readonly recorder: SignatureRecorder,
    private readonly checks: SigningChecks,
    private readonly adopted: AdoptedSignatures,
    private readonly signed: SectionSigned,
    private readonly arrivals: LinkArrivals,
    private readonly bankChanges: BankChanges,
    private readonly attestations: ShownAttestations,
    private readonly numbers: AwaitedNumbersService,
  ) {}

  /** @returns the task; where the request has a key and came before, what was answered then */
  async sign(ctx: Context, taskId: string, asked: CreateSignature): Promise<unknown> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') throw forbidden();
    const locale = actor.locale ?? 'en';
    const given = await this.adopted.resolve(ctx, asked);
    const { pictureIssue } = await this.checks.beforeLock(ctx, taskId, given);
    return inIdempotentTransaction(ctx, async (ctx): Promise<Task> => {
      const before = await this.aggregates.loadForUpdate(ctx, taskId);
      this.checks.assertEditionInUse(before);
      const attestation = await this.attestations.find(ctx, before, given.section_id);
      const signer = { side: actor.side, reader: actor.reader, locale, attestation, pictureIssue };
      const permitted = assertMaySign(before, given, signer, ctx.now);
      if (given.adoptedFrom !== null && permitted.role !== 'employee')
        throw forbidden('Only the employee signs with the signature that the employee adopted');
      const aggregate = withAnswers(before, frozenAnswers(before, [permitted.section]));
      const consentId = await this.checks.consentOf(ctx, before, permitted);
      const signature = buildSignature(ctx, given, {
        ...permitted,
        consentId,
        aggregate,
        arrival: await this.arrivals.find(ctx, actor),
        actor,
        locale,
      });
      await this.recorder.record(ctx, signature, { aggregate, given });
      const held_until = await this.bankChanges.signed(ctx, aggregate, signature);
      const after = afterSigning(aggregate, signature);
      const task = await this.writer.save(ctx, { ...after, task: { ...after.task, held_until } });
      await this.signed.handle(ctx, after, permitted.section);
      return (await this.numbers.afterSigning(ctx, after)) ?? task;
    });
  }
}

/** What the employee asked to correct is done when they sign; what nobody has answered yet stays asked. */
const withoutCorrection = (task: TaskEntity, { role }: SignatureEntity): TaskEntity =>
  role === 'employee' && task.correction_requested_at === null ? { ...task, sealed_correction: null } : task;

/** The task after the signature: no longer sent back nor opened to be corrected, and with the service's own sections filled where people are done. */
function afterSigning(aggregate: TaskAggregate, signature: SignatureEntity): TaskAggregate {
  const { [signature.section_id]: _signedAgain, ...sent_back } = aggregate.task.sent_back;
  const signed = {
    ...aggregate,
    task: { ...withoutCorrection(aggregate.task, signature), sent_back },
    signatures: [...aggregate.signatures, signature],
  };
  const { next_action, turn_section_id } = taskProgressOf(signed);
  if (next_action !== 'system_action' && turn_section_id !== null) return signed;
  // What was settled before stays as it was, whatever the records say today.
  const unsigned = sectionsOf(signed).filter(
    (section) => section.signer === 'nobody' && !isSectionFrozen(aggregate, section),
  );
  return withAnswers(signed, frozenAnswers(signed, unsigned));
}
