import type {
  AccountWording,
  MessageWordingKey,
  OwnMessageWords,
  ReplaceMessageWording,
} from '@firstday/domain';
import { isToEmployees, messageDefinitionOf, ourWording, usableFields } from '@firstday/messages';
import type { MessageWordingEntity } from '../outbox/index.js';

/** What was given, where a part that says nothing is ours. */
export const givenWords = ({ subject, body, sms }: ReplaceMessageWording): OwnMessageWords => ({
  subject: subject?.trim() || null,
  body: body?.replaceAll('\r\n', '\n').trim() || null,
  sms: sms?.trim() || null,
});

interface WordingRows {
  readonly own: MessageWordingEntity | undefined;
  /** The account's, where `own` is an employer's. */
  readonly account?: MessageWordingEntity | undefined;
}

/** How a kind is worded in a language, with what its words may be. */
export function toMessageWording(
  { kind, language, employer_id = null }: MessageWordingKey,
  { own: row, account }: WordingRows,
): AccountWording {
  const own = row?.is_used ? wordsOf(row) : null;
  return {
    kind,
    language,
    employer_id,
    ...(own ?? noWords),
    set_aside: own || !row ? null : wordsOf(row),
    of_account: account?.is_used ? wordsOf(account) : null,
    ours: ourWording(kind, language),
    fields: [...usableFields(kind)],
    keeps: messageDefinitionOf(kind).keeps,
    is_text: isToEmployees(kind),
    updated_at: row?.updated_at.toISOString() ?? null,
  };
}

const noWords: OwnMessageWords = { subject: null, body: null, sms: null };

const wordsOf = ({ subject, body, sms }: OwnMessageWords): OwnMessageWords => ({ subject, body, sms });
