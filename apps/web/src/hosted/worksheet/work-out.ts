'use server';
import {
  type Answers,
  findField,
  formatAnswer,
  issueMessage,
  parseAnswer,
  validateField,
  type Worksheet,
  type WorksheetResult,
} from '@firstday/forms';
import { draftFromForm, toAnswer } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { call } from '../../api/call';
import { ifAvailable } from '../../api/if-available';
import { performAct } from '../act/perform-act';
import { phraseIn } from '../task/phrase-in';
import { readTask } from '../task/read-task';
import { taskPaths } from '../task/task-paths';
import { isWritable, sectionOf, type TaskView } from '../task/task-view';
import { worksheetOn } from './worksheet-on';
import type { WorksheetState } from './worksheet-state';

interface WorksheetPlace {
  readonly session: string;
  readonly task: string;
  readonly page: string;
}

/** Works out the amount, and enters it where that was asked for. What was entered here is kept nowhere. */
export async function workOut(
  { session, task, page }: WorksheetPlace,
  before: WorksheetState,
  form: FormData,
): Promise<WorksheetState> {
  const attempt = before.attempt + 1;
  const view = await ifAvailable(readTask(session, task));
  if (!view) return { attempt, drafts: before.drafts, issues: [], trouble: 'unavailable' };
  const section = sectionOf(view, page);
  const worksheet = worksheetOn(view, { id: page });
  const paths = taskPaths(session, task);
  if (!worksheet || !section || !isWritable(view, section)) redirect(paths.task);
  const entered = await enteredIn(worksheet, form);
  if (entered.issues.length > 0) return { attempt, ...entered };
  const result = worksheet.compute(entered.answers, view.answers);
  if (form.get('intent') !== 'use' || 'outside' in result)
    return { attempt, drafts: entered.drafts, issues: [], ...(await toldOf(view, worksheet, result)) };
  const answers = { [worksheet.target]: result.amount, ...result.answers };
  const fields = Object.entries(answers).map(([path, value]) => ({ path, value }));
  const input = { params: { task_id: task }, body: { fields } };
  const stored = await performAct(session, (token) => call('tasks.updateFields', input, token));
  if (!stored.ok) return { attempt, drafts: entered.drafts, issues: [], trouble: stored.errorCode };
  redirect(paths.page(page));
}

async function enteredIn(worksheet: Worksheet, form: FormData) {
  const locale = await getLocale();
  const read = worksheet.fields.map((field) => {
    const draft = draftFromForm(field, form);
    const parsed = parseAnswer(field, toAnswer(field.kind, draft));
    const issues = parsed.ok ? validateField(field, parsed.value ?? undefined, {}) : parsed.issues;
    return {
      path: field.path,
      draft,
      value: parsed.ok ? parsed.value : null,
      issues: issues.map((issue) => ({ path: field.path, message: issueMessage(issue, field, locale) })),
    };
  });
  return {
    drafts: Object.fromEntries(read.map(({ path, draft }) => [path, draft])),
    answers: Object.fromEntries(read.map(({ path, value }) => [path, value])) satisfies Answers,
    issues: read.flatMap(({ issues }) => issues),
  };
}

async function toldOf(
  { edition, answers }: TaskView,
  { target }: Worksheet,
  result: WorksheetResult,
): Promise<Pick<WorksheetState, 'outside' | 'result'>> {
  const [t, locale] = [await getTranslations('worksheet'), await getLocale()];
  if ('outside' in result) return { outside: phraseIn(result.outside, locale).text };
  const field = findField(edition, target);
  if (!field) return {};
  const amount = formatAnswer(field, result.amount, locale);
  const now = answers[target];
  const stands = typeof now === 'number' && now !== result.amount ? formatAnswer(field, now, locale) : '';
  return {
    result: {
      title: t('result', { amount, mark: field.mark ?? '' }),
      use: t('use', { amount }),
      ...(stands ? { instead: t('instead', { amount: stands }) } : {}),
    },
  };
}
