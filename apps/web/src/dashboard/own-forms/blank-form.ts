import type { FormContent } from '@firstday/domain';

/** What a form begins with: the employee's section, signed, and a page to write on. */
export const blankForm = (name: string): FormContent => ({
  name: { en: name },
  short_name: { en: name },
  purpose: { en: 'Your employer asks you to fill in this form.' },
  minutes: 5,
  sections: [
    {
      id: 'employee',
      title: { en: 'For the employee' },
      assignee_type: 'employee',
      attestation: { en: 'I have read this form, and what I have entered is correct.' },
      pages: [{ id: 'page', title: { en: name }, fields: [] }],
    },
  ],
});

/** `own-night-shift` of “Night shift”; further ones of the name have a number. */
export function formKeyOf(name: string, count: number): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g);
  const stem = words?.join('-').slice(0, 50).replace(/-+$/, '') ?? 'form';
  return `own-${stem}${count > 1 ? `-${count}` : ''}`;
}
