import { z } from 'zod';
import { TaskId } from './id-kind.js';
import { DateTimeUtc, PersonName, text } from './scalar-value.js';

/** The employee hands the device to somebody who has a part of the form of their own. */
export const HandOver = z.strictObject({
  section_id: text(128, 1).describe('The first section that is theirs.'),
  name: PersonName.describe('Who they are, as the employee says.'),
});
export type HandOver = z.infer<typeof HandOver>;

/** Whose session it is, where the employee handed the device over: that person's part of one form, and nothing else. */
export const SessionHandover = z
  .strictObject({
    task_id: TaskId,
    section_ids: z.array(z.string()).describe('The sections that they fill in and sign.'),
    name: z.string().describe('As the employee said when handing over.'),
    from_session_id: z.string().describe('The session of the employee that it was handed over from.'),
    handed_over_at: DateTimeUtc.describe('When the device was handed over.'),
  })
  .meta({ id: 'SessionHandover' });
export type SessionHandover = z.infer<typeof SessionHandover>;

/** The session of the employee to which the device goes back. */
export const HandedBack = z
  .strictObject({
    session_id: z.string().describe('The session of the employee that goes on; begins with `fs_`.'),
  })
  .meta({ id: 'HandedBack' });
export type HandedBack = z.infer<typeof HandedBack>;
