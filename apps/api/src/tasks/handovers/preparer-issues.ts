import type { Issue } from '@firstday/domain';
import { isNameOf, isSameName, nameWords, type Section } from '@firstday/forms';
import type { SessionReader } from '../../context/index.js';
import { isEmployeeName } from '../signing/is-employee-name.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { isEmployeeThemselves } from './assert-may-hand-over.js';
import { preparerOf } from './preparer-of.js';

const issue = (message: string): Issue => ({ _tag: 'Refinement', path: ['signature', 'name'], message });

/**
 * What speaks against a name under a preparer's certification: it is the employee's, that of another preparer, another
 * one than the block gives, or another one than the employee handed the device to.
 */
export function preparerIssues(
  aggregate: TaskAggregate,
  section: Section,
  name: string,
  { handover }: Pick<SessionReader, 'handover'>,
): readonly Issue[] {
  if (section.signer !== 'preparer' || !handover) return [];
  const { first, last } = preparerOf(aggregate, section);
  if ([name, `${first} ${last}`].some((it) => isEmployeeName(aggregate, it)))
    return [issue(isEmployeeThemselves)];
  if (!isNameOf({ first, last }, name))
    return [issue('Sign with your name as you entered it in this section')];
  if (!sharesAWord(handover.name, `${first} ${last}`))
    return [issue(`The employee handed the device to ${handover.name}: this is another name`)];
  const completer = completerNamed(aggregate, section);
  if (completer && !sharesAWord(completer, `${first} ${last}`))
    return [issue(`Whoever completed the section for the employee signs here: ${completer}`)];
  const others = aggregate.signatures.filter(({ section_id }) => isPreparers(aggregate, section_id));
  return others.some((it) => isSameName(it.name, name))
    ? [issue('You have signed this form already: each person who helped signs once')]
    : [];
}

const isPreparers = ({ edition }: TaskAggregate, id: string): boolean =>
  edition.sections.some((section) => section.id === id && section.signer === 'preparer');

/** M-274, 4.2: the same person completes Section 1 in the employee's place and a block of Supplement A. */
const completerNamed = ({ edition, signatures }: TaskAggregate, { id }: Section): string | undefined => {
  const completed = edition.sections.filter(({ standIns }) => standIns?.some((it) => it.certifiesIn === id));
  const signature = signatures.find(
    ({ section_id, role }) => role === 'preparer' && completed.some((it) => it.id === section_id),
  );
  return signature?.handover?.name;
};

/** The employee may know whoever helped by one name only. */
const sharesAWord = (named: string, entered: string): boolean => {
  const words = nameWords(entered);
  return nameWords(named).some((word) => words.includes(word));
};
