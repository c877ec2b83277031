import type {
  AccountWording,
  MessageWordingKey,
  OwnMessageWords,
  ReplaceMessageWording,
} from '@firstday/domain';
import { messageDefinitionOf, ourWording, usableFields } from '@firstday/messages';
import type { MessageWordingEntity } from '../outbox/index.js';

/** What was given, where a part that says nothing is ours. */
export const givenWords = ({ subject, body }: ReplaceMessageWording): OwnMessageWords => ({
  subject: subject?.trim() || null,
  body: body?.replaceAll('\r\n', '\n').trim() || null,
});

/** How a kind is worded in a language, with what its words may be. */
export function toMessageWording(
  { kind, language }: MessageWordingKey,
  row: MessageWordingEntity | undefined,
): AccountWording {
  const words = row ? { subject: row.subject, body: row.body } : null;
  const own = row?.is_used ? words : null;
  return {
    kind,
    language,
    subject: own?.subject ?? null,
    body: own?.body ?? null,
    set_aside: own ? null : words,
    ours: ourWording(kind, language),
    fields: [...usableFields(kind)],
    keeps: messageDefinitionOf(kind).keeps,
    updated_at: row?.updated_at.toISOString() ?? null,
  };
}
