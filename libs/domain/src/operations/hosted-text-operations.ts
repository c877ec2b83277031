import {
  HostedTexts,
  HostedTextsList,
  HostedTextsQuery,
  OwnTexts,
  ReplaceHostedTexts,
} from '../hosted-texts.js';
import { decodeError, notFoundError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

const ownTextsExample: OwnTexts = {
  welcome: 'Good to have you on board. These forms take about a quarter of an hour.',
  help_name: 'Dana Okafor',
  help_phone: '+1 518 555 0100',
  help_email: 'people@northwind.example.com',
  closing: 'That was all. See you on your first day.',
};
const hostedTextsExample: HostedTexts = {
  employer_id: null,
  language: 'en',
  ...ownTextsExample,
  updated_at: '2026-11-23T09:00:00.000Z',
};

export const hostedTextOperations = resource({
  tag: 'hosted_texts',
  about: 'What an account says on hosted pages in its own words. Beyond the published contract.',
  examples: [
    [HostedTexts, hostedTextsExample],
    [OwnTexts, ownTextsExample],
    [HostedTextsList, { data: [hostedTextsExample] }],
  ],
  operations: {
    'hosted_texts.list': operation({
      method: 'GET',
      path: '/hosted_texts',
      summary: 'List own texts of hosted pages by language',
      query: HostedTextsQuery,
      answers: { 200: HostedTextsList },
      errors: { ...decodeError, ...notFoundError },
      allows: staffOnly,
      needs: 'theme:view',
      isBeyond: true,
    }),
    'hosted_texts.replace': operation(
      {
        method: 'PUT',
        path: '/hosted_texts',
        summary: 'Set own texts of hosted pages in a language',
        body: ReplaceHostedTexts,
        answers: { 200: HostedTexts },
        errors: { ...decodeError, ...notFoundError },
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'theme:edit',
        isBeyond: true,
      },
      {
        note: 'Replaces all texts of that employer, or of the account, in that language: what is left out is ours again. One line of plain text each, without tags and addresses of pages. An employer’s sentence comes before that of the account, in the reader’s language alone; whom to ask is named together, in another language where there is nobody in the reader’s.',
        body: { language: 'en', ...ownTextsExample },
      },
    ),
  },
});
