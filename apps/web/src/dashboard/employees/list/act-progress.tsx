'use client';
import { Button, StatusWord } from '@firstday/ui';
import { useState } from 'react';
import { formatMessage } from '../../../i18n/format-message';
import type { BarWords } from './bar-words';
import { linksAsCsv } from './links-as-csv';
import { saveFile } from './save-file';
import type { Act } from './use-act';

interface ActProgressProps {
  readonly act: Act;
  readonly words: BarWords;
  readonly locale: string;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** So many who failed are named; the others are counted. */
const mostNamed = 200;

/** How an act goes, what became of it, and for whom it was not done. */
export function ActProgress({ act, words, locale, onStop, onClose }: ActProgressProps) {
  const { status, kind, total, done, failed } = act;
  const isRunning = status === 'running';
  const numbers = { done: done.length, total, failed: failed.length };
  return (
    <div className="employee-act">
      <div className="employee-bar-row">
        {isRunning ? (
          <>
            <progress aria-label={words[kind]} max={Math.max(total, 1)} value={done.length + failed.length} />
            <p>{formatMessage(words.progress, { ...numbers, done: done.length + failed.length }, locale)}</p>
            <Button variant="secondary" size="small" onClick={onStop}>
              {words.stop}
            </Button>
          </>
        ) : (
          <>
            <p role="status">
              <Outcome act={act} words={words} locale={locale} numbers={numbers} />
            </p>
            {kind === 'links' && done.length > 0 ? <SaveLinks act={act} words={words} /> : null}
            <Button variant="secondary" size="small" onClick={onClose}>
              {words.close}
            </Button>
          </>
        )}
      </div>
      {failed.length > 0 && !isRunning ? (
        <details className="employee-failed" open={failed.length <= 5}>
          <summary>{formatMessage(words.notDone, { count: numbers.failed }, locale)}</summary>
          <ul>
            {failed.slice(0, mostNamed).map(({ employee_id: id, employee_name: name, reason }) => (
              <li key={id}>
                <bdi>{name ?? id}</bdi>
                {': '}
                {words[`reason_${reason}`]}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

interface OutcomeProps extends Pick<ActProgressProps, 'act' | 'locale' | 'words'> {
  readonly numbers: Readonly<Record<'done' | 'failed' | 'total', number>>;
}

function Outcome({ act: { status, kind, failed }, words, locale, numbers }: OutcomeProps) {
  if (status === 'done')
    return (
      <StatusWord
        tone={failed.length > 0 ? 'warn' : 'good'}
        icon={failed.length > 0 ? 'alert' : 'check'}
        word={formatMessage(words[`${kind}Done`], numbers, locale)}
      />
    );
  if (status === 'stopped')
    return <StatusWord tone="warn" icon="alert" word={formatMessage(words.stopped, numbers, locale)} />;
  const word = status === 'busy' ? words.busy : status === 'broken' ? words.broken : words.failed;
  return <StatusWord tone="bad" icon="alert" word={formatMessage(word, numbers, locale)} />;
}

/** The links are in the memory of this page alone: once they were saved, they are not there any more. */
function SaveLinks({ act: { done }, words }: Pick<ActProgressProps, 'act' | 'words'>) {
  const [isSaved, setSaved] = useState(false);
  if (isSaved) return <p role="status">{words.saved}</p>;
  const save = () => {
    const links = done.flatMap(({ employee_id: id, employee_name: name, url }) =>
      url === null ? [] : [[name ?? id, url] as const],
    );
    saveFile('onboarding-links.csv', linksAsCsv([words.nameHead, words.linksHead], links));
    setSaved(true);
  };
  return (
    <Button size="small" icon="download" onClick={save} title={words.saveLinksHint}>
      {words.saveLinks}
    </Button>
  );
}
