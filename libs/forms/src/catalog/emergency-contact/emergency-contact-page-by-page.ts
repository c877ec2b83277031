import type { Edition, Page } from '../../edition.js';
import { type Contact, ofContact, reach, who } from '../contact.js';

const where = (contact: Contact): Page => ({
  id: `${contact}_home`,
  title: { en: 'Where does this person live?', es: '¿Dónde vive esta persona?' },
  description: { en: 'You can leave this out.', es: 'Puede omitirlo.' },
  ...ofContact(contact),
  layout: 'question',
  fields: [
    {
      path: `task.${contact}_address`,
      kind: 'address',
      label: { en: 'Address (optional)', es: 'Dirección (opcional)' },
    },
  ],
});

const second: Page = {
  id: 'second_person',
  title: { en: 'Would you like to name a second person?', es: '¿Quiere indicar una segunda persona?' },
  description: {
    en: 'It helps when the first person cannot be reached.',
    es: 'Ayuda cuando no se puede localizar a la primera.',
  },
  layout: 'question',
  fields: [
    {
      path: 'task.has_secondary',
      kind: 'radio',
      label: { en: 'A second person', es: 'Una segunda persona' },
      required: true,
      options: [
        { value: 'yes', label: { en: 'Yes', es: 'Sí' } },
        { value: 'no', label: { en: 'No', es: 'No' } },
      ],
    },
  ],
};

/**
 * The first edition, a few questions a page: for those who began with it.
 *
 * No medical questions: under the ADA such data is kept apart from the personnel file (42 U.S.C. 12112(d)(3)(B)).
 */
export const emergencyContactPageByPage: Edition = {
  form: 'emergency-contact',
  edition: '2026-11',
  title: { en: 'Emergency contact', es: 'Contacto de emergencia' },
  shortName: { en: 'Emergency contact', es: 'Contacto de emergencia' },
  source: 'own',
  tags: ['safety'],
  minutes: 2,
  purpose: {
    en: 'If something happens to you at work, your employer knows whom to call.',
    es: 'Si algo le sucede en el trabajo, su empleador sabe a quién llamar.',
  },
  employerPurpose: {
    en: 'It says whom you call if something happens to them at work.',
    es: 'Indica a quién llama usted si algo le sucede en el trabajo.',
    ar: 'يبيّن بمن تتصل إذا حدث له شيء في العمل.',
  },
  sections: [
    {
      id: 'employee',
      title: { en: 'Whom to call', es: 'A quién llamar' },
      assignee: 'employee',
      signer: 'employee',
      opens: 'in_order',
      pages: [
        who('primary'),
        reach('primary'),
        where('primary'),
        second,
        who('secondary'),
        reach('secondary'),
        where('secondary'),
      ],
      attestation: {
        text: {
          en: 'My employer may call the people named here, and tell them what they need to know, if there is an emergency.',
          es: 'Mi empleador puede llamar a las personas indicadas aquí, y decirles lo que necesiten saber, si hay una emergencia.',
        },
        acknowledgement: {
          en: 'I have read this statement. I make it by signing.',
          es: 'He leído esta declaración. La hago al firmar.',
        },
      },
      signatureLabel: { en: 'Your signature', es: 'Su firma' },
    },
  ],
};
