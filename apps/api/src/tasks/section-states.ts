import type { SectionState, Side } from '@firstday/domain';
import { type Section, isShown, factsOf, validateSection } from '@firstday/forms';
import { type Dossier, isExpired, isSigned, sectionsOf, visitedPageIds } from './dossier.js';

type State = SectionState['state'];

/** Needs nothing more: signed, or, where nobody signs, its required answers are there. */
export function isComplete(dossier: Dossier, section: Section): boolean {
  if (section.signer !== 'nobody') return isSigned(dossier, section);
  const { edition, answers, surroundings } = dossier;
  return validateSection(edition, section.id, answers, surroundings).length === 0;
}

/**
 * Until all sections before it are complete. Section 2 of Form I-9 waits for Section 1 and for the certification of
 * each preparer whom the employee named (8 CFR 274a.2(b)(1)(i)-(ii)).
 */
export function isLocked(dossier: Dossier, section: Section): boolean {
  const sections = sectionsOf(dossier);
  const at = sections.findIndex((it) => it.id === section.id);
  return at < 0 || sections.slice(0, at).some((it) => !isComplete(dossier, it));
}

/** What one side may write in now. A section that nobody signs stays open until a later one is signed. */
export function isWritable(dossier: Dossier, section: Section, now: Date): boolean {
  if (dossier.task.completed_at !== null || isExpired(dossier.task, now)) return false;
  return !isFrozen(dossier, section) && !isLocked(dossier, section);
}

/** Signed itself, or stands before one that is. */
export function isFrozen(dossier: Dossier, section: Section): boolean {
  if (section.signer !== 'nobody') return isSigned(dossier, section);
  const sections = sectionsOf(dossier);
  const at = sections.findIndex((it) => it.id === section.id);
  const later = sections.slice(at + 1).filter((it) => it.signer !== 'nobody');
  return dossier.task.completed_at !== null || (at >= 0 && later.some((it) => isSigned(dossier, it)));
}

/** How a section stands for one side; null where the answers do not call for it. */
export function stateOf(dossier: Dossier, section: Section, side: Side, now: Date): State | null {
  const { answers, surroundings, task } = dossier;
  const isCalledFor = isShown(section, factsOf(answers, surroundings));
  if (!isCalledFor) return null;
  if (section.opens === 'on_request' && !task.opened_section_ids.includes(section.id)) return 'dormant';
  if (isFrozen(dossier, section)) return 'done';
  if (isExpired(task, now) || isLocked(dossier, section)) return 'locked';
  if (section.assignee !== side) return isComplete(dossier, section) ? 'done' : 'waiting';
  const visited = visitedPageIds(dossier);
  const isSeen = section.pages.every((page) => visited.includes(page.id));
  return isComplete(dossier, section) && isSeen ? 'done' : 'open';
}

/** The first section in which there is something for a side to do: to answer, to sign, or to look at. */
export const openSectionOf = (dossier: Dossier, side: Side, now: Date): Section | undefined =>
  dossier.edition.sections.find((section) => stateOf(dossier, section, side, now) === 'open');
