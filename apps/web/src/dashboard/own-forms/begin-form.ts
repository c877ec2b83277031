import type { FormContent, FormPdf } from '@firstday/domain';
import { documentRequest } from './beginnings/document-request';
import { documentToSign } from './beginnings/document-to-sign';
import { formFromPdf } from './beginnings/form-from-pdf';
import { formToFillIn } from './beginnings/form-to-fill-in';
import { noticeToConfirm } from './beginnings/notice-to-confirm';
import type { NewFormInput } from './new-form-input';

/** What a form of this kind begins with. Without the PDF that it is about, it is one to fill in. */
export function beginForm(input: NewFormInput, pdf: FormPdf | undefined): FormContent {
  const { name, kind, signers, interval } = input;
  if (kind === 'notice') return noticeToConfirm(name, interval);
  if (kind === 'request') return documentRequest(name);
  if (kind === 'fill' || !pdf) return formToFillIn(name);
  if (kind === 'pdf') return formFromPdf(name, pdf);
  return documentToSign(name, { sha256: pdf.sha256, isCountersigned: signers === 'both' });
}
