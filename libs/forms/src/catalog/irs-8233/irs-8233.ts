import type { Edition } from '../../edition.js';
import { asPrinted } from '../as-printed.js';
import { claimPages } from './claim-pages.js';
import { identityPages } from './identity-pages.js';
import { irs8233Guide } from './irs-8233-guide.js';
import { irs8233PrintedText as text } from './irs-8233-printed-text.js';
import { visaPage } from './visa-page.js';
import { withholdingAgent } from './withholding-agent.js';

/** Days before the end of the tax year on which the next year's is asked for. */
const AHEAD = 30;

export const irs8233: Edition = {
  form: 'irs-8233',
  edition: '9-2018',
  title: asPrinted(text.title),
  shortName: { en: 'Form 8233', es: 'Formulario 8233', ar: 'النموذج 8233' },
  source: 'government',
  omb: 'OMB No. 1545-0795',
  tags: ['federal', 'tax'],
  minutes: 15,
  purpose: {
    en: 'You claim that a tax treaty of your country spares what you are paid from U.S. withholding. Without this form, tax is withheld.',
    es: 'Usted reclama que un tratado tributario de su país exime su pago de la retención de los Estados Unidos. Sin este formulario, se retiene el impuesto.',
    ar: 'تطلب إعفاء ما يُدفع لك من الاقتطاع الأمريكي بموجب معاهدة ضريبية لبلدك. ومن دون هذا النموذج تُقتطع الضريبة.',
  },
  employerPurpose: {
    en: 'Review the claim, and sign Part IV only if you are satisfied. Send the IRS a copy within 5 days, and wait at least 10 days from then before you pay without withholding.',
    es: 'Revise lo que se reclama y firme la Parte IV solo si está conforme. Envíe una copia al IRS en un plazo de 5 días y espere al menos 10 días antes de pagar sin retención.',
    ar: 'راجع الطلب، ولا توقّع الجزء الرابع إلا إذا اقتنعت به. أرسل نسخة إلى مصلحة الضرائب خلال 5 أيام، وانتظر 10 أيام على الأقل قبل الدفع من دون اقتطاع.',
  },
  guide: irs8233Guide,
  // The agent certifies to have examined the form: an answer that is masked cannot be.
  examinedInClear: true,
  // Each tax year, and each agent, anew (instructions, Giving Form 8233 to the Withholding Agent).
  scope: { per: 'employer', expires: { path: 'task.tax_year_ends', days_before: AHEAD } },
  samples: {
    'task.permanent_address': {
      street: '14 Park Street',
      city: 'Kolkata',
      state: 'West Bengal',
      zip: '700016',
      country: 'IND',
    },
    'task.country_of_residence': 'IND',
    'task.passport_country': 'IND',
    'task.passport_number': 'Z1234567',
    'task.treaty': 'U.S./India tax treaty',
    'task.article': '22',
    'task.status_expires': 'D/S',
  },
  sections: [
    {
      id: 'beneficial_owner',
      title: asPrinted('Exemption From Withholding on Compensation'),
      assignee: 'employee',
      signer: 'employee',
      opens: 'in_order',
      checks: [
        'irs_8233_tax_year',
        'irs_8233_addresses',
        'irs_8233_stay',
        'irs_8233_amounts',
        'irs_8233_articles',
        'irs_8233_room',
      ],
      advices: ['irs_8233_status_over', 'irs_8233_residence'],
      pages: [...identityPages, visaPage, ...claimPages],
      attestation: {
        text: asPrinted(text.certification),
        acknowledgement: {
          en: 'I have read this certification. I make it by signing.',
          es: 'He leído esta certificación. La hago al firmar.',
          ar: 'لقد قرأت هذا الإقرار، وأقدّمه بتوقيعي.',
        },
        citation: '26 CFR 1.1441-4(b)(2)',
      },
      signatureLabel: asPrinted(text.signature),
    },
    withholdingAgent,
  ],
};
