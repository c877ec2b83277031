import type { Edition } from '../../edition.js';
import type { Field } from '../../field.js';

const presents = {
  title: 'task.document_title',
  version: 'task.document_version',
  sha256: 'task.document_sha256',
};

const fingerprint: Field = {
  path: presents.sha256,
  kind: 'text',
  label: { en: 'SHA-256 of the file', es: 'SHA-256 del archivo' },
  maxLength: 64,
  when: { fact: presents.sha256, operator: 'is_present' },
};

/** The employee confirms receipt of a handbook that was handed over elsewhere: they say which. */
export const handbookOnPaper: Edition = {
  form: 'handbook',
  edition: '2026-11',
  title: { en: 'Handbook acknowledgement', es: 'Acuse de recibo del manual' },
  shortName: { en: 'Handbook', es: 'Manual' },
  source: 'own',
  tags: ['policy'],
  minutes: 2,
  purpose: {
    en: 'Your employer asks you to confirm that you got the employee handbook.',
    es: 'Su empleador le pide confirmar que recibió el manual del empleado.',
  },
  employerPurpose: {
    en: 'They confirm that they got your handbook.',
    es: 'Confirma que recibió su manual.',
    ar: 'يؤكد أنه استلم دليلك.',
  },
  guide: { pages: {}, fields: {}, together: [['document', 'statements']] },
  sections: [
    {
      id: 'employee',
      title: { en: 'Your handbook', es: 'Su manual' },
      assignee: 'employee',
      signer: 'employee',
      opens: 'in_order',
      pages: [
        {
          id: 'document',
          title: { en: 'Which handbook did you get?', es: '¿Qué manual recibió?' },
          description: {
            en: 'The title and version are on its first page.',
            es: 'El título y la versión están en la primera página.',
          },
          layout: 'question',
          fields: [
            {
              path: 'task.document_title',
              kind: 'text',
              label: { en: 'Title', es: 'Título' },
              required: true,
              maxLength: 150,
              prefill: 'employer.handbook_title',
            },
            {
              path: 'task.document_version',
              kind: 'text',
              label: { en: 'Version or date', es: 'Versión o fecha' },
              required: true,
              maxLength: 50,
              prefill: 'employer.handbook_version',
            },
          ],
        },
        {
          id: 'statements',
          title: { en: 'What you confirm', es: 'Lo que usted confirma' },
          layout: 'question',
          mustVisit: true,
          fields: [
            {
              path: 'content.receipt',
              kind: 'content',
              label: { en: 'You got it', es: 'Usted lo recibió' },
              text: {
                en: 'I have received the handbook named on this form. I know that I am expected to read it, to follow it, and to ask if something in it is not clear to me.',
                es: 'He recibido el manual indicado en este formulario. Sé que debo leerlo, seguirlo y preguntar si algo no me queda claro.',
              },
            },
            {
              path: 'content.at_will',
              kind: 'content',
              label: { en: 'What it is not', es: 'Lo que no es' },
              text: {
                en: 'The handbook is not a contract of employment. My employment is at will: my employer or I may end it at any time, for any lawful reason or for none, unless the law or a written agreement says otherwise. Nothing here limits my right to talk with coworkers about pay and working conditions.',
                es: 'El manual no es un contrato de trabajo. Mi empleo es a voluntad: mi empleador o yo podemos terminarlo en cualquier momento, por cualquier motivo legal o sin motivo, salvo que la ley o un acuerdo escrito digan otra cosa. Nada de esto limita mi derecho a hablar con mis compañeros sobre el pago y las condiciones de trabajo.',
              },
            },
          ],
        },
      ],
      attestation: {
        text: {
          en: 'I have received the handbook named on this form, and I have read the statements above.',
          es: 'He recibido el manual indicado en este formulario y he leído las declaraciones anteriores.',
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

/** The same with the account's own file, where it has published one: it is shown, and the form names it by its hash. */
export const handbook: Edition = {
  ...handbookOnPaper,
  edition: '2026-12',
  sections: handbookOnPaper.sections.map((section) => ({
    ...section,
    pages: section.pages.map((page) =>
      page.id === 'document' ? { ...page, presents, fields: [...page.fields, fingerprint] } : page,
    ),
  })),
};
