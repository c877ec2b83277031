import { EmployerId } from '@firstday/domain';
import { z } from 'zod';

/** An employer to choose: what else its record has does not matter here. */
export const NamedEmployer = z.object({ id: EmployerId, name: z.string() });
export type NamedEmployer = z.infer<typeof NamedEmployer>;
