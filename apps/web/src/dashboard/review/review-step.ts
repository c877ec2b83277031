import { z } from 'zod';
import { paths, withQuery } from '../paths';
import { parseReviewSearch, type ReviewSearch } from './review-search';

/** What was done with a form of the queue before the next one is offered. */
export const ReviewDeed = z.enum(['signed', 'sent_back', 'skipped']);
export type ReviewDeed = z.infer<typeof ReviewDeed>;

/** Where one is in the queue: the form that was opened, and where those after it begin. */
export interface ReviewStep {
  readonly task: string;
  /** The cursor of its row. */
  readonly next: string;
  /** The queue as it was narrowed, at the page that it was opened from. */
  readonly search: ReviewSearch;
}

const Step = z.object({
  task: z.string().regex(/^task_[0-9A-Za-z]{1,40}$/),
  next: z.string().regex(/^[\w-]{40,2000}$/),
});

type Given = Readonly<Record<string, string | string[] | undefined>>;

/** Undefined where the address names no form of a queue. */
export function parseReviewStep(given: Given): ReviewStep | undefined {
  const step = Step.safeParse(given);
  return step.success ? { ...step.data, search: parseReviewSearch(given) } : undefined;
}

/** The page after a form: what was done with it, and the next. */
export const reviewNextPath = ({ task, next, search }: ReviewStep, more: { did?: ReviewDeed } = {}): string =>
  withQuery(paths.reviewNext, { ...search, task, next, ...more });

/** Back to the queue, at the row. */
export const reviewRowPath = ({ task, search }: ReviewStep): string =>
  `${withQuery(paths.review, { ...search })}#${task}`;
