import type { SectionState, Side } from '@firstday/domain';
import { type Section, factsOf, isComplete, isLocked, isShown } from '@firstday/forms';
import {
  type TaskAggregate,
  formStateOf,
  isExpired,
  isSigned,
  sectionsOf,
  visitedPageIds,
} from './task-aggregate.js';

type State = SectionState['state'];

export function isSectionComplete(aggregate: TaskAggregate, section: Section): boolean {
  return isComplete(formStateOf(aggregate), section);
}

export function isSectionLocked(aggregate: TaskAggregate, section: Section): boolean {
  return isLocked(formStateOf(aggregate), section.id);
}

/** What one side may write in now. A section that nobody signs stays open until a later one is signed. */
export function isSectionWritable(aggregate: TaskAggregate, section: Section, now: Date): boolean {
  if (aggregate.task.completed_at !== null || isExpired(aggregate.task, now)) return false;
  return !isSectionFrozen(aggregate, section) && !isSectionLocked(aggregate, section);
}

/** Signed itself, or before one that is. Who corrects their part of a form changes nothing in the parts of others. */
export function isSectionFrozen(aggregate: TaskAggregate, section: Section): boolean {
  if (section.signer !== 'nobody') return isSigned(aggregate, section);
  const sections = sectionsOf(aggregate);
  const at = sections.findIndex((it) => it.id === section.id);
  const later = sections.slice(at + 1).filter((it) => it.signer !== 'nobody');
  if (isBesideCorrections(aggregate, section)) return true;
  return aggregate.task.completed_at !== null || (at >= 0 && later.some((it) => isSigned(aggregate, it)));
}

/** On a form with only corrections open: whether the signer of this section has none of them. */
function isBesideCorrections(aggregate: TaskAggregate, { assignee }: Section): boolean {
  if (!aggregate.task.is_being_corrected || assignee === 'system') return false;
  return !sectionsOf(aggregate).some(
    (it) => it.assignee === assignee && it.signer !== 'nobody' && !isSigned(aggregate, it),
  );
}

/** The state of a section for one side; null where the answers do not call for it. */
export function sectionStateOf(
  aggregate: TaskAggregate,
  section: Section,
  side: Side,
  now: Date,
): State | null {
  const { task } = aggregate;
  const isCalledFor = isShown(section, factsOf(aggregate));
  if (!isCalledFor) return null;
  if (section.opens === 'on_request' && !task.opened_section_ids.includes(section.id))
    // What nobody signs opens with somebody who is asked for it, and is offered to nobody else.
    return section.signer === 'nobody' ? null : 'dormant';
  if (isSectionFrozen(aggregate, section)) return 'done';
  if (isExpired(task, now) || isSectionLocked(aggregate, section)) return 'locked';
  if (section.assignee !== side) return isSectionComplete(aggregate, section) ? 'done' : 'waiting';
  const visited = visitedPageIds(aggregate);
  const isSeen = section.pages.every((page) => visited.includes(page.id));
  return isSectionComplete(aggregate, section) && isSeen ? 'done' : 'open';
}

/** The first section in which there is something for a side to do: to answer, to sign, or to look at. */
export const openSectionOf = (aggregate: TaskAggregate, side: Side, now: Date): Section | undefined =>
  aggregate.edition.sections.find((section) => sectionStateOf(aggregate, section, side, now) === 'open');
