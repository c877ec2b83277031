import { z } from 'zod';
import { TaskId } from './id-kind.js';
import { DateTimeUtc, drawableText } from './scalar-value.js';

/** The employee says what is wrong in a form that they have signed. */
export const RequestCorrection = z.strictObject({
  reason: drawableText(2000, 3).describe(
    'What is wrong and what would be right, in the employee’s words: 3 to 2000 characters.',
  ),
  about: z
    .literal('social_security_number')
    .optional()
    .describe(
      'The number was not issued yet when the form was signed, and has arrived: the form opens at once, without an answer of the employer.',
    ),
});
export type RequestCorrection = z.infer<typeof RequestCorrection>;

export const AnswerCorrection = z.strictObject({
  outcome: z
    .enum(['opened', 'declined'])
    .describe(
      '`opened`: the employee corrects their part; what others signed stays as it is. `declined`: nothing changes.',
    ),
  message: drawableText(2000, 3)
    .optional()
    .describe('What the employee is told, 3 to 2000 characters: asked for where it is declined.'),
});
export type AnswerCorrection = z.infer<typeof AnswerCorrection>;

export const CorrectionStatus = z.enum(['asked', 'opened', 'declined']);
export type CorrectionStatus = z.infer<typeof CorrectionStatus>;

/** The last request of a form; it is forgotten when the employee signs anew. */
export const CorrectionRequest = z
  .strictObject({
    task_id: TaskId.describe('The form that it is about.'),
    status: CorrectionStatus.describe(
      '`asked`: nobody has answered yet. `opened`: the employee may correct it now. `declined`: the form stays as it is.',
    ),
    reason: z.string().describe('What is wrong, in the employee’s words.'),
    requested_at: DateTimeUtc.describe('When they asked first.'),
    answered_at: DateTimeUtc.nullable().describe('When it was answered; null before.'),
    message: z.string().nullable().describe('What the employee was told; null where nothing was said.'),
  })
  .meta({ id: 'CorrectionRequest' });
export type CorrectionRequest = z.infer<typeof CorrectionRequest>;

/** All that an employee waits to have answered. */
export const CorrectionRequests = z
  .strictObject({
    data: z.array(CorrectionRequest).describe('One of each form that is asked about and not answered.'),
  })
  .meta({ id: 'CorrectionRequests' });
