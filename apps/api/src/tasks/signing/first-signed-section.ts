import type { Section } from '@firstday/forms';
import { isSigned, type TaskAggregate } from '../task-aggregate.js';

/** Where the employee begins again: their first section that is signed. */
export const firstSignedSection = (aggregate: TaskAggregate): Section | undefined =>
  aggregate.edition.sections.find(
    (section) => section.assignee === 'employee' && isSigned(aggregate, section),
  );
