import type { Page } from '../../edition.js';

/** Whom the employer calls, and what a state that wants it written has in writing. Not everybody has a parent who signs. */
export const parentPage: Page = {
  id: 'parent',
  title: {
    en: 'Your parent or guardian',
    es: 'Su madre, padre o tutor',
    ar: 'والدك أو ولي أمرك',
  },
  description: {
    en: 'Leave this out if you have none. Some states, and some employers, want their consent in writing.',
    es: 'Omítalo si no tiene. Algunos estados y algunos empleadores piden su consentimiento por escrito.',
    ar: 'اترك هذا إن لم يكن لك أحد. بعض الولايات وبعض أصحاب العمل يطلبون موافقتهم كتابةً.',
  },
  layout: 'question',
  fields: [
    {
      path: 'task.parent_name',
      kind: 'name',
      label: { en: 'Full name (optional)', es: 'Nombre completo (opcional)', ar: 'الاسم الكامل (اختياري)' },
    },
    {
      path: 'task.parent_phone',
      kind: 'phone',
      label: { en: 'Phone (optional)', es: 'Teléfono (opcional)', ar: 'الهاتف (اختياري)' },
    },
    {
      path: 'task.parent_consent',
      kind: 'file',
      label: {
        en: 'Their signed consent (optional)',
        es: 'Su consentimiento firmado (opcional)',
        ar: 'موافقته الموقعة (اختياري)',
      },
      hint: {
        en: 'A photo or PDF of what they signed.',
        es: 'Una foto o un PDF de lo que firmó.',
        ar: 'صورة أو ملف PDF لما وقّعه.',
      },
      sensitive: true,
      maxLength: 4,
    },
  ],
};
