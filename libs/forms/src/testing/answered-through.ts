import type { Answers, FormContext } from '../answers.js';
import type { Edition } from '../edition.js';
import { effectiveAnswers } from '../effective-answers.js';
import { sampleAnswers } from '../sample-answers.js';
import { validateSection } from '../validate-section.js';

export interface AnsweredThrough {
  readonly answers: Answers;
  /** What keeps each section from being signed, in their order. */
  readonly issues: readonly unknown[];
}

/** A form answered with samples, section after section, as the sides take their turns. */
export function answeredThrough(edition: Edition, context: FormContext, today: string): AnsweredThrough {
  let answers = effectiveAnswers({ edition, answers: {}, context });
  const issues: unknown[] = [];
  for (const { id } of edition.sections) {
    answers = { ...answers, ...sampleAnswers({ edition, answers, context }, id, { today, samples: {} }) };
    issues.push(...validateSection({ edition, answers, context }, id));
  }
  return { answers, issues };
}
