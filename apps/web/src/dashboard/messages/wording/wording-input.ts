import { longestWording, text } from '@firstday/domain';
import { z } from 'zod';
import { optionalText } from '../../../api/typed-text';

/** Own words of a message as they are written on the page; what is left empty is ours. */
export const WordingInput = z.object({
  subject: optionalText(text(longestWording.subject).nullable()),
  body: optionalText(text(longestWording.body).nullable()),
  sms: optionalText(text(longestWording.sms).nullable()),
});
export type WordingInput = z.infer<typeof WordingInput>;
