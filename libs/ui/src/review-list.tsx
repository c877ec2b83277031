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
  /** What was left blank in a row takes one line of the list. */
  readonly joinsBlank?: boolean;
}

/** Where an answer stands in the list of its page. */
export const answerId = (key: string): string => `answer-${key}`;

export function ReviewList({ entries, change, none, joinsBlank = false }: ReviewListProps) {
  return (
    <dl className="fd-review">
      {(joinsBlank ? blanksJoined(entries) : entries.map((entry) => [entry])).map((row) => {
        const [first] = row;
        if (!first) return null;
        return row.length > 1 ? (
          <BlankEntries key={first.key} entries={row} change={change} none={none} />
        ) : (
          <Entry key={first.key} entry={first} change={change} none={none} />
        );
      })}
    </dl>
  );
}

interface EntryProps extends Pick<ReviewListProps, 'change' | 'none'> {
  readonly entry: ReviewEntry;
}

function Entry({
  entry: { key, question, mark, answer, spoken: said, extra, advice, changeHref, reveal },
  change,
  none,
}: EntryProps) {
  return (
    <div id={answerId(key)}>
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
  );
}

interface BlankEntriesProps extends Pick<ReviewListProps, 'change' | 'none'> {
  readonly entries: readonly ReviewEntry[];
}

/** Each question leads to where it is answered. */
function BlankEntries({ entries, change, none }: BlankEntriesProps) {
  return (
    <div data-blank="">
      <dt>{none}</dt>
      {entries.map(({ key, question, mark, changeHref }) => (
        <dd key={key} id={answerId(key)} {...languageAttributes(question)}>
          {mark ? <span className="fd-mark">{mark}</span> : null}
          {changeHref ? (
            <a href={changeHref}>
              <span className="fd-visually-hidden">{change} </span>
              {question.text}
            </a>
          ) : (
            question.text
          )}
        </dd>
      ))}
    </div>
  );
}

const isBlank = ({ answer, extra, advice }: ReviewEntry): boolean =>
  answer === null && extra === undefined && advice === undefined;

/** One row an entry, and one for those that were left blank one after the other. */
function blanksJoined(entries: readonly ReviewEntry[]): readonly (readonly ReviewEntry[])[] {
  const rows: ReviewEntry[][] = [];
  for (const entry of entries) {
    const before = rows.at(-1);
    if (isBlank(entry) && before?.every(isBlank)) before.push(entry);
    else rows.push([entry]);
  }
  return rows;
}

export function SpokenText({
  phrase,
  said,
}: {
  readonly phrase: Phrase;
  readonly said?: string | undefined;
}) {
  // A house number stays before its street on a page that is read from the right.
  const text = { dir: 'auto', ...languageAttributes(phrase) } as const;
  if (!said) return <span {...text}>{phrase.text}</span>;
  return (
    <>
      <span aria-hidden="true" {...text}>
        {phrase.text}
      </span>
      <span className="fd-visually-hidden">{said}</span>
    </>
  );
}
