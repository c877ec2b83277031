'use server';
import { getLocale } from 'next-intl/server';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import type { ActionContext } from '../session/current-session';
import type { Revealed } from './revealed';
import { type AnswerLine, shownAnswerLines } from './shown-answer-lines';
import { taskEdition } from './task-edition';

/** The answers in full: a request of its own, which the security log has with who asked. */
export async function showAnswers(
  place: ActionContext,
  task_id: string,
): Promise<Revealed<readonly AnswerLine[]>> {
  const params = { task_id };
  const fields = await write(place, 'tasks.getFields', { params, query: { include_sensitive_info: 'true' } });
  if (!fields.ok) return { error: await errorText(fields.errorCode) };
  const versions = await write(place, 'tasks.listVersions', { params });
  if (!versions.ok) return { error: await errorText(versions.errorCode) };
  const edition = taskEdition(versions.value);
  return { shown: edition ? shownAnswerLines(edition, fields.value, await getLocale()) : [] };
}
