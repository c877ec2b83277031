'use client';
import { useWatch } from 'react-hook-form';
import { useActionForm } from '../../forms/action-form';
import { FormTextArea } from '../../forms/form-text-area';
import { FormTextInput } from '../../forms/form-text-input';
import { sentenceNames, type TextName, textNames } from './text-names';
import { TextsPreview, type TextsPreviewWords } from './texts-preview';

interface TextsEditorProps {
  readonly initial: Readonly<Record<TextName, string>>;
  /** What is shown where nothing is typed: the account's words, else ours. */
  readonly otherwise: Readonly<Record<TextName, string>>;
  readonly words: {
    readonly label: Readonly<Record<TextName, string>>;
    readonly hint: Readonly<Record<TextName, string>>;
    readonly longest: Readonly<Record<TextName, number>>;
    readonly preview: TextsPreviewWords;
  };
}

/** Own words, and what becomes of them on the page of a new hire while they are typed. */
export function TextsEditor({ initial, otherwise, words }: TextsEditorProps) {
  const { state } = useActionForm();
  const typed: Record<string, unknown> = useWatch();
  const valueOf = (name: TextName) => String(typed[name] ?? state.values[name]?.[0] ?? initial[name]).trim();
  return (
    <div className="texts-editor">
      <div className="texts-fields">
        {textNames.map((name) => {
          const control = {
            name,
            label: words.label[name],
            hint: words.hint[name],
            initial: initial[name],
            maxLength: words.longest[name],
          };
          return sentenceNames.some((one) => one === name) ? (
            <FormTextArea key={name} {...control} rows={3} lang={words.preview.lang} />
          ) : (
            <FormTextInput key={name} {...control} />
          );
        })}
      </div>
      <TextsPreview words={words.preview} valueOf={valueOf} otherwise={otherwise} />
    </div>
  );
}
