import type { DestructionCertificate } from '@firstday/domain';
import { retentionRuleOf } from '../legal-retention-end.js';
import { canonicalJson } from '../../sealing/index.js';
import { sha256 } from '../signing/sha256.js';
import type { TaskEntity } from '../task.entity.js';

/** What a certificate says, all of which its hash covers. */
export type CertificateContent = Omit<DestructionCertificate, 'sha256' | 'is_intact'>;

interface Destruction {
  readonly id: string;
  readonly at: Date;
  readonly documentHashes: readonly string[];
}

export function certificateOf(task: TaskEntity, { id, at, documentHashes }: Destruction): CertificateContent {
  const { withdrawal } = task;
  return {
    id,
    ...{ task_id: task.id, form_id: task.form_id, form_key: task.form_key, form_edition: task.edition },
    ...{ employee_id: task.employee_id, employer_id: task.employer_id },
    completed_at: task.completed_at?.toISOString() ?? null,
    withdrawn_at: (task.deleted_at ?? at).toISOString(),
    withdrawal_cause: withdrawal?.cause ?? null,
    withdrawn_by: { kind: withdrawal?.by_kind ?? null, id: withdrawal?.by_id ?? null },
    destroyed_at: at.toISOString(),
    retained_until: task.retained_until,
    retention_rule: retentionRuleOf(task.form_key),
    document_sha256s: [...documentHashes],
  };
}

export const certificateHash = (content: CertificateContent): string => sha256(canonicalJson(content));
