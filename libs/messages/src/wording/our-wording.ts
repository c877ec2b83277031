import type { MessageKind, OwnMessageWords } from '@firstday/domain';
import { readableLocale } from '@firstday/domain/languages';
import { messageWords } from '@firstday/domain/languages/message-words';
import { isToEmployees, messageDefinitionOf } from '../kinds/message-definitions.js';
import { usableFields } from './wording-problems.js';

/** Our words of a kind with their merge fields, as an account may begin with them. */
export function ourWording(kind: MessageKind, language: string): OwnMessageWords {
  const words = messageWords[readableLocale(language)];
  const { subject, body, sms } = words[kind];
  const greeting = usableFields(kind).includes('first_name') ? words.greeting : words.greetingUnnamed;
  const kept = `{${messageDefinitionOf(kind).keeps}}`;
  const parts = [greeting, body, ...(body.includes(kept) ? [] : [kept])];
  return { subject, body: parts.join('\n\n'), sms: isToEmployees(kind) ? sms : null };
}
