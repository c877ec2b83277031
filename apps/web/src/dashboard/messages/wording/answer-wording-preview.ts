import { longestWording, MessageKind, PageLanguage } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { call } from '../../../api/call';
import { userCredential } from '../../../api/user-credential';
import { answerJson } from '../../add-hire/answer-json';
import { toWordingIssues } from './to-wording-issues';
import type { WordingPreviewAnswer } from './wording-preview-answer';

const Typed = z.object({
  kind: MessageKind,
  language: PageLanguage,
  employer_id: z.string().max(64).nullable(),
  subject: z.string().max(longestWording.subject),
  body: z.string().max(longestWording.body),
  sms: z.string().max(longestWording.sms),
  fields: z.array(z.string().max(40)).max(20),
});

/** For the form: the message as it is written so far, and what keeps it from being sent. */
export const answerWordingPreview = (request: Request): Promise<Response> =>
  answerJson(request, Typed, preview);

async function preview({ fields, ...body }: z.infer<typeof Typed>): Promise<WordingPreviewAnswer | null> {
  const shown = await call('message_wordings.preview', { body }, await userCredential());
  if (!shown.ok) return null;
  const { subject, text, sms, sms_length: length, problems } = shown.value;
  const t = await getTranslations('wording');
  const issues = await toWordingIssues(problems, fields);
  const smsLength = t(`smsLength_${length.alphabet}`, { ...length });
  return {
    subject,
    text,
    sms,
    smsLength,
    problems: issues.map(({ target, message }) => ({ part: target, message })),
  };
}
