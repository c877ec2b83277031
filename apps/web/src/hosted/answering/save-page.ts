'use server';
import type { Problem } from '@firstday/domain';
import type { Page } from '@firstday/forms';
import { answerId } from '@firstday/ui';
import { getLocale } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { unavailabilityIn } from '../../api/api-unavailable';
import { call, callRaw, toFailure } from '../../api/call';
import { ifAvailable } from '../../api/if-available';
import { withToken } from '../session/read-session';
import { readQueueReturn } from '../queue/read-queue-return';
import { sessionPath, sessionToken } from '../session/session-token';
import { askedPageIn } from '../task/asked-page';
import { checkPath } from '../task/check-path';
import { taskPaths } from '../task/task-paths';
import { readTask } from '../task/read-task';
import {
  firstUnfinishedPage,
  issuesOf,
  isWritable,
  pageAfter,
  sectionOf,
  type SectionView,
  type TaskView,
} from '../task/task-view';
import { appearanceOf } from './live-page';
import { overtakenIssues } from './overtaken-issues';
import { answerMarks, livePage } from './page-props';
import { issuesFromProblem, toDisplayedIssues } from './to-displayed-issues';
import { parsePostedAnswers, type PostedAnswers } from './posted-answers';
import { isDocumentUnread, withoutPresentedFields } from './presented-on';
import type { SaveState } from './save-state';
import { storePostedFiles } from './store-posted-files';

interface ActionTarget {
  readonly session: string;
  readonly task: string;
  readonly page: string;
  /** Reached from the review by "Change" of this answer: leads back to it. */
  readonly change?: string;
}

/** Saves a page as it was posted, with or without JavaScript, and leads on when nothing on it is wrong. */
export async function savePage(place: ActionTarget, before: SaveState, form: FormData): Promise<SaveState> {
  const attempt = before.attempt + 1;
  const token = await sessionToken(place.session);
  if (!token) return { attempt, issues: [], trouble: 'ended' };
  const view = await ifAvailable(readTask(place.session, place.task));
  if (!view) return { attempt, issues: [], trouble: 'unavailable' };
  const section = sectionOf(view, place.page);
  const whole = section && askedPageIn(section.pages, place.page);
  if (!section || !whole || !isWritable(view, section)) return { attempt, issues: [], trouble: 'notOpen' };
  const page = withoutPresentedFields(view, whole);
  const posted = parsePostedAnswers(view, page, form);
  const failed = await stored(token, view, page, posted, form);
  const isLive = form.get('live') === 'yes';
  const again = isLive ? {} : { shownAgain: await shownAgain(view, section, page, posted) };
  if (failed) return { attempt, ...again, ...failed };
  const marks = answerMarks({ ...view.answers, ...posted.stored }, page);
  if (posted.overtaken.length > 0) {
    return { attempt, ...again, marks, issues: await overtakenIssues(view, posted.overtaken) };
  }
  const isLeaving = form.get('intent') === 'leave';
  const state = isLeaving
    ? { goTo: (await readQueueReturn(view.session))?.queue ?? `${sessionPath(place.session)}/saved` }
    : await validatePosted(view, section, page, posted, place);
  if (state.goTo && !isLive) redirect(state.goTo);
  return { attempt, issues: [], ...again, marks, ...state };
}

async function shownAgain(view: TaskView, section: SectionView, page: Page, { drafts }: PostedAnswers) {
  return { drafts, appearance: appearanceOf(livePage(view, section, page, await getLocale()), drafts) };
}

type ValidatedPage = Partial<Pick<SaveState, 'goTo' | 'issues' | 'trouble'>>;

async function validatePosted(
  view: TaskView,
  section: SectionView,
  page: Page,
  posted: PostedAnswers,
  place: ActionTarget,
): Promise<ValidatedPage> {
  const found = issuesOf({ ...view, answers: posted.answers }, page);
  const opened = new Set(posted.opened.map((field) => field.path));
  const issues = found.filter(
    ({ path: [path] }) => !opened.has(String(path)) && !posted.files.has(String(path)),
  );
  if (isDocumentUnread(view, page)) return { trouble: 'notRead' };
  if (issues.length > 0) return { issues: toDisplayedIssues(view, issues, await getLocale()) };
  // Without JavaScript a question that an answer opens is not on the page yet: it is asked now, not complained of.
  if (opened.size > 0) return { trouble: 'more' };
  if (await isAnotherNumber(place, page)) {
    return { goTo: taskPaths(place.session, place.task).compare(page.id) };
  }
  return { goTo: next({ ...view, answers: posted.answers }, section, page, place) };
}

/** A Social Security number is one: where another form has another, the employee is asked before going on. */
async function isAnotherNumber({ session, task }: ActionTarget, page: Page): Promise<boolean> {
  if (!page.fields.some(({ kind }) => kind === 'ssn')) return false;
  // Asked anew: what was just stored counts.
  const input = { params: { task_id: task } };
  const sheet = await withToken(session, (token) => call('tasks.getSheet', input, token));
  return sheet.ok && sheet.value.differing.some(({ path }) => page.fields.some((it) => it.path === path));
}

function next(view: TaskView, section: SectionView, page: Page, place: ActionTarget): string {
  const paths = taskPaths(place.session, place.task);
  const now = sectionOf(view, page.id) ?? section;
  if (place.change) {
    const unfinished = firstUnfinishedPage(view, now);
    if (unfinished) return `${paths.page(unfinished.id)}?change=yes`;
    const changed = page.fields.find(({ path }) => path === place.change);
    const check = checkPath(view, now);
    return changed ? `${check}#${answerId(changed.path)}` : check;
  }
  const after = pageAfter(now, page.id);
  if (after) return paths.page(after.id);
  return section.section.signer === 'nobody' ? paths.task : checkPath(view, now);
}

async function stored(
  token: string,
  view: TaskView,
  page: Page,
  posted: PostedAnswers,
  form: FormData,
): Promise<Pick<SaveState, 'issues' | 'trouble'> | undefined> {
  try {
    const files = await storePostedFiles(token, view, page, form);
    if (files.length > 0) return { issues: files };
    if (posted.changes.length === 0) return undefined;
    const input = { params: { task_id: view.sheet.task.id }, body: { fields: posted.changes } };
    const answer = await callRaw('tasks.updateFields', input, token);
    if (answer.ok) return undefined;
    const { status, problem } = await toFailure(answer);
    return rejected(status, problem);
  } catch (error) {
    if (unavailabilityIn(error)) return { issues: [], trouble: 'unavailable' };
    throw error;
  }
}

function rejected(status: number, problem: Problem | undefined): Pick<SaveState, 'issues' | 'trouble'> {
  if (status === 401) return { issues: [], trouble: 'ended' };
  if (status === 412) return { issues: [], trouble: 'overtaken' };
  const issues = issuesFromProblem(problem);
  return issues.length > 0 ? { issues } : { issues: [], trouble: 'refused' };
}
