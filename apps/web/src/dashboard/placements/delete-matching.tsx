'use client';
import { Button, Heading, LinkButton, StatusWord, TextInput, useIsLive } from '@firstday/ui';
import type { WebWords } from '@firstday/domain/languages/web-words';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { formatMessage } from '../../i18n/format-message';
import { formatNumber } from '../../i18n/format-number';
import { type Deletion, useDeletion } from './use-deletion';

interface DeleteMatchingProps {
  readonly href: string;
  readonly back: string;
  readonly matching: Readonly<Record<string, string | undefined>>;
  readonly total: number;
  readonly words: WebWords['placements'];
  readonly locale: string;
  /** What is asked, and what follows: it stands there until it begins. */
  readonly children: ReactNode;
}

/** So many results are named; the others are counted. */
const mostNamed = 500;

/** Asks for the number, deletes, and says what became of each. */
export function DeleteMatching(props: DeleteMatchingProps) {
  const { href, matching, total, words, children } = props;
  const { deletion, run, stop } = useDeletion();
  const isLive = useIsLive();
  if (!deletion)
    return (
      <>
        {children}
        {isLive ? (
          <Confirmation
            {...props}
            onConfirm={() => void run(href, { selection: { matching, expected_total: total } })}
          />
        ) : (
          <p>{words.needsScript}</p>
        )}
      </>
    );
  return <Results {...props} deletion={deletion} onStop={stop} />;
}

function Confirmation({
  back,
  total,
  words,
  locale,
  onConfirm,
}: DeleteMatchingProps & { readonly onConfirm: () => void }) {
  const [isWrong, setWrong] = useState(false);
  const number = formatNumber(locale, total);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('number');
    // With or without the marks between its digits.
    const isRight = [number, String(total)].includes(String(typed).trim());
    setWrong(!isRight);
    if (isRight) onConfirm();
    else document.getElementById('number')?.focus();
  };
  const wrong = isWrong ? { error: formatMessage(words.typedWrong, { number }, locale) } : {};
  return (
    <form onSubmit={send} className="placement-deletion" noValidate>
      <TextInput
        id="number"
        name="number"
        label={formatMessage(words.typeNumber, { number }, locale)}
        inputMode="numeric"
        autoComplete="off"
        width="10"
        {...wrong}
      />
      <div className="fd-actions">
        <Button type="submit" variant="danger">
          {formatMessage(words.deleteManySubmit, { count: total, number }, locale)}
        </Button>
        <LinkButton variant="secondary" href={back}>
          {words.keepThem}
        </LinkButton>
      </div>
    </form>
  );
}

interface ResultsProps extends DeleteMatchingProps {
  readonly deletion: Deletion;
  readonly onStop: () => void;
}

function Results({ deletion, back, words, locale, onStop }: ResultsProps) {
  const { status, total, lines } = deletion;
  const failed = lines.filter(({ kind }) => kind === 'failed').length;
  const numbers = { total, ended: lines.length, done: lines.length - failed, failed };
  const isRunning = status === 'running';
  const title = formatMessage(isRunning ? words.deletingTitle : words.deletedTitle, numbers, locale);
  return (
    <div className="placement-deletion">
      <Title isRunning={isRunning} text={title} />
      {isRunning ? (
        <>
          <progress aria-label={title} max={Math.max(total, 1)} value={lines.length} />
          <p>{formatMessage(words.deletionProgress, numbers, locale)}</p>
          <Button variant="secondary" onClick={onStop}>
            {words.stop}
          </Button>
        </>
      ) : (
        <>
          {status === 'done' ? null : (
            <p role="status">
              <StatusWord
                tone={status === 'stopped' ? 'warn' : 'bad'}
                icon="alert"
                word={formatMessage(words[`deletion_${status}`], numbers, locale)}
              />
            </p>
          )}
          <Outcomes lines={lines} words={words} locale={locale} />
          <div className="fd-actions">
            <LinkButton href={back}>{words.backToList}</LinkButton>
          </div>
        </>
      )}
    </div>
  );
}

/** What happens, and then what happened: who had the button before, reads on there. */
function Title({ isRunning, text }: { readonly isRunning: boolean; readonly text: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('h1')?.focus(), [isRunning]);
  return (
    <div ref={place}>
      <Heading title={{ text }} />
    </div>
  );
}

/** Those that were not deleted before the others. */
function Outcomes({
  lines,
  words,
  locale,
}: Pick<ResultsProps, 'locale' | 'words'> & Pick<Deletion, 'lines'>) {
  return (
    <>
      <ul className="placement-choices">
        {[...lines]
          .sort((one, other) => Number(other.kind === 'failed') - Number(one.kind === 'failed'))
          .slice(0, mostNamed)
          .map((line) => (
            <li key={line.placement_id}>
              <bdi>{line.employee_name ?? words.unnamed}</bdi>
              {line.kind === 'done' ? (
                <StatusWord tone="good" icon="check" word={words.outcome_done} />
              ) : (
                <StatusWord tone="bad" icon="alert" word={words[outcomes[line.reason]]} />
              )}
            </li>
          ))}
      </ul>
      {lines.length > mostNamed ? (
        <p className="fd-muted">
          {formatMessage(words.moreResults, { count: lines.length - mostNamed }, locale)}
        </p>
      ) : null}
    </>
  );
}

const outcomes = {
  not_found: 'outcome_gone',
  not_allowed: 'outcome_notAllowed',
  refused: 'outcome_refused',
} as const;
