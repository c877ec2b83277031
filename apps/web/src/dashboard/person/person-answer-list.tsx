'use client';
import { Table } from '@firstday/ui';
import { RevealBar } from './reveal-bar';
import type { Revealed } from './revealed';
import type { AnswerLine } from './shown-answer-lines';
import { useReveal } from './use-reveal';

interface AnswerListProps {
  /** Masked where they are sensitive. */
  readonly lines: readonly AnswerLine[];
  /** Asks for them in full, for those who may see them. */
  readonly show: (() => Promise<Revealed<readonly AnswerLine[]>>) | undefined;
  readonly isMasked: boolean;
  readonly words: Readonly<
    Record<'answer' | 'caption' | 'hide' | 'mayNot' | 'question' | 'show' | 'showHint' | 'shown', string>
  >;
}

/** Questions and answers; what is sensitive is on this page only once it was asked for, until it is left. */
export function PersonAnswerList({ lines, show, isMasked, words }: AnswerListProps) {
  const reveal = useReveal(show);
  return (
    <>
      {reveal ? <RevealBar reveal={reveal} words={words} /> : null}
      {isMasked && !reveal ? <p className="fd-muted">{words.mayNot}</p> : null}
      <Table
        caption={words.caption}
        rows={reveal?.shown ?? lines}
        keyOf={({ path }) => path}
        columns={[
          {
            id: 'question',
            label: words.question,
            cell: ({ question, lang }) => <bdi lang={lang}>{question}</bdi>,
          },
          { id: 'answer', label: words.answer, cell: AnswerCell },
        ]}
      />
    </>
  );
}

function AnswerCell({ answer, note }: AnswerLine) {
  return (
    <>
      <bdi>{answer}</bdi>
      {note ? <p className="fd-small">{note}</p> : null}
    </>
  );
}
