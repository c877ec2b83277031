import type { Section } from '../../edition.js';
import { asPrinted } from '../as-printed.js';
import { irs8233PrintedText as text } from './irs-8233-printed-text.js';

const title = asPrinted('Part IV. Withholding Agent Acceptance and Certification');

/** Whoever pays reviews what was claimed, and signs only what they are satisfied of (26 CFR 1.1441-4(b)(2)(iv)). */
export const withholdingAgent: Section = {
  id: 'withholding_agent',
  title,
  assignee: 'employer',
  signer: 'employer',
  opens: 'in_order',
  pages: [
    {
      id: 'withholding_agent',
      title,
      layout: 'form',
      fields: [
        {
          path: 'task.agent_name',
          kind: 'text',
          label: asPrinted('Name'),
          required: true,
          maxLength: 120,
          prefill: 'employer.name',
          autocomplete: 'organization',
        },
        {
          path: 'task.agent_ein',
          kind: 'ein',
          label: asPrinted('Employer identification number'),
          required: true,
          prefill: 'employer.ein',
        },
        {
          path: 'task.agent_address',
          kind: 'address',
          label: asPrinted(
            'Address (number and street) (Include apt. or suite no. or P.O. box, if applicable.)',
          ),
          required: true,
          prefill: 'employer.address',
        },
        {
          path: 'task.agent_phone',
          kind: 'phone',
          label: asPrinted('Telephone number'),
          required: true,
          prefill: 'employer.phone',
          autocomplete: 'tel',
        },
      ],
    },
  ],
  attestation: {
    text: asPrinted(text.acceptance),
    acknowledgement: {
      en: 'I have examined what was claimed and read this certification. I make it by signing.',
      es: 'He examinado lo que se reclama y leído esta certificación. La hago al firmar.',
      ar: 'لقد فحصت ما طُلب وقرأت هذا الإقرار، وأقدّمه بتوقيعي.',
    },
    citation: '26 CFR 1.1441-4(b)(2)',
  },
  signatureLabel: asPrinted(text.agentSignature),
};
