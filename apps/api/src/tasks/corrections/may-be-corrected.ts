import { employeeMayRenew } from '@firstday/forms';
import { firstSignedSection } from '../signing/first-signed-section.js';
import { isExpired, type TaskAggregate } from '../task-aggregate.js';

/** What the employee has signed, and does not simply fill in again. */
export const mayBeCorrected = (aggregate: TaskAggregate, now: Date): boolean =>
  !employeeMayRenew(aggregate.task.form_key) &&
  !isExpired(aggregate.task, now) &&
  firstSignedSection(aggregate) !== undefined;
