'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, type FormIssue, readText, rejectForm } from '../forms/action-state';
import { errorText, type WriteFailure } from '../forms/error-text';
import { readForm } from '../forms/read-form';
import { write } from '../forms/write';
import { paths } from '../paths';
import type { ActionContext } from '../session/current-session';
import { ImportInput } from './import-input';
import { importProblemText } from './import-problem-text';

/** So much may be pasted: a body of the interface holds no more. */
const mostPasted = 1_000_000;

/** Has a list checked, as a file or as it was pasted. */
export async function sendImport(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const t = await getTranslations('imports');
  const read = readForm(ImportInput, form, {});
  if (!read.ok) return rejectForm(before, form, read.issues);
  const [file, pasted] = [form.get('files'), readText(form, 'pasted')];
  const isFile = file instanceof File && file.size > 0;
  const refuse = (issue: FormIssue) => rejectForm(before, form, [issue]);
  if (!isFile && pasted === '') return refuse({ target: 'files', message: t('sourceAdvice') });
  if (isFile && pasted !== '') return refuse({ target: 'pasted', message: t('bothAdvice') });
  if (pasted.length > mostPasted) return refuse({ target: 'pasted', message: t('tooLarge') });
  const sent = isFile
    ? await upload(place, read.input, file)
    : await write(place, 'imports.create', { body: { ...read.input, content: pasted } });
  if (!sent.ok) return refuse({ target: isFile ? 'files' : 'pasted', message: await reasonOf(sent) });
  redirect(paths.import(sent.value.id));
}

function upload(place: ActionContext, { create_tasks, ...input }: ImportInput, file: File) {
  const content = new FormData();
  content.append('files', file, file.name);
  const query = { ...input, create_tasks: create_tasks ? ('true' as const) : ('false' as const) };
  return write(place, 'imports.upload', { query, upload: { content } });
}

/** What is wrong with a list is said by the interface; it names no value of it. */
async function reasonOf({ errorCode, problem }: WriteFailure): Promise<string> {
  const t = await getTranslations('imports');
  const message = problem && 'message' in problem ? problem.message : undefined;
  if (errorCode !== 'refused' || !message) return errorText(errorCode);
  return (await importProblemText())(message) ?? t('refused', { message });
}
