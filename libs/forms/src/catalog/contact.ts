import type { Condition } from '@firstday/policy-engine';

import type { Page } from '../edition.js';

/** Whom a page is about. */
export type Contact = 'primary' | 'secondary';

const wantsSecondary: Condition = { fact: 'task.has_secondary', operator: 'equals', value: 'yes' };

/** Of the second person only where one is named. */
export const ofContact = (contact: Contact) => (contact === 'secondary' ? { when: wantsSecondary } : {});

/** Who the person is. */
export const who = (contact: Contact): Page => ({
  id: `${contact}_person`,
  title:
    contact === 'primary'
      ? {
          en: 'Who should we call first in an emergency?',
          es: '¿A quién debemos llamar primero en una emergencia?',
        }
      : { en: 'Who should we call next?', es: '¿A quién debemos llamar después?' },
  ...ofContact(contact),
  layout: 'question',
  fields: [
    {
      path: `task.${contact}_name`,
      kind: 'name',
      label: { en: 'Full name', es: 'Nombre completo' },
      required: true,
    },
    {
      path: `task.${contact}_relationship`,
      kind: 'select',
      label: { en: 'Who they are to you', es: 'Qué relación tiene con usted' },
      required: true,
      options: [
        { value: 'spouse_or_partner', label: { en: 'Spouse or partner', es: 'Cónyuge o pareja' } },
        { value: 'parent', label: { en: 'Parent', es: 'Madre o padre' } },
        { value: 'child', label: { en: 'Son or daughter', es: 'Hijo o hija' } },
        { value: 'sibling', label: { en: 'Brother or sister', es: 'Hermano o hermana' } },
        { value: 'other_relative', label: { en: 'Another relative', es: 'Otro familiar' } },
        { value: 'friend', label: { en: 'Friend', es: 'Amigo o amiga' } },
        { value: 'other', label: { en: 'Someone else', es: 'Otra persona' } },
      ],
    },
  ],
});

/** How they are reached. */
export const reach = (contact: Contact): Page => ({
  id: `${contact}_phone`,
  title: { en: 'How can we reach this person?', es: '¿Cómo podemos comunicarnos con esta persona?' },
  ...ofContact(contact),
  layout: 'question',
  fields: [
    { path: `task.${contact}_phone`, kind: 'phone', label: { en: 'Phone', es: 'Teléfono' }, required: true },
    {
      path: `task.${contact}_other_phone`,
      kind: 'phone',
      label: { en: 'Another phone (optional)', es: 'Otro teléfono (opcional)' },
    },
    {
      path: `task.${contact}_email`,
      kind: 'email',
      label: { en: 'Email (optional)', es: 'Correo electrónico (opcional)' },
    },
  ],
});
