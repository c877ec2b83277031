import { CreateLegalHold } from '@firstday/domain';
import { z } from 'zod';
import { typedText } from '../../api/typed-text';

/** Why a legal hold is released. */
export const ReleaseInput = z.object({ reason: typedText(CreateLegalHold.shape.reason) });

/** Why a legal hold is placed, and on what of a form. */
export const HoldInput = z.object({
  ...ReleaseInput.shape,
  subject: z.enum(['task', 'employee', 'employer']),
});
export type HoldScope = z.infer<typeof HoldInput>['subject'];
