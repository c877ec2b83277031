import { Injectable } from '@nestjs/common';
import { type ChainedAuditEntry, auditChainHash, isAuditChainIntact } from '../signing/audit-chain-hash.js';
import type { SignatureEntity } from '../signing/signature.entity.js';
import { signatureHash } from './signature-hash.js';
import { TrailKey } from './trail-key.js';

/** Compares records with the entries of their audit trail, which nobody can write without the key. */
@Injectable()
export class TrailEvidence {
  constructor(private readonly key: TrailKey) {}

  /** Whether an entry is as this installation wrote it, wherever it stands. */
  isGenuine(entry: ChainedAuditEntry): boolean {
    return (
      entry.hash === auditChainHash(entry.previous_hash, entry) && this.key.isGenuine(entry.hash, entry.mac)
    );
  }

  /** Whether a trail is whole from its beginning to its last entry here. */
  isWhole(entries: readonly ChainedAuditEntry[]): boolean {
    return isAuditChainIntact(entries) && entries.every(({ hash, mac }) => this.key.isGenuine(hash, mac));
  }

  /** Whether signatures are those that count by what the trail says of signatures, each as it was recorded. */
  areInForce(signatures: readonly SignatureEntity[], entries: readonly ChainedAuditEntry[]): boolean {
    const voided = new Set(
      entries.filter(({ kind }) => kind === 'signature_voided').map(({ detail }) => detail['signature_id']),
    );
    const inForce = entries.filter(
      ({ kind, detail }) => kind === 'signed' && !voided.has(detail['signature_id']),
    );
    return (
      signatures.length === inForce.length &&
      entries.every((entry) => this.isGenuine(entry)) &&
      signatures.every((signature) => this.isRecorded(signature, inForce))
    );
  }

  /** Whether a signature is as it was when it was recorded. */
  isRecorded(signature: SignatureEntity, entries: readonly ChainedAuditEntry[]): boolean {
    return entries.some(
      (entry) =>
        entry.kind === 'signed' &&
        entry.detail['signature_id'] === signature.id &&
        entry.task_id === signature.task_id &&
        this.isGenuine(entry) &&
        says(entry, signature),
    );
  }

  /** Whether a stored document has the hash that the trail says it was made with. */
  isDocumentRecorded(
    document: { readonly id: string; readonly task_id: string; readonly version: number },
    file: { readonly part: 'pdf' | 'certificate'; readonly sha256: string },
    entries: readonly ChainedAuditEntry[],
  ): boolean {
    return entries.some(
      (entry) =>
        entry.kind === 'document_made' &&
        entry.task_id === document.task_id &&
        entry.detail['document_id'] === document.id &&
        entry.detail['version'] === document.version &&
        entry.detail[`${file.part}_sha256`] === file.sha256 &&
        this.isGenuine(entry),
    );
  }
}

/** Entries of the first version have no hash of the whole signature: they have most of it by itself. */
function says({ at, actor, detail }: ChainedAuditEntry, signature: SignatureEntity): boolean {
  if (typeof detail['signature_sha256'] === 'string')
    return detail['signature_sha256'] === signatureHash(signature);
  return (
    at === signature.signed_at.toISOString() &&
    actor['ip'] === signature.ip &&
    detail['section_id'] === signature.section_id &&
    detail['role'] === signature.role &&
    detail['method'] === signature.method &&
    detail['time_zone'] === signature.time_zone &&
    detail['answers_sha256'] === signature.answers_sha256 &&
    detail['document_sha256_after'] === signature.document_sha256_after
  );
}
