'use client';
import { Button, useIsLive } from '@firstday/ui';
import { MailFrame } from './mail-frame';
import type { WordingPreviewAnswer } from './wording-preview-answer';
import type { WordingWords } from './wording-words';

interface WordingPreviewProps {
  readonly words: WordingWords;
  readonly page: { readonly lang: string; readonly dir: 'ltr' | 'rtl' };
  readonly answer: WordingPreviewAnswer | undefined;
  readonly shown: Readonly<Record<'subject' | 'body' | 'sms', string>>;
  /** Whether it may be sent as a text message. */
  readonly isText: boolean;
  /** Where the message is shown as HTML. */
  readonly href: string;
}

/** The message as it arrives: in a mail program, as plain text, and as a text message. */
export function WordingPreview({ words, page, answer, shown, isText, href }: WordingPreviewProps) {
  const isLive = useIsLive();
  return (
    <section className="wording-preview" aria-label={words.preview}>
      <h2>{words.preview}</h2>
      {answer && answer.problems.length > 0 ? <p className="fd-hint">{words.oursShown}</p> : null}
      {answer ? (
        <p className="wording-line" lang={page.lang} dir={page.dir}>
          <strong>{answer.subject}</strong>
        </p>
      ) : null}
      <MailFrame words={words} href={href} shown={shown} />
      {isLive ? null : (
        <Button type="submit" variant="secondary" formAction={href} formTarget="wording-message">
          {words.show}
        </Button>
      )}
      {answer ? (
        <>
          <details>
            <summary>{words.plain}</summary>
            <pre className="wording-text" lang={page.lang} dir={page.dir}>
              {answer.text}
            </pre>
          </details>
          {isText ? (
            <details open={shown.sms.trim() === '' ? undefined : true}>
              <summary>{words.sms}</summary>
              <p className="wording-text" lang={page.lang} dir={page.dir}>
                {answer.sms}
              </p>
            </details>
          ) : null}
        </>
      ) : null}
    </section>
  );
}
