import { isFormKey } from '../../../catalog/catalog.js';
import type { Pack } from '../../pack.js';
import type { PackWords } from '../../pack-words.js';
import { fact } from '../rule.js';
import { reciprocityPolicy, residencePolicy, withholdingPolicy } from '../withholding-policy.js';
import { reciprocityOf, type WithholdingRule } from '../withholding-rule.js';
import { withholdingTable } from '../withholding-table.js';
import { certificateContent, exemptionContent } from './certificate-content.js';
import { paClgs326 } from './pa-clgs-32-6.js';
import { toCheck, toCheckOfCertificate, unread } from './to-check.js';

/** Official files that were recognised before, by the form that they are. */
const knownFiles: Readonly<Record<string, Pack['knownFiles']>> = {
  'md-mw507': [
    { sha256: 'f3a0ac6ac464042b8bbd63ee0d61cbdf464bea5f05124f731e660630caec6140', edition: '2026' },
  ],
};

const common = { version: 1, file: { use: 'filled' }, knownFiles: [] } as const;

function certificatePack(rule: WithholdingRule): readonly Pack[] {
  if (rule.tax !== 'own_certificate') return [];
  const { certificate } = rule;
  // A form of the catalog offers its policies itself.
  if (isFormKey(certificate.form)) return [];
  return [
    {
      ...common,
      form: certificate.form,
      jurisdiction: rule.code,
      content: certificateContent(rule),
      publishedAt: certificate.publishedAt,
      editionSeen: certificate.edition,
      knownFiles: knownFiles[certificate.form] ?? [],
      toCheck: localized(toCheckOfCertificate(certificate)),
      facts: [...rule.facts, ...rule.details],
      policies: [withholdingPolicy(rule.code), residencePolicy(rule.code)],
    },
  ];
}

function exemptionPack(rule: WithholdingRule): readonly Pack[] {
  const content = exemptionContent(rule);
  const claim = reciprocityOf(rule)?.claim;
  if (!content || !claim || claim.by === 'certificate') return [];
  const { form } = claim;
  return [
    {
      ...common,
      form: form.form,
      jurisdiction: rule.code,
      content,
      publishedAt: form.publishedAt,
      editionSeen: form.edition,
      toCheck: localized([...toCheck(form), unread]),
      facts: [
        ...rule.facts,
        fact('unsure', form.publishedAt, `What ${form.number} asks was not read on the form.`),
      ],
      policies: [reciprocityPolicy(rule.code)],
    },
  ];
}

const localized = (words: readonly PackWords[]): Pack['toCheck'] => words.map((one) => ({ ...one }));

/** The states' certificates, the forms by which they spare residents of others, and Pennsylvania's local one. */
export const withholdingPacks: readonly Pack[] = [
  ...withholdingTable.flatMap((rule) => [...certificatePack(rule), ...exemptionPack(rule)]),
  paClgs326,
];
