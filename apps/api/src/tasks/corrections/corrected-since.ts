import type { Side, TaskSheet } from '@firstday/domain';
import { findSection } from '@firstday/forms';
import type { SignatureEntity } from '../signing/signature.entity.js';
import type { TaskAggregate } from '../task-aggregate.js';

/** The sections of others that were corrected after a side signed: its own part stays, and may need a correction too. */
export function correctedSince(
  { edition, firstSigned, signatures }: TaskAggregate,
  side: Side,
): TaskSheet['corrected_since'] {
  const isOurs = ({ section_id }: SignatureEntity) => findSection(edition, section_id)?.assignee === side;
  const ours = signatures.filter(isOurs).map(({ signed_at }) => signed_at.getTime());
  if (ours.length === 0) return [];
  return signatures
    .filter((it) => !isOurs(it) && firstSigned[it.section_id]?.id !== it.id)
    .filter(({ signed_at }) => signed_at.getTime() > Math.max(...ours))
    .map(({ section_id, signed_on }) => ({ section_id, signed_on }));
}
