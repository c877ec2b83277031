'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { readForm } from '../forms/read-form';
import { refusedIssues } from '../forms/refused-issues';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { connectionAdvice } from './connection-advice';
import { ConnectionInput } from './connection-input';

export async function setConnection(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const advice = await connectionAdvice();
  const read = readForm(ConnectionInput, form, advice);
  if (!read.ok) return rejectForm(before, form, read.issues);
  const set = await write(place, 'everify_connection.set', { body: read.input });
  if (set.ok) redirect(withQuery(paths.everifyConnection, { done: 'connectionSaved' }));
  // The one thing that it refuses about what is of the right form: a place that is not E-Verify's.
  if (set.problem?._tag === 'BadRequestError') {
    const t = await getTranslations('everifyConnection');
    return rejectForm(before, form, [{ target: 'base_url', message: t('addressRefused') }]);
  }
  return rejectForm(before, form, await refusedIssues(set, advice));
}
