'use server';
import { getLocale } from 'next-intl/server';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import type { ActionContext } from '../session/current-session';
import { shownAnswerLines } from './shown-answer-lines';
import type { ShownAnswers } from './shown-answers';
import { taskEdition } from './task-edition';

/** The answers in full: a request of its own, which the security log has with who asked. */
export async function showAnswers(place: ActionContext, task_id: string): Promise<ShownAnswers> {
  const params = { task_id };
  const fields = await write(place, 'tasks.getFields', { params, query: { include_sensitive_info: 'true' } });
  if (!fields.ok) return { error: await errorText(fields.errorCode) };
  const versions = await write(place, 'tasks.listVersions', { params });
  if (!versions.ok) return { error: await errorText(versions.errorCode) };
  const edition = taskEdition(versions.value);
  return { lines: edition ? shownAnswerLines(edition, fields.value, await getLocale()) : [] };
}
