import type { Answers } from './answers.js';
import type { AnsweredForm } from './form-state.js';
import { sampleAnswers } from './sample-answers.js';

/**
 * All that can be answered, with samples of nobody: what one side answers may call for a section of the other.
 * @param today ISO date
 */
export function sampleForm({ edition, answers: given, context }: AnsweredForm, today: string): Answers {
  let answers = given;
  for (const { id } of edition.sections) {
    const options = { today, samples: {}, fillsOptional: true };
    answers = { ...answers, ...sampleAnswers({ edition, answers, context }, id, options) };
  }
  return answers;
}
