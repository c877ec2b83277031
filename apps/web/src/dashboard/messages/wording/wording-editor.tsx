'use client';
import type { AccountWording } from '@firstday/domain';
import { Button, TextArea, TextInput, useIsLive } from '@firstday/ui';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useRoute } from '../../add-hire/use-route';
import { useActionForm } from '../../forms/action-form';
import { useControl } from '../../forms/use-control';
import { insertAtCaret } from './insert-at-caret';
import { WordingPreview } from './wording-preview';
import { WordingPreviewAnswer } from './wording-preview-answer';
import type { WordingWords } from './wording-words';

type Part = 'subject' | 'body' | 'sms';

interface WordingEditorProps {
  readonly wording: AccountWording;
  readonly longest: Readonly<Record<Part, number>>;
  /** The language of the message, which may not be that of the page. */
  readonly page: { readonly lang: string; readonly dir: 'ltr' | 'rtl' };
  readonly hrefs: { readonly preview: string; readonly document: string };
  readonly words: WordingWords;
}

/** Subject and text with their merge fields, and the message as it would be sent while they are written. */
export function WordingEditor({ wording, longest, page, hrefs, words }: WordingEditorProps) {
  const { state } = useActionForm();
  const { setValue } = useFormContext();
  const [subject, body, sms] = [useControl('subject'), useControl('body'), useControl('sms')];
  const [isLive, last] = [useIsLive(), useRef<Part>('body')];
  const written: Record<string, unknown> = useWatch();
  const initial = (part: Part) => state.values[part]?.[0] ?? wording[part] ?? '';
  // What is empty shows whose words stand in its place: these are of the language of the message.
  const directionOf = (part: Part) => (shown[part] === '' ? page.dir : 'auto');
  const typed = (part: Part) => String(written[part] ?? initial(part)).slice(0, longest[part]);
  const shown = { subject: typed('subject'), body: typed('body'), sms: typed('sms') };
  const { kind, language, employer_id, fields, keeps, of_account: account, ours } = wording;
  const inherited = (part: Part) => account?.[part] ?? ours[part] ?? '';
  const asked = JSON.stringify({ kind, language, employer_id, fields, ...shown });
  const { answer } = useRoute(hrefs.preview, asked, WordingPreviewAnswer);
  const problemOf = (part: Part) => answer?.problems.find((problem) => problem.part === part)?.message;
  const change = (part: Part, text: string) => setValue(part, text, { shouldDirty: true });
  const insert = (name: string) => {
    // Link and code belong in the text: a subject can be read on a locked phone.
    const part = name === keeps && last.current === 'subject' ? 'body' : last.current;
    const text = insertAtCaret(part, `{${name}}`);
    if (text !== undefined) change(part, text);
  };
  return (
    <div className="wording-editor">
      <div className="wording-fields">
        <TextInput
          label={words.subject}
          hint={words.subjectHint}
          lang={page.lang}
          dir={directionOf('subject')}
          maxLength={longest.subject}
          defaultValue={initial('subject')}
          placeholder={inherited('subject')}
          onFocus={() => (last.current = 'subject')}
          {...subject.field}
          {...subject.register()}
          error={subject.field.error ?? problemOf('subject')}
        />
        <TextArea
          label={words.body}
          hint={words.bodyHint}
          lang={page.lang}
          dir={directionOf('body')}
          rows={12}
          maxLength={longest.body}
          defaultValue={initial('body')}
          placeholder={inherited('body')}
          onFocus={() => (last.current = 'body')}
          {...body.field}
          {...body.register()}
          error={body.field.error ?? problemOf('body')}
        />
        {isLive && shown.body.trim() === '' ? (
          <div className="wording-buttons">
            <Button variant="secondary" size="small" onClick={() => change('body', inherited('body'))}>
              {words.start}
            </Button>
          </div>
        ) : null}
        {wording.is_text ? (
          <div className="wording-sms">
            <TextArea
              label={words.text}
              hint={words.textHint}
              lang={page.lang}
              dir={directionOf('sms')}
              rows={3}
              maxLength={longest.sms}
              defaultValue={initial('sms')}
              placeholder={inherited('sms')}
              onFocus={() => (last.current = 'sms')}
              {...sms.field}
              {...sms.register()}
              error={sms.field.error ?? problemOf('sms')}
            />
            {answer ? <p className="fd-hint">{answer.smsLength}</p> : null}
          </div>
        ) : null}
        {isLive ? (
          <div className="wording-tools">
            <div role="group" aria-label={words.fields} className="wording-buttons">
              <span aria-hidden="true">{words.fields}</span>
              {fields.map((name) => (
                <Button key={name} variant="secondary" size="small" onClick={() => insert(name)}>
                  {words.field[name] ?? name}
                </Button>
              ))}
            </div>
          </div>
        ) : null}
      </div>
      <WordingPreview
        words={words}
        page={page}
        answer={answer}
        shown={shown}
        isText={wording.is_text}
        href={hrefs.document}
      />
    </div>
  );
}
