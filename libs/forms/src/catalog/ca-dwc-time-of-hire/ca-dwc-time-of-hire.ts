import type { Edition } from '../../edition.js';
import { receiptOf } from '../notice-to-read.js';
import type { OfficialDocument } from '../official-document.js';
import { claimsSection, claimsBoxes, claimsToRead } from './claims-section.js';
import { choiceOf, designationBoxes, designationOf } from './designation-of.js';

/** The pamphlet of the Division of Workers' Compensation with its two optional forms, in English. */
export const timeOfHireFile: OfficialDocument = {
  sha256: '0b4fd1613d80e92b0b84efb6e81a7789a0336f43385b31d286db5c4358c1a8c5',
  title: 'Time of Hire Notice',
  edition: 'Revised 2/1/2024',
  publisher: 'California Division of Workers’ Compensation (dir.ca.gov/dwc)',
};

const { sha256 } = timeOfHireFile;
const title = {
  en: 'California: workers’ compensation, time of hire notice',
  es: 'California: compensación de trabajadores, aviso al contratar',
};

const receipt = receiptOf({
  sha256,
  title,
  receipt: {
    en: 'I have received the “Time of Hire Notice” on workers’ compensation.',
    es: 'He recibido el «Time of Hire Notice» (aviso al contratar) sobre la compensación de trabajadores.',
  },
});

/** The employer says who handles claims, the employee reads the pamphlet, and names a doctor where they want to. */
export const caDwcTimeOfHire: Edition = {
  form: 'ca-dwc-time-of-hire',
  edition: '2024-02',
  title,
  shortName: { en: 'Workers’ compensation (CA)', es: 'Compensación de trabajadores (CA)' },
  source: 'own',
  tags: ['notice', 'california'],
  minutes: 10,
  purpose: {
    en: 'California has employers tell everybody they hire what happens after an injury at work. You may name your own doctor. The notice is in English.',
    es: 'California exige que los empleadores digan a quienes contratan qué pasa tras una lesión en el trabajo. Puede indicar a su propio médico. El aviso está en inglés.',
  },
  employerPurpose: {
    en: 'You say who handles your claims. They read the notice, and may name their own doctor.',
    es: 'Usted dice quién gestiona sus reclamos. La persona lee el aviso y puede indicar a su propio médico.',
  },
  sections: [
    claimsSection,
    {
      ...receipt,
      pages: [
        ...receipt.pages.map((page) => ({ ...page, fields: [claimsToRead] })),
        {
          id: 'own_doctor',
          title: {
            en: 'Do you want to name your own doctor now?',
            es: '¿Quiere indicar ahora a su propio médico?',
          },
          description: {
            en: 'You do not have to. Whoever you name has to be named before an injury.',
            es: 'No está obligado. Debe indicarlo antes de una lesión.',
          },
          layout: 'question',
          fields: [
            choiceOf(
              'physician',
              { en: 'Name my doctor or medical group', es: 'Indicar a mi médico o grupo médico' },
              {
                en: 'Your regular doctor (M.D. or D.O.), who has treated you, keeps your records and agrees to it. You need health coverage for what is not work-related.',
                es: 'Su médico habitual (M.D. o D.O.), que lo ha tratado, guarda su historial y está de acuerdo. Necesita cobertura médica para lo que no sea del trabajo.',
              },
            ),
            choiceOf(
              'chiropractor',
              {
                en: 'Name my chiropractor or acupuncturist',
                es: 'Indicar a mi quiropráctico o acupunturista',
              },
              {
                en: 'Only where your employer has no medical provider network.',
                es: 'Solo si su empleador no tiene una red de proveedores médicos.',
              },
            ),
          ],
        },
      ],
    },
    designationOf(
      'physician',
      {
        title: { en: 'Your doctor', es: 'Su médico' },
        name: { en: 'Doctor (M.D., D.O.) or medical group', es: 'Médico (M.D., D.O.) o grupo médico' },
        declaration: {
          en: 'If I have a work-related injury or illness, I choose to be treated by the doctor named here. The doctor agrees, or I bring their agreement in writing.',
          es: 'Si tengo una lesión o enfermedad relacionada con el trabajo, elijo que me trate el médico indicado aquí. El médico está de acuerdo, o traeré su acuerdo por escrito.',
        },
      },
      [
        {
          path: 'task.health_coverage',
          kind: 'text',
          label: {
            en: 'Insurer, plan or fund that covers what is not work-related',
            es: 'Aseguradora, plan o fondo que cubre lo que no es del trabajo',
          },
          required: true,
          maxLength: 120,
        },
      ],
    ),
    designationOf('chiropractor', {
      title: { en: 'Your chiropractor or acupuncturist', es: 'Su quiropráctico o acupunturista' },
      name: { en: 'Chiropractor or acupuncturist', es: 'Quiropráctico o acupunturista' },
      declaration: {
        en: 'This is my personal chiropractor or acupuncturist, should I be injured at work.',
        es: 'Este es mi quiropráctico o acupunturista personal, si sufro una lesión en el trabajo.',
      },
    }),
  ],
  pdf: { sha256, boxes: [...claimsBoxes, ...designationBoxes] },
};
