'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { readForm } from '../forms/read-form';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { beginForm } from './begin-form';
import { formKeyOf } from './form-key-of';
import { needsPdf, NewFormInput } from './new-form-input';
import { sendPdf } from './send-pdf';

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
  const sent = copy || !needsPdf(kind) ? { pdf: undefined } : await sendPdf(place, form);
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
