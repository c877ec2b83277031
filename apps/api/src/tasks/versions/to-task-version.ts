import type { TaskVersion } from '@firstday/domain';
import type { Context } from '../../context/index.js';
import type { AttestedVersion } from './version-history.js';

/** A version as the API shows it. */
export function toTaskVersion(ctx: Context, taskId: string, version: AttestedVersion): TaskVersion {
  const { number, attestation, document, replaced } = version;
  return {
    task_id: taskId,
    number,
    is_in_force: replaced === null,
    section_ids: [...attestation.section_ids],
    signatures: attestation.signatures.map(({ sha256: _, ...signature }) => signature),
    document: document && { version: document.version, sha256: document.pdf_sha256 },
    replaced: replaced && {
      at: replaced.at,
      reason: replaced.reason,
      section_ids: [...replaced.section_ids],
      by: visibleTo(ctx, replaced.by),
    },
  };
}

type By = NonNullable<AttestedVersion['replaced']>['by'];

/** A hosted page learns which side it was and the name that was given there, and nothing of credentials and accounts. */
function visibleTo({ actor }: Context, by: By): By {
  if (actor.kind !== 'form_session') return by;
  return { ...by, id: null, name: by.kind === 'form_session' ? by.name : null };
}
