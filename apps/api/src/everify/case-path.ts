import { EverifyCaseId } from '@firstday/domain';
import { z } from 'zod';

export const CasePath = z.object({ everify_case_id: EverifyCaseId });
export type CasePath = z.infer<typeof CasePath>;
