import type { FormContent, FormPdf } from '@firstday/domain';
import { formToFillIn } from './form-to-fill-in';

/** The questions that the fields of the PDF suggest; of one without fields, its pages to draw places on. */
export const formFromPdf = (
  name: string,
  { sha256, suggestion }: Pick<FormPdf, 'sha256' | 'suggestion'>,
): FormContent => ({
  ...formToFillIn(name),
  ...(suggestion && { minutes: suggestion.minutes, sections: suggestion.sections }),
  pdf: { sha256, boxes: suggestion?.pdf?.boxes ?? [] },
});
