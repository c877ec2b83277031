'use client';
import './person.css';
import { Banner, Button, Table } from '@firstday/ui';
import { useActionState, useEffect, useState } from 'react';
import type { AnswerLine } from './shown-answer-lines';
import type { ShownAnswers } from './shown-answers';

interface AnswerListProps {
  /** Masked where they are sensitive. */
  readonly lines: readonly AnswerLine[];
  /** Asks for them in full, for those who may see them. */
  readonly show: (() => Promise<ShownAnswers>) | undefined;
  readonly isMasked: boolean;
  readonly words: Readonly<
    Record<'answer' | 'caption' | 'hide' | 'mayNot' | 'question' | 'show' | 'showHint' | 'shown', string>
  >;
}

/** Questions and answers; what is sensitive is on this page only once it was asked for, until it is left. */
export function PersonAnswerList({ lines, show, isMasked, words }: AnswerListProps) {
  const [state, ask, isAsking] = useActionState(async () => (show ? show() : {}), {} satisfies ShownAnswers);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const leave = () => setHidden(true);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  const shown: ShownAnswers = isHidden ? {} : state;
  return (
    <>
      {shown.error ? (
        <Banner tone="bad" icon="alert" role="alert">
          {shown.error}
        </Banner>
      ) : null}
      {/* Two buttons with keys of their own: one that became the other while it is pressed would ask at once. */}
      {show ? (
        <form className="person-reveal" action={ask} onSubmit={() => setHidden(false)}>
          {shown.lines ? (
            <Button key="hide" type="button" variant="secondary" size="small" onClick={() => setHidden(true)}>
              {words.hide}
            </Button>
          ) : (
            <Button key="show" type="submit" variant="secondary" size="small" isBusy={isAsking}>
              {words.show}
            </Button>
          )}
          <span className="fd-muted" role="status">
            {shown.lines ? words.shown : words.showHint}
          </span>
        </form>
      ) : isMasked ? (
        <p className="fd-muted">{words.mayNot}</p>
      ) : null}
      <Table
        caption={words.caption}
        rows={shown.lines ?? lines}
        keyOf={({ path }) => path}
        columns={[
          {
            id: 'question',
            label: words.question,
            cell: ({ question, lang }) => <bdi lang={lang}>{question}</bdi>,
          },
          { id: 'answer', label: words.answer, cell: ({ answer }) => <bdi>{answer}</bdi> },
        ]}
      />
    </>
  );
}
