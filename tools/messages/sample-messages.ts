import { languages } from '@firstday/domain/languages';
import { type KnownMessage, type MessageKind, messageKinds } from '@firstday/messages';

const link = 'https://forms.brightwater.example/o/9fK2mQ7vTzXb4LcR8sWnYd3HpJ6uEaG1';

/** What messages are shown with: a long name of an employer, and first names in the letters of their language. */
export const sampleValues = {
  employer: 'Brightwater Staffing & Logistics of Northern New Jersey, Inc.',
  link,
  due_on: '2026-12-09',
  link_until: '2026-12-23',
  minutes: 15,
  inviter: 'Rosa Delgado',
  code: '048 215',
  endpoint: 'hooks.brightwater.example',
} as const;

const firstNames: Readonly<Record<string, string>> = { en: 'Ada', es: 'José', ar: 'ليلى' };

/** A message of each kind in a language. */
export const sampleMessages = (language: string): readonly KnownMessage[] =>
  messageKinds.map((kind) => sampleMessage(kind, language));

export function sampleMessage(kind: MessageKind, language: string): KnownMessage {
  const name = firstNames[language] ?? 'Ada';
  return {
    kind,
    language,
    values: { ...sampleValues, first_name: name, employee: language === 'ar' ? 'Mateo' : 'Nguyễn' },
    // One of them tells two more things.
    ...(kind === 'sent_back' ? { also: ['document_ready', 'receipt_due'] } : {}),
  };
}

export const sampleLanguages: readonly string[] = languages.map(({ locale }) => locale);
