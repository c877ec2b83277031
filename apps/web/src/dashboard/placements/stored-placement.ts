import { Placement } from '@firstday/domain';
import { z } from 'zod';

/** Of a placement, what its pages show besides the properties that people give. */
export const StoredPlacement = z.object(
  Placement.pick({
    employee_id: true,
    employer_id: true,
    client_id: true,
    job_id: true,
    start_date: true,
    end_date: true,
    progress: true,
    undecided_count: true,
    undecided_facts: true,
    everify_mandate: true,
  }).shape,
);
