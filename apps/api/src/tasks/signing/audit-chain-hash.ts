import { canonicalJson } from '../../sealing/index.js';
import { sha256 } from './sha256.js';

export const auditKinds = [
  'created',
  'viewed',
  'account_document_opened',
  'page_document_opened',
  'visited',
  'answered',
  'file_added',
  'file_removed',
  'consented',
  'consent_withdrawn',
  'paper_copy_requested',
  'acknowledged',
  'handed_back',
  'handed_over',
  'code_locked',
  'code_proved',
  'code_refused',
  'identity_code_sent',
  'identity_locked',
  'identity_proved',
  'identity_refused',
  'signed',
  'representative_accepted',
  'representative_named',
  'representative_returned',
  'representative_revoked',
  'sent_back',
  'correction_requested',
  'correction_declined',
  'completed_for_test',
  'corrected',
  'reopened',
  'rehire_decided',
  'version_kept',
  'signature_voided',
  'document_made',
  'previewed',
  'downloaded',
  'audit_read',
  'exported',
  'changed',
  'moved',
  'edition_changed',
  'index_attested',
  'deleted',
  'restored',
  'hold_placed',
  'hold_released',
  'purged',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** What happened, without its place in the chain. 8 CFR 274a.2(g)(1)(iv): when, who, and what was done. */
export interface AuditEntry {
  readonly task_id: string;
  readonly sequence: number;
  readonly kind: string;
  readonly at: string;
  readonly actor: Readonly<Record<string, string | null>>;
  readonly detail: Readonly<Record<string, unknown>>;
}

export interface ChainedAuditEntry extends AuditEntry {
  readonly previous_hash: string;
  readonly hash: string;
  readonly mac: string | null;
}

/** What the first entry of a task follows. */
export const auditChainStart = sha256('firstday.audit');

/** h_n = SHA-256(h_(n-1) followed by the entry, written one way). */
export const auditChainHash = (previous: string, entry: AuditEntry): string => {
  const { task_id, sequence, kind, at, actor, detail } = entry;
  return sha256(previous + canonicalJson({ task_id, sequence, kind, at, actor, detail }));
};

/** Whether nothing was changed, left out, put in or moved. A chain cut at its end is found by the head it should have. */
export function isAuditChainIntact(
  entries: readonly ChainedAuditEntry[],
  head?: { sequence: number; hash: string },
): boolean {
  const isWhole = entries.every((entry, at) => {
    const previous = at === 0 ? auditChainStart : entries[at - 1]?.hash;
    return (
      entry.sequence === at + 1 &&
      entry.previous_hash === previous &&
      entry.hash === auditChainHash(entry.previous_hash, entry)
    );
  });
  const last = entries.at(-1);
  return isWhole && (head === undefined || (last?.sequence === head.sequence && last.hash === head.hash));
}
