import { z } from 'zod';
import { TaskId } from './id-kind.js';
import { DateTimeUtc, PersonName, text } from './scalar-value.js';

/** The employee hands the device to somebody who has a part of the form of their own. */
export const HandOver = z.strictObject({
  /** The first section that is theirs. */
  section_id: text(128, 1),
  /** Who they are, as the employee says. */
  name: PersonName,
});
export type HandOver = z.infer<typeof HandOver>;

/** Whose session it is, where the employee handed the device over: that person's part of one form, and nothing else. */
export const SessionHandover = z
  .strictObject({
    task_id: TaskId,
    /** The sections that they fill in and sign. */
    section_ids: z.array(z.string()),
    /** As the employee said when handing over. */
    name: z.string(),
    /** The session of the employee that it was handed over from. */
    from_session_id: z.string(),
    handed_over_at: DateTimeUtc,
  })
  .meta({ id: 'SessionHandover' });
export type SessionHandover = z.infer<typeof SessionHandover>;

/** The session of the employee to which the device goes back. */
export const HandedBack = z.strictObject({ session_id: z.string() }).meta({ id: 'HandedBack' });
export type HandedBack = z.infer<typeof HandedBack>;
