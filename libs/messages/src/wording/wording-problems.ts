import {
  hasUnseenCharacters,
  longestWording,
  type MessageKind,
  type MessageWordingProblem,
  namesWebAddress,
} from '@firstday/domain';
import { isToEmployees, messageDefinitionOf } from '../kinds/message-definitions.js';
import { type MessageFieldName, messageFieldNames } from '../kinds/message-fields.js';
import type { MessageWording } from '../kinds/known-message.js';

const markup = /<\/?[a-z][^<>]*>|<!--/i;

/** What of a message can be said in own words. */
const wordingParts = ['subject', 'body', 'sms'] as const;

/**
 * What is said in own words: each part as the first of several wordings says it that says it and can be used. What none says, or
 * what cannot be used any more, is said in our words.
 */
export function usableWording(kind: MessageKind, nearest: readonly MessageWording[]): MessageWording {
  const said = (part: keyof MessageWording) =>
    nearest
      .map((wording) => wording[part])
      .find((text) => text?.trim() && problemsIn(kind, part, text).length === 0);
  return Object.fromEntries(wordingParts.map((part) => [part, said(part)]));
}

/** What keeps an account's wording of a kind from being used; nothing where it can be. */
export function wordingProblems(
  kind: MessageKind,
  wording: MessageWording,
): readonly MessageWordingProblem[] {
  return wordingParts.flatMap((part) => problemsIn(kind, part, wording[part]));
}

/** @throws Error where the wording cannot be used */
export function assertWording(kind: MessageKind, wording: MessageWording): void {
  const [problem] = wordingProblems(kind, wording);
  if (problem) throw new Error(`The wording of ${kind} cannot be used: ${problem.part}: ${problem.message}`);
}

function problemsIn(
  kind: MessageKind,
  part: keyof MessageWording,
  text = '',
): readonly MessageWordingProblem[] {
  if (text.trim() === '') return [];
  // What is far too long is not looked at further.
  if (text.length > longestWording[part])
    return [{ part, code: 'too_long', message: `Use at most ${longestWording[part]} characters.` }];
  if (part === 'sms' && !isToEmployees(kind))
    return [{ part, code: 'no_text_message', message: 'This message is never sent as a text message.' }];
  return [
    ...fieldProblems(kind, part, text),
    ...keptProblems(kind, part, text),
    ...(markup.test(text)
      ? [
          {
            part,
            code: 'markup',
            message: 'Write plain text: tags such as <b> would be shown as they are.',
          } as const,
        ]
      : []),
    ...(hasUnseenCharacters(text)
      ? [
          {
            part,
            code: 'unseen_characters',
            message: 'Leave out characters that are not seen or change the direction of writing.',
          } as const,
        ]
      : []),
    ...(namesWebAddress(withoutFields(text))
      ? [
          {
            part,
            code: 'web_address',
            message:
              'Name no web address: the only way out of a message is its own link. A space stands after each full stop.',
          } as const,
        ]
      : []),
    ...(part !== 'body' && /[\r\n]/.test(text.trim())
      ? [{ part, code: 'several_lines', message: 'A subject or a text message is one line.' } as const]
      : []),
  ];
}

/** A full stop before a field ends a sentence. */
const withoutFields = (text: string): string => text.replaceAll(/\{[^{}]*\}/g, ' ');

function fieldProblems(
  kind: MessageKind,
  part: keyof MessageWording,
  text: string,
): readonly MessageWordingProblem[] {
  const usable = usableFields(kind);
  const names = [...new Set([...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name))];
  const offered = usable.map((name) => `{${name}}`).join(', ');
  const problems = names.flatMap((name): readonly MessageWordingProblem[] => {
    if (usable.some((it) => it === name)) return [];
    const isKnown = messageFieldNames.some((it) => it === name);
    return [
      isKnown
        ? {
            part,
            code: 'field_of_another_kind',
            field: name,
            message: `{${name}} is not known here. Use ${offered}.`,
          }
        : {
            part,
            code: 'unknown_field',
            field: name,
            message: `There is no field {${name}}. Use ${offered}.`,
          },
    ];
  });
  const rest = text.replaceAll(/\{[^{}]*\}/g, '');
  return /[{}]/.test(rest)
    ? [...problems, { part, code: 'broken_field', message: 'Close each field: {first_name}.' }]
    : problems;
}

function keptProblems(
  kind: MessageKind,
  part: keyof MessageWording,
  text: string,
): readonly MessageWordingProblem[] {
  const { keeps } = messageDefinitionOf(kind);
  const has = (name: MessageFieldName) => text.includes(`{${name}}`);
  if (part !== 'subject')
    return has(keeps)
      ? []
      : [
          {
            part,
            code: 'missing_field',
            field: keeps,
            message: `Say {${keeps}}: without it nobody can go on.`,
          },
        ];
  return (['link', 'code'] as const).filter(has).map((field) => ({
    part,
    code: 'not_in_subject',
    field,
    message: `{${field}} belongs in the text: a subject can be read on a locked phone.`,
  }));
}

/** The fields that wording of a kind may use. */
export function usableFields(kind: MessageKind): readonly MessageFieldName[] {
  const { needs, may } = messageDefinitionOf(kind);
  return [...needs, ...may];
}
