import type { Pack } from '../pack.js';
import { signedBy } from '../pack-section.js';
import { question } from '../question.js';
import { fact } from '../withholding/rule.js';
import { inTheUnitedStates } from './in-the-united-states.js';
import { fcraSources } from './fcra-sources.js';

const disclosureFacts = [
  fact(
    'secondary',
    fcraSources.guide,
    'Before the report is obtained the employer discloses it in a document that consists solely of the disclosure.',
  ),
];

/** It says one thing, and nothing is added to it: no release, no notices of states (15 U.S.C. 1681b(b)(2)(A)). */
export const fcraDisclosure: Pack = {
  form: 'us-fcra-disclosure',
  version: 1,
  file: { use: 'none' },
  standsAlone: fcraSources.law,
  jurisdiction: 'US',
  publishedAt: fcraSources.statute,
  editionSeen: null,
  knownFiles: [],
  toCheck: [
    {
      en: 'There is no official file: have the text reviewed by a lawyer, and add nothing to it.',
      es: 'No hay un archivo oficial: haga revisar el texto por un abogado y no le agregue nada.',
      ar: 'لا يوجد ملف رسمي: اطلب من محامٍ مراجعة النص ولا تضف إليه شيئًا.',
    },
    {
      en: 'For an investigative report another notice is given.',
      es: 'Para un informe investigativo se entrega otro aviso.',
      ar: 'يُقدم إشعار آخر للتقرير الاستقصائي.',
    },
  ],
  facts: disclosureFacts,
  policies: [
    inTheUnitedStates('us-fcra-disclosure', {
      name: 'Background check: disclosure, for employers that check everybody',
      kind: 'background_check',
      citation: fcraSources.law,
      tags: ['background check'],
      facts: disclosureFacts,
    }),
  ],
  content: {
    name: {
      en: 'Disclosure: Consumer Report',
      es: 'Divulgación: informe de consumidor',
      ar: 'إفصاح: تقرير عن المستهلك',
    },
    short_name: { en: 'Disclosure of a report', es: 'Divulgación de informe', ar: 'إفصاح عن تقرير' },
    purpose: {
      en: 'It tells you that a consumer report about you may be obtained.',
      es: 'Le informa que puede obtenerse un informe de consumidor sobre usted.',
      ar: 'يبلغك بأنه قد يُطلب تقرير عنك كمستهلك.',
    },
    tags: ['background check'],
    minutes: 1,
    scope: { per: 'employer' },
    segregated: true,
    sections: [
      signedBy(
        [
          {
            id: 'disclosure',
            title: { en: 'Disclosure', es: 'Divulgación', ar: 'إفصاح' },
            must_visit: true,
            fields: [
              question(
                'disclosure',
                'content',
                { en: 'Disclosure', es: 'Divulgación', ar: 'إفصاح' },
                {
                  text: {
                    en: '{employer.name} may obtain a consumer report about you for employment purposes.',
                    es: '{employer.name} puede obtener un informe de consumidor sobre usted con fines de empleo.',
                    ar: 'قد تحصل \u2068{employer.name}\u2069 على تقرير عنك كمستهلك لأغراض التوظيف.',
                  },
                },
              ),
            ],
          },
        ],
        {
          en: 'I have read this disclosure.',
          es: 'He leído esta divulgación.',
          ar: 'قرأت هذا الإفصاح.',
        },
      ),
    ],
  },
};
