import { isOfSameSigner, type Section } from '@firstday/forms';
import { type FirstSignature, isSigned, type TaskAggregate } from '../task-aggregate.js';
import { unconfirmedExamination } from '../task-progress.js';
import { fieldsOfSections } from '../answers-visible-to.js';

/**
 * The aggregate with its sections open again: their signatures no longer count, their pages are to be looked at anew
 * before signing, and what the service filled in is filled in afresh. Answers of people stay. An examination that the
 * employer did not accept is made anew: it was no first signature.
 */
export function withSectionsReopened(aggregate: TaskAggregate, sections: readonly Section[]): TaskAggregate {
  const ids = new Set(sections.map(({ id }) => id));
  const pages = new Set(sections.flatMap((section) => section.pages.map(({ id }) => id)));
  const systemFields = fieldsOfSections(sections.filter(({ assignee }) => assignee === 'system'));
  const forgotten = new Set(systemFields.map(({ field }) => field.path));
  const unaccepted = unconfirmedExamination(aggregate);
  const isAccepted = ([section, { id }]: readonly [string, FirstSignature]) =>
    !ids.has(section) || id !== unaccepted?.id;
  return {
    ...aggregate,
    firstSigned: Object.fromEntries(Object.entries(aggregate.firstSigned).filter(isAccepted)),
    given: Object.fromEntries(Object.entries(aggregate.given).filter(([path]) => !forgotten.has(path))),
    signatures: aggregate.signatures.filter(({ section_id }) => !ids.has(section_id)),
    subtasks: aggregate.subtasks.map((it) => (pages.has(it.page_id) ? { ...it, visited_at: null } : it)),
  };
}

/**
 * What is opened to correct a section: its own part of the form, and no one else's. M-274, 9.0: whoever filled in a part
 * corrects that part, so the signatures of others stay, with their day. What opens on request was signed for an event of
 * its own and stays too. The service fills in again what is its own.
 */
export function sectionsToCorrect(aggregate: TaskAggregate, sectionId: string): readonly Section[] {
  const { sections } = aggregate.edition;
  const at = sections.findIndex(({ id }) => id === sectionId);
  const start = sections[at];
  if (!start) return [];
  const later = sections.slice(at + 1);
  const isOfSigner = (it: Section) => isOfSameSigner(start, it) && it.opens === 'in_order';
  const staysAfter = (it: Section) =>
    sections.slice(sections.indexOf(it) + 1).some((one) => isSigned(aggregate, one) && !isOfSigner(one));
  const isUnsignedPart = (it: Section) =>
    it.signer === 'nobody' && it.assignee === start.assignee && it.opens === 'in_order' && !staysAfter(it);
  return [start, ...later.filter((it) => it.assignee === 'system' || isOfSigner(it) || isUnsignedPart(it))];
}
