import type { FormPdf } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import type { FormIssue } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import type { ActionContext } from '../session/current-session';

/** For actions: the PDF of a form's `files`, or what is wrong with it, in the words of the service. */
export async function sendPdf(
  place: ActionContext,
  form: FormData,
): Promise<FormIssue | { readonly pdf: FormPdf }> {
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
