import { Placement } from '@firstday/domain';
import { z } from 'zod';

const {
  employee_id,
  employer_id,
  client_id,
  job_id,
  start_date,
  end_date,
  progress,
  undecided_count,
  undecided_facts,
  everify_mandate,
} = Placement.shape;

/** Of a placement, what its pages show besides the properties that people give. */
export const StoredPlacement = z.object({
  employee_id,
  employer_id,
  client_id,
  job_id,
  start_date,
  end_date,
  progress,
  undecided_count,
  undecided_facts,
  everify_mandate,
});
