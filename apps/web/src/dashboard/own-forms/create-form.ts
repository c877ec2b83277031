'use server';
import type { FormPdf } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, type FormIssue, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { readForm } from '../forms/read-form';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { beginForm } from './begin-form';
import { formKeyOf } from './form-key-of';
import { needsPdf, NewFormInput } from './new-form-input';

/** So many forms of one name are told apart by a number. */
const mostOfOneName = 20;

/** Begins a form, or a copy of one, and leads to its builder. */
export async function createForm(
  place: ActionContext,
  copy: string | undefined,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const t = await getTranslations('forms');
  const read = readForm(NewFormInput, form, { name: t('nameRequired') });
  if (!read.ok) return rejectForm(before, form, read.issues);
  const { name, kind } = read.input;
  const sent = copy || !needsPdf(kind) ? {} : await sendPdf(place, form);
  if ('message' in sent) return rejectForm(before, form, [sent]);
  for (let count = 1; count <= mostOfOneName; count += 1) {
    const key = formKeyOf(name, count);
    const made = copy
      ? await write(place, 'forms.copy', { params: { form_id: copy }, body: { key, name } })
      : await write(place, 'forms.create', { body: { key, content: beginForm(read.input, sent.pdf) } });
    if (made.ok) redirect(withQuery(paths.form(made.value.id), { done: 'formMade' }));
    // The key is taken: the next one is tried.
    if (made.problem?._tag !== 'BadRequestError')
      return rejectForm(before, form, [{ message: await errorText(made.errorCode) }]);
  }
  return rejectForm(before, form, [{ target: 'name', message: t('nameTaken') }]);
}

/** The PDF that the form is about, or what is wrong with it, in the words of the service. */
async function sendPdf(
  place: ActionContext,
  form: FormData,
): Promise<FormIssue | { readonly pdf?: FormPdf }> {
  const t = await getTranslations('forms');
  const file = form.get('files');
  if (!(file instanceof File) || file.size === 0) return { target: 'files', message: t('pdfRequired') };
  const content = new FormData();
  content.append('files', file, file.name);
  const name =
    file.name
      .replace(/\.pdf$/i, '')
      .trim()
      .slice(0, 200) || 'PDF';
  const sent = await write(place, 'form_pdfs.upload', { query: { name }, upload: { content } });
  if (sent.ok) return { pdf: sent.value };
  const { problem, errorCode } = sent;
  const isRefused = errorCode === 'refused' && problem && 'message' in problem;
  return { target: 'files', message: isRefused ? problem.message : await errorText(errorCode) };
}
