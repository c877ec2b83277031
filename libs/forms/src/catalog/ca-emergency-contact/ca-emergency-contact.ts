import type { Condition } from '@firstday/policy-engine';
import type { Edition } from '../../edition.js';
import { reach, who } from '../contact.js';

const names: Condition = { fact: 'task.names_contact', operator: 'equals', value: 'yes' };

const yesOrNo = [
  { value: 'yes', label: { en: 'Yes', es: 'Sí' } },
  { value: 'no', label: { en: 'No', es: 'No' } },
];

/**
 * Lab. Code 1555: the employer lets the employee name a contact, and say whether the contact is to be told of an arrest or
 * detention at work. Nobody has to name one.
 */
export const caEmergencyContact: Edition = {
  form: 'ca-emergency-contact',
  edition: '2026-12',
  title: {
    en: 'California: contact if you are arrested or detained at work',
    es: 'California: contacto si lo arrestan o detienen en el trabajo',
  },
  shortName: { en: 'Contact if detained (CA)', es: 'Contacto si lo detienen (CA)' },
  source: 'own',
  tags: ['safety', 'california'],
  minutes: 1,
  purpose: {
    en: 'California lets you say whom your employer tells if you are arrested or detained at work. You do not have to.',
    es: 'California le permite decir a quién avisa su empleador si lo arrestan o detienen en el trabajo. No está obligado.',
  },
  employerPurpose: {
    en: 'It says whether you tell somebody if they are arrested or detained at work, and whom.',
    es: 'Dice si usted avisa a alguien si arrestan o detienen a la persona en el trabajo, y a quién.',
  },
  sections: [
    {
      id: 'employee',
      title: { en: 'Whom to tell', es: 'A quién avisar' },
      assignee: 'employee',
      signer: 'employee',
      opens: 'in_order',
      pages: [
        {
          id: 'choice',
          title: {
            en: 'Do you want to name an emergency contact?',
            es: '¿Quiere indicar un contacto de emergencia?',
          },
          description: {
            en: 'It is your choice, and you can change it at any time.',
            es: 'Usted decide, y puede cambiarlo en cualquier momento.',
          },
          layout: 'question',
          fields: [
            {
              path: 'task.names_contact',
              kind: 'radio',
              label: { en: 'Emergency contact', es: 'Contacto de emergencia' },
              required: true,
              options: yesOrNo,
            },
          ],
        },
        {
          id: 'contact',
          title: { en: 'Who is your contact?', es: '¿Quién es su contacto?' },
          when: names,
          layout: 'question',
          fields: [...who('primary').fields, ...reach('primary').fields],
        },
        {
          id: 'notification',
          title: {
            en: 'Should your employer tell this person if you are arrested or detained at work?',
            es: '¿Debe su empleador avisar a esta persona si lo arrestan o detienen en el trabajo?',
          },
          when: names,
          layout: 'question',
          fields: [
            {
              path: 'task.notify_if_detained',
              kind: 'radio',
              label: {
                en: 'Tell my contact if I am arrested or detained at work',
                es: 'Avisar a mi contacto si me arrestan o detienen en el trabajo',
              },
              required: true,
              options: yesOrNo,
            },
          ],
        },
      ],
      attestation: {
        text: {
          en: 'My employer asked me whom to tell if I am arrested or detained at work. What is written here is my choice.',
          es: 'Mi empleador me preguntó a quién avisar si me arrestan o detienen en el trabajo. Lo escrito aquí es mi decisión.',
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
