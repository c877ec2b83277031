import type { Condition } from '@firstday/policy-engine';
import type { Edition, Page } from '../../edition.js';
import type { Field } from '../../field.js';
import { type Contact, reach, who } from '../contact.js';
import { emergencyContactPageByPage } from './emergency-contact-page-by-page.js';

const namesSecond: Field = {
  path: 'task.names_second_person',
  kind: 'checkbox',
  label: { en: 'I also name a second person', es: 'Indico también a una segunda persona' },
  hint: {
    en: 'It helps when the first person cannot be reached.',
    es: 'Ayuda cuando no se puede localizar a la primera.',
  },
};

const hasSecond: Condition = { fact: namesSecond.path, operator: 'equals', value: true };

function person(contact: Contact, { when: _when, ...page }: Page, more: readonly Field[] = []): Page {
  return { ...page, fields: [...page.fields, ...reach(contact).fields, ...more] };
}

/** A person a page. Where they live is not asked: nobody is called at an address. */
export const emergencyContact: Edition = {
  ...emergencyContactPageByPage,
  edition: '2026-12',
  minutes: 1,
  sections: emergencyContactPageByPage.sections.map((section) => ({
    ...section,
    pages: [
      person('primary', who('primary'), [namesSecond]),
      { ...person('secondary', who('secondary')), when: hasSecond },
    ],
  })),
};
