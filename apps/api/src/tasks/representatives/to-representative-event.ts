import type { RepresentativeEvent } from '@firstday/domain';
import type { RepresentativeEntity } from './representative.entity.js';

/** Ids only: who it is stands on record. */
export const toRepresentativeEvent = ({
  id,
  task_id,
  employee_id,
  named_by,
}: RepresentativeEntity): RepresentativeEvent => ({ id, task_id, employee_id, named_by: named_by.side });
