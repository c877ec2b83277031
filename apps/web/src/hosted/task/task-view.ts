import type { DifferingAnswer, OnboardingSession, SectionState, TaskSheet } from '@firstday/domain';
import {
  type Answers,
  type AnswerValue,
  type Edition,
  type Field,
  findEdition,
  isBlank,
  type Page,
  type Section,
  shownAnswers,
  standInOf,
  toEdition,
  type FormContext,
  validatePage,
  visiblePages,
  withMergedTexts,
} from '@firstday/forms';
import { answersIn } from '../../i18n/answers-in';
import { isDocumentUnread } from '../answering/presented-on';
import { type AskedPage, askedPageIn, askedPages } from './asked-page';
import { guideOf } from './guide-of';
import { withheldFacts } from './withheld-facts';

/** One task as the pages of a session see it: the form's text, the answers, and which section is open to this side. */
export interface TaskView {
  readonly session: OnboardingSession;
  readonly sheet: TaskSheet;
  readonly edition: Edition;
  readonly answers: Answers;
  readonly context: FormContext;
}

/** A section with its state and what its answers call for, as it is asked. */
export interface SectionView {
  readonly section: Section;
  readonly state: SectionState;
  readonly pages: readonly AskedPage[];
}

export function toTaskView(session: OnboardingSession, sheet: TaskSheet): TaskView | undefined {
  const { content, form_key: form } = sheet;
  const edition = content
    ? toEdition(content, { form, edition: sheet.edition })
    : findEdition(form, sheet.edition);
  if (!edition) return undefined;
  const context = { ...toFormContext(sheet.surroundings), ...withheldFacts(edition, sheet.hidden) };
  const given = answersIn(edition, sheet.answers);
  const answers = shownAnswers({ edition, answers: given, context });
  const merged = withMergedTexts({ edition, answers, context });
  return { session, sheet, edition: withoutRequired(merged, sheet.hidden), context, answers };
}

/** What is hidden on this device has an answer: leaving it empty keeps that. */
function withoutRequired(edition: Edition, hidden: readonly string[]): Edition {
  if (hidden.length === 0) return edition;
  const relaxed = (field: Field): Field =>
    hidden.includes(field.path) ? { ...field, required: false } : field;
  return {
    ...edition,
    sections: edition.sections.map((section) => ({
      ...section,
      pages: section.pages.map((page) => ({ ...page, fields: page.fields.map(relaxed) })),
    })),
  };
}

/** Whether a question of this side has an answer that this device does not show. */
export const hasHiddenAnswers = ({ sheet }: TaskView, { fields }: Page): boolean =>
  fields.some(({ path }) => sheet.hidden.includes(path));

/** The sections that count now, in the order of the form. */
export function sectionViews(view: TaskView): readonly SectionView[] {
  return view.edition.sections.flatMap((section) => {
    const state = view.sheet.sections.find((it) => it.id === section.id);
    const pages = () => askedPages(visiblePages(section, view), guideOf(view));
    return state ? [{ section, state, pages: pages() }] : [];
  });
}

/** A number on the page that another form of the employee has otherwise. */
export const differingOn = ({ sheet }: TaskView, page: Page): DifferingAnswer | undefined =>
  sheet.differing.find(({ path }) => page.fields.some((field) => field.path === path));

/** The first section that is this side's turn now. */
export const openSection = (view: TaskView): SectionView | undefined =>
  sectionViews(view).find(
    ({ section, state }) => state.state === 'open' && section.assignee === view.session.side,
  );

/** What another person attests is theirs: the employee hands them the device first. */
export const isForSomebodyElse = (
  { session }: TaskView,
  { section }: Pick<SectionView, 'section'>,
): boolean => section.signer === 'preparer' && session.handover === null;

/** Somebody completes the section in the employee's place, and signs it in a session of their own. */
export const isSignedByStandIn = (view: TaskView, { section }: Pick<SectionView, 'section'>): boolean =>
  view.session.handover === null && standInOf(section, view) !== undefined;

/** What nobody signs (copies of documents) may still be changed when all of it was seen. */
export function isWritable(view: TaskView, { section, state }: SectionView): boolean {
  const { session, sheet } = view;
  if (isForSomebodyElse(view, { section })) return false;
  if (section.assignee !== session.side || sheet.task.status !== 'requires_action') return false;
  return state.state === 'open' || (state.state === 'done' && section.signer === 'nobody');
}

export const sectionOf = (view: TaskView, pageId: string): SectionView | undefined =>
  sectionViews(view).find(({ pages }) => askedPageIn(pages, pageId) !== undefined);

/** The first page that was not seen, or where something is missing or wrong; none where all is well. */
export function firstUnfinishedPage(view: TaskView, { pages }: SectionView): AskedPage | undefined {
  return pages.find(
    (page) =>
      !page.parts.every(({ id }) => isVisited(view.sheet, id)) ||
      isDocumentUnread(view, page) ||
      issuesOf(view, page).length > 0,
  );
}

/** Whether the section can be left for its review: every page was seen, and nothing on them is wrong. */
export const isReadyToReview = (view: TaskView, section: SectionView): boolean =>
  firstUnfinishedPage(view, section) === undefined;

/** Of answers that are hidden here, the service judges when the form is signed. */
export const issuesOf = (view: TaskView, page: Page) =>
  validatePage(view, page).filter(
    ({ path: [path] }) => !view.sheet.hidden.includes(String(path)) || !isBlank(view.answers[String(path)]),
  );

export const isVisited = ({ subtasks }: TaskSheet, pageId: string): boolean =>
  subtasks.some((subtask) => subtask.page_id === pageId && subtask.is_visited);

/** The page after this one, with the answers as they are now. */
export function pageAfter({ pages }: SectionView, pageId: string): AskedPage | undefined {
  const at = pages.findIndex((page) => page.id === pageId);
  return at < 0 ? undefined : pages[at + 1];
}

export function pageBefore({ pages }: SectionView, pageId: string): AskedPage | undefined {
  const at = pages.findIndex((page) => page.id === pageId);
  return at > 0 ? pages[at - 1] : undefined;
}

/** Pages, then the review, then the signature where there is one. */
export const stepsOf = ({ section, pages }: SectionView): number =>
  pages.length + (section.signer === 'nobody' ? 1 : 2);

function toFormContext(given: Readonly<Record<string, unknown>>): FormContext {
  return Object.fromEntries(
    Object.entries(given).flatMap(([path, value]) => (isAnswerValue(value) ? [[path, value]] : [])),
  );
}

/** The context is facts: texts, numbers, yes or no, and lists of texts. */
const isAnswerValue = (value: unknown): value is AnswerValue =>
  value === null ||
  ['boolean', 'number', 'string'].includes(typeof value) ||
  (Array.isArray(value) && value.every((it) => typeof it === 'string'));

/** The id under which the API knows a page of this task. */
export const subtaskOf = ({ subtasks }: TaskSheet, pageId: string): string | undefined =>
  subtasks.find((subtask) => subtask.page_id === pageId)?.id;

/** Whether this side has signed something of the task. */
export const hasSigned = (view: TaskView): boolean =>
  sectionViews(view).some(
    ({ section, state }) => section.assignee === view.session.side && state.signature !== null,
  );

/** The first section that the employee has signed: what an employer may send back. */
export const signedByEmployee = (view: TaskView): SectionView | undefined =>
  view.sheet.task.status === 'requires_action'
    ? sectionViews(view).find(
        ({ section, state }) => section.signer === 'employee' && state.signature !== null,
      )
    : undefined;
