import type { AnswerLine } from './shown-answer-lines';

/** What came of asking for the answers in full; nothing before, or once they are hidden again. */
export interface ShownAnswers {
  readonly lines?: readonly AnswerLine[];
  readonly error?: string;
}
