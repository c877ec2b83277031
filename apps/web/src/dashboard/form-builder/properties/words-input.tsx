'use client';
import { TextArea, TextInput } from '@firstday/ui';
import { useId } from 'react';
import { useBuilder } from '../builder-context';
import { problemText } from '../problem-text';
import { InsertMenu, type MergeName } from './insert-menu';
import { MergedNames } from './merged-names';

type Words = Readonly<Record<string, string>>;

interface WordsInputProps {
  readonly label: string;
  readonly hint?: string;
  /** As the content names it: problems of it stand here. */
  readonly property: string;
  readonly value: Words | undefined;
  readonly isOptional?: boolean;
  readonly lines?: number;
  readonly maxLength: number;
  readonly onChange: (words: Words | undefined) => void;
  readonly onLeave?: (english: string) => void;
  /** What may be named in the text: answers, and what the records say. */
  readonly names?: readonly MergeName[];
}

/** The same words in English and, beside it, in the language that is being translated into. */
export function WordsInput(props: WordsInputProps) {
  const {
    label,
    hint,
    property,
    value = {},
    isOptional = false,
    lines = 1,
    maxLength,
    onChange,
    onLeave,
    names,
  } = props;
  const { words, language, problems } = useBuilder();
  const id = useId();
  const problem = problems.find((it) => it.property === property);
  const english = value['en'] ?? '';
  const Control = lines > 1 ? TextArea : TextInput;
  const set = (code: string) => (text: string) => onChange(withWords(value, code, text, isOptional));
  const shared = { maxLength, ...(lines > 1 ? { rows: lines } : {}) };
  const insert = (code: string) =>
    names ? <InsertMenu into={`${id}-${code}`} names={names} onText={set(code)} /> : null;
  return (
    <div className="builder-words" data-beside={language ? '' : undefined}>
      <Control
        {...shared}
        id={`${id}-en`}
        label={language ? `${label} (${words.english})` : label}
        note={isOptional ? words.optional : undefined}
        hint={hint}
        lang="en"
        value={english}
        error={problem && problemText(problem, words)}
        errorWord={words.error}
        onChange={({ currentTarget }) => set('en')(currentTarget.value)}
        onBlur={() => onLeave?.(english)}
      />
      {insert('en')}
      {language && (english !== '' || value[language.code]) ? (
        <>
          <Control
            {...shared}
            id={`${id}-${language.code}`}
            label={`${label} (${language.name})`}
            note={value[language.code] ? undefined : words.missing}
            lang={language.code}
            value={value[language.code] ?? ''}
            onChange={({ currentTarget }) => set(language.code)(currentTarget.value)}
          />
          {insert(language.code)}
        </>
      ) : null}
      {names ? <MergedNames text={value} names={names} /> : null}
    </div>
  );
}

function withWords(value: Words, code: string, text: string, isOptional: boolean): Words | undefined {
  const { [code]: _before, ...others } = value;
  if (text === '' && code === 'en') return isOptional ? undefined : { ...others, en: '' };
  return text === '' ? others : { ...others, [code]: text };
}
