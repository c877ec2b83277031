import { Injectable } from '@nestjs/common';
import { type Context, dateInTimeZone } from '../../context/index.js';
import { answersHash } from '../signing/document-hash.js';
import type { ChainedAuditEntry } from '../signing/audit-chain-hash.js';
import type { SignatureEntity } from '../signing/signature.entity.js';
import { SignaturesStore } from '../signing/signatures.store.js';
import type { FirstSignature, TaskAggregate } from '../task-aggregate.js';
import { TamperingLog } from './tampering-log.js';
import { TrailEvidence } from './trail-evidence.js';

export interface RecordedSigning {
  /** Those that count. */
  readonly signatures: readonly SignatureEntity[];
  /** When anything was ever signed, by the trail: what was sent back since too. ISO 8601, in their order. */
  readonly attestedAt: readonly string[];
  /**
   * Of each section that was ever signed, by the trail: its first signature, which a correction does not replace. None of
   * an examination that the employer did not accept: the next one is no correction.
   */
  readonly firstSigned: TaskAggregate['firstSigned'];
}

/** Signatures as they are read: each compared with what was recorded when it was made. */
@Injectable()
export class RecordedSignatures {
  constructor(
    private readonly signatures: SignaturesStore,
    private readonly evidence: TrailEvidence,
    private readonly tampering: TamperingLog,
  ) {}

  /**
   * Those of a task.
   * @throws ProblemError 500 where one is not as it was recorded, one that was recorded is gone, or one counts that does not
   */
  async read(ctx: Context, taskId: string): Promise<RecordedSigning> {
    const { signatures, entries } = await this.signatures.listInForce(ctx, taskId);
    if (!this.evidence.areInForce(signatures, entries)) throw this.tampering.found(ctx, taskId, 'signatures');
    const signed = entries.filter(({ kind }) => kind === 'signed');
    const unaccepted = entries
      .filter(({ kind, detail }) => kind === 'signature_voided' && detail['is_unaccepted'] === true)
      .map(({ detail }) => detail['signature_id']);
    const accepted = signed.filter(({ detail }) => !unaccepted.includes(detail['signature_id']));
    const firstSigned = Object.fromEntries(accepted.toReversed().flatMap(toFirstSignature));
    return { signatures, attestedAt: signed.map(({ at }) => at), firstSigned };
  }

  /** What is kept of the answers counts, not what the form shows of them: that may depend on records that changed since. */
  areOf({ edition, given, signatures }: TaskAggregate): boolean {
    return signatures.every(({ section_id, answers_sha256 }) => {
      const section = edition.sections.find(({ id }) => id === section_id);
      return !section || answersHash(section, given) === answers_sha256;
    });
  }

  /** @throws ProblemError 500: answers of a signed section are not those that were signed */
  failForAnswers(ctx: Context, taskId: string): never {
    throw this.tampering.found(ctx, taskId, 'answers');
  }
}

function toFirstSignature({ at, detail }: ChainedAuditEntry): readonly (readonly [string, FirstSignature])[] {
  const { section_id: section, signature_id: id, time_zone: timeZone } = detail;
  if (typeof section !== 'string' || typeof id !== 'string' || typeof timeZone !== 'string') return [];
  return [[section, { id, on: dateInTimeZone(timeZone, new Date(at)) }]];
}
