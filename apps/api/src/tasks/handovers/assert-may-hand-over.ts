import type { HandOver } from '@firstday/domain';
import { type Section, findSection, standInOf } from '@firstday/forms';
import { badRequest, forbiddenBecause } from '../../context/index.js';
import { isSectionWritable } from '../section-state-of.js';
import { isEmployeeName } from '../signing/is-employee-name.js';
import { type TaskAggregate, isExpired } from '../task-aggregate.js';

/**
 * The sections that become another person's.
 * @throws ProblemError 400 where there is nothing to hand over, 403 where it would be handed to the employee
 */
export function assertMayHandOver(
  aggregate: TaskAggregate,
  { section_id, name }: HandOver,
  now: Date,
): readonly Section[] {
  const section = findSection(aggregate.edition, section_id);
  const standIn = section && standInOf(section, aggregate);
  if (!section || (section.signer !== 'preparer' && !standIn))
    throw badRequest('This section is nobody else’s to fill in');
  if (isExpired(aggregate.task, now)) throw forbiddenBecause('The task has expired');
  if (!isSectionWritable(aggregate, section, now))
    throw badRequest('This section is not open yet: the ones before it come first');
  if (isEmployeeName(aggregate, name)) throw forbiddenBecause(isEmployeeThemselves);
  const certification = standIn && findSection(aggregate.edition, standIn.certifiesIn);
  return certification ? [section, certification] : [section];
}

/** 8 CFR 274a.2(b)(1)(i)(A): a preparer or translator is somebody who assisted the employee. */
export const isEmployeeThemselves =
  'This is the employee’s own name: somebody else has to sign here. If you share the name, add what tells you apart';
