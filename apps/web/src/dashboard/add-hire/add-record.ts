'use server';
import { getMessages, getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { FormIssue } from '../forms/action-state';
import { errorText, type WriteFailure } from '../forms/error-text';
import { issuesAt } from '../forms/read-form';
import { write, type WriteResult } from '../forms/write';
import type { RecordChoice } from '../record-picker/record-choice';
import type { ActionContext } from '../session/current-session';
import { NewRecordKind, newRecordSchemas, toAddress } from './new-record-schemas';

export type NewRecordAnswer =
  | { readonly choice: RecordChoice }
  | { readonly issues: readonly FormIssue[] }
  | { readonly message: string };

/** Makes an employer, a client or a job without leaving the form that names it. */
export async function addRecord(
  place: ActionContext,
  kind: NewRecordKind,
  typed: unknown,
): Promise<NewRecordAnswer> {
  const known = NewRecordKind.safeParse(kind);
  if (!known.success) return { message: await errorText('refused') };
  const parsed = newRecordSchemas[known.data].safeParse(typed);
  if (!parsed.success) return { issues: issuesAt(parsed.error.issues, await advice()) };
  const made = await writeRecord(place, known.data, typed);
  if (!made.ok) return refusal(made);
  const { id, name } = Named.parse(made.value);
  return { choice: { value: id, label: name } };
}

const Named = z.object({ id: z.string(), name: z.string() });

function writeRecord(
  place: ActionContext,
  kind: NewRecordKind,
  typed: unknown,
): Promise<WriteResult<unknown>> {
  if (kind === 'client')
    return write(place, 'clients.create', { body: newRecordSchemas.client.parse(typed) });
  if (kind === 'job') {
    const { name, ...address } = newRecordSchemas.job.parse(typed);
    return write(place, 'jobs.create', { body: { name, address: toAddress(address) } });
  }
  const { name, ein, ...address } = newRecordSchemas.employer.parse(typed);
  return write(place, 'employers.create', { body: { name, ein, address: toAddress(address) } });
}

const advice = async () => (await getMessages()).newRecordAdvice;

async function refusal({ problem, errorCode }: WriteFailure): Promise<NewRecordAnswer> {
  const t = await getTranslations('newRecord');
  if (problem?._tag !== 'HttpApiDecodeError') return { message: await errorText(errorCode) };
  const issues = problem.issues.map(({ path, message }) => ({
    path: [path[0] === 'address' ? (path[1] ?? 'street') : (path[0] ?? 'name')],
    message,
  }));
  return issues.length === 0 ? { message: t('refused') } : { issues: issuesAt(issues, await advice()) };
}
