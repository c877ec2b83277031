import type { FormContent } from '@firstday/domain';
import { beginningWords, namedBothWays } from './beginning-words';

const expiry = 'task.expires_on';

/** A license, a certificate or a permit: its number, who gave it, how long it holds, and pictures; asked for again in time. */
export const documentRequest = (name: string): FormContent => ({
  ...namedBothWays(name),
  purpose: {
    en: 'Your employer needs a copy of this document for your work.',
    es: 'Su empleador necesita una copia de este documento para su trabajo.',
    ar: 'يحتاج صاحب العمل إلى نسخة من هذا المستند لعملك.',
  },
  minutes: 4,
  scope: { per: 'employee', expires: { path: expiry, days_before: 30 } },
  sections: [
    {
      id: 'employee',
      title: beginningWords.employee,
      assignee_type: 'employee',
      attestation: {
        en: 'The document is mine, and what I have entered is what it says.',
        es: 'El documento es mío, y lo que he escrito es lo que dice.',
        ar: 'المستند لي، وما أدخلته هو ما يرد فيه.',
      },
      pages: [
        {
          id: 'document',
          title: { en: name },
          fields: [
            {
              path: 'task.number',
              kind: 'text',
              required: true,
              sensitive: true,
              max_length: 40,
              label: { en: 'Number', es: 'Número', ar: 'الرقم' },
              hint: {
                en: 'As it stands on the document.',
                es: 'Como aparece en el documento.',
                ar: 'كما يرد في المستند.',
              },
            },
            {
              path: 'task.issuer',
              kind: 'text',
              required: true,
              max_length: 120,
              label: { en: 'Who issued it', es: 'Quién lo emitió', ar: 'جهة الإصدار' },
              hint: {
                en: 'A state, an authority or a school.',
                es: 'Un estado, una autoridad o una escuela.',
                ar: 'ولاية أو سلطة أو مدرسة.',
              },
            },
            {
              path: expiry,
              kind: 'date',
              required: true,
              earliest: 'today',
              label: { en: 'Expiration date', es: 'Fecha de vencimiento', ar: 'تاريخ الانتهاء' },
            },
          ],
        },
        {
          id: 'pictures',
          title: { en: 'Pictures of it', es: 'Fotos del documento', ar: 'صور المستند' },
          fields: [
            {
              path: 'task.front',
              kind: 'file',
              required: true,
              label: { en: 'Front', es: 'Anverso', ar: 'الوجه الأمامي' },
              hint: {
                en: 'All four corners in sight, and sharp enough to read.',
                es: 'Con las cuatro esquinas a la vista y legible.',
                ar: 'تظهر الزوايا الأربع ويمكن قراءتها.',
              },
            },
            {
              path: 'task.back',
              kind: 'file',
              label: { en: 'Back', es: 'Reverso', ar: 'الوجه الخلفي' },
            },
          ],
        },
      ],
    },
  ],
});
