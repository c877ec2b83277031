import type { FormContent } from '@firstday/domain';
import { beginningWords, namedBothWays } from './beginning-words';

/** The employee's section, signed, and a page to write questions on. */
export const formToFillIn = (name: string): FormContent => ({
  ...namedBothWays(name),
  purpose: {
    en: 'Your employer asks you to fill in this form.',
    es: 'Su empleador le pide que llene este formulario.',
    ar: 'يطلب منك صاحب العمل ملء هذا النموذج.',
  },
  minutes: 5,
  sections: [
    {
      id: 'employee',
      title: beginningWords.employee,
      assignee_type: 'employee',
      attestation: {
        en: 'I have read this form, and what I have entered is correct.',
        es: 'He leído este formulario y lo que he escrito es correcto.',
        ar: 'قرأت هذا النموذج، وما أدخلته صحيح.',
      },
      pages: [{ id: 'page', title: { en: name }, fields: [] }],
    },
  ],
});
