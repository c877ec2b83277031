import {
  type Answers,
  type Edition,
  effectiveAnswers,
  type FormContext,
  type Page,
  type Section,
  sampleForm,
  visiblePages,
  visibleSections,
  withMergedTexts,
} from '@firstday/forms';
import type { TrialForm } from '../../api/trial-form';

/** How far somebody is who tries a form; answers are kept while the frame is open. */
export interface TrialState {
  readonly answers: Answers;
  /** How often it was filled in with samples. */
  readonly samples: number;
  /** A page by its id, a signature by its section, or the end. */
  readonly at: { readonly page: string } | { readonly signing: string } | 'end' | null;
}

export const beginTrial = (): TrialState => ({ answers: {}, samples: 0, at: null });

interface Standing {
  readonly section: Section;
  readonly side: 'employee' | 'employer';
  readonly isFirst: boolean;
  /** The other side has just finished. */
  readonly isTurn: boolean;
  readonly answers: Answers;
  readonly context: FormContext;
  readonly step: number;
  readonly steps: number;
}

export type PagePlace = Standing & { readonly at: 'page'; readonly page: Page };

export type TrialPlace =
  | PagePlace
  | (Standing & { readonly at: 'signing' })
  | { readonly at: 'end'; readonly isFirst: boolean };

/** Of nobody. */
const sampleFacts: FormContext = {
  'employee.first_name': 'Alex',
  'employee.last_name': 'Sample',
  'employer.name': 'Sample Company',
};

const trialContext = () => ({ ...sampleFacts, today: new Date().toISOString().slice(0, 10) });

/** With samples wherever nothing was entered: how the pages look to somebody who has answered. */
export function withSamples(edition: Edition, trial: TrialState): TrialState {
  const context = trialContext();
  const answers = sampleForm({ edition, answers: trial.answers, context }, context.today);
  return { ...trial, answers, samples: trial.samples + 1 };
}

interface Stop {
  readonly section: Section;
  /** Without it, the section is signed. */
  readonly page?: Page;
}

/** Everything that is gone through with these answers, in order. */
function stopsOf(edition: Edition, given: Answers) {
  const context = trialContext();
  const form = { edition, answers: given, context };
  const answers = effectiveAnswers(form);
  const shown = { ...form, answers };
  const read = { ...shown, edition: withMergedTexts(shown) };
  const stops = visibleSections({ ...read, opened: [] }).flatMap((section): Stop[] => [
    ...visiblePages(section, read).map((page) => ({ section, page })),
    ...(section.signer === 'nobody' ? [] : [{ section }]),
  ]);
  return { stops, answers, context };
}

function indexOf(stops: readonly Stop[], at: TrialState['at']): number {
  if (at === null || stops.length === 0) return 0;
  if (at === 'end') return stops.length;
  const found = stops.findIndex(({ section, page }) =>
    'page' in at ? page?.id === at.page : !page && section.id === at.signing,
  );
  return Math.max(0, found);
}

export function placeIn(edition: Edition, trial: TrialState): TrialPlace {
  const { stops, answers, context } = stopsOf(edition, trial.answers);
  const index = indexOf(stops, trial.at);
  const stop = stops[index];
  if (!stop) return { at: 'end', isFirst: stops.length === 0 };
  const { section, page } = stop;
  const own = stops.filter((it) => it.section === section);
  const before = stops[index - 1];
  const standing: Standing = {
    section,
    side: section.assignee === 'employer' ? 'employer' : 'employee',
    isFirst: index === 0,
    isTurn: before !== undefined && before.section.assignee !== section.assignee,
    answers,
    context,
    step: own.indexOf(stop) + 1,
    steps: own.length,
  };
  return page ? { ...standing, at: 'page', page } : { ...standing, at: 'signing' };
}

/** One further, with what was answered: an answer may call for more, or for less. */
export const stepOn = (edition: Edition, trial: TrialState): TrialState => step(edition, trial, 1);

export const stepBack = (edition: Edition, trial: TrialState): TrialState => step(edition, trial, -1);

function step(edition: Edition, trial: TrialState, by: -1 | 1): TrialState {
  const { stops } = stopsOf(edition, trial.answers);
  const index = Math.max(0, indexOf(stops, trial.at) + by);
  const stop = stops[index];
  return {
    ...trial,
    at: stop ? (stop.page ? { page: stop.page.id } : { signing: stop.section.id }) : 'end',
  };
}

/** What is selected in the builder; where that is the form as a whole, everything stays where it is. */
export function showInTrial(trial: TrialState, { content, section, page }: TrialForm): TrialState {
  if (page) return { ...trial, at: { page } };
  const first = content.sections.find(({ id }) => id === section)?.pages[0];
  return first ? { ...trial, at: { page: first.id } } : trial;
}
