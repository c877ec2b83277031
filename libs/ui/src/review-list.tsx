import type { ReactNode } from 'react';
import { Icon } from './icon.js';
import { type Phrase, languageAttributes } from './phrase.js';

export interface ReviewEntry {
  readonly key: string;
  readonly question: Phrase;
  /** The number of its line on the form. */
  readonly mark?: string;
  /** Null where nothing was answered. */
  readonly answer: Phrase | null;
  /** How a screen reader says it, where that differs: digit by digit. */
  readonly spoken?: string;
  readonly extra?: ReactNode;
  /** What may be amiss with it; it stands in nobody's way. */
  readonly advice?: string;
  readonly changeHref?: string;
  /** Leads to the same answer in full, or back to its last digits. */
  readonly reveal?: { readonly href: string; readonly label: string };
}

interface ReviewListProps {
  readonly entries: readonly ReviewEntry[];
  readonly change: string;
  readonly none: string;
}

/** Where an answer stands in the list of its page. */
export const answerId = (key: string): string => `answer-${key}`;

export function ReviewList({ entries, change, none }: ReviewListProps) {
  return (
    <dl className="fd-review">
      {entries.map(({ key, question, mark, answer, spoken: said, extra, advice, changeHref, reveal }) => (
        <div key={key} id={answerId(key)}>
          <dt {...languageAttributes(question)}>
            {mark ? <span className="fd-mark">{mark}</span> : null}
            {question.text}
          </dt>
          <dd data-answer="">
            {answer ? <SpokenText phrase={answer} said={said} /> : <span className="fd-muted">{none}</span>}
            {reveal ? (
              <>
                {' '}
                <a className="fd-review-reveal" href={reveal.href}>
                  {reveal.label}
                  <span className="fd-visually-hidden"> {question.text}</span>
                </a>
              </>
            ) : null}
            {extra}
            {advice ? (
              <p className="fd-advice">
                <Icon name="info" />
                {advice}
              </p>
            ) : null}
          </dd>
          {changeHref ? (
            <dd data-change="">
              <a href={changeHref}>
                {change}
                <span className="fd-visually-hidden"> {question.text}</span>
              </a>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

export function SpokenText({
  phrase,
  said,
}: {
  readonly phrase: Phrase;
  readonly said?: string | undefined;
}) {
  if (!said) return <span {...languageAttributes(phrase)}>{phrase.text}</span>;
  return (
    <>
      <span aria-hidden="true" {...languageAttributes(phrase)}>
        {phrase.text}
      </span>
      <span className="fd-visually-hidden">{said}</span>
    </>
  );
}
