import type { FormContent, FormFieldContent, FormPageContent, FormSectionContent } from '@firstday/domain';
import type { Edition, Page, Section } from '../edition.js';
import type { Field, Rule } from '../field.js';
import type { Localized } from '../localized.js';
import { ownKinds } from './own-kinds.js';
import { asksForSsnInClear } from './content-warnings.js';

/** A form of one's own as the engine, the pages and the documents take it. */
export function toEdition(content: FormContent, named: Pick<Edition, 'form' | 'edition'>): Edition {
  const purpose = localized(content.purpose);
  return {
    ...named,
    title: localized(content.name),
    shortName: localized(content.short_name),
    source: 'own',
    tags: content.tags ?? [],
    minutes: content.minutes,
    purpose,
    employerPurpose: content.employer_purpose ? localized(content.employer_purpose) : purpose,
    sections: content.sections.map(toSection),
    ...(content.pdf && { pdf: content.pdf }),
    ...(content.scope && { scope: content.scope }),
    ...(content.outcome !== undefined && { outcome: content.outcome }),
    ...(content.segregated && { segregated: true }),
  };
}

/** The law fixes none of these: whoever signs reads what they declare, and declares it by signing (ADR 69). */
const acknowledgement: Localized = {
  en: 'I have read this statement. I make it by signing.',
  es: 'He leído esta declaración. La hago al firmar.',
  ar: 'قرأت هذا الإقرار، وأقدمه بتوقيعي.',
};

const signatureLabels: Readonly<Record<FormSectionContent['assignee_type'], Localized>> = {
  employee: { en: 'Your signature', es: 'Su firma', ar: 'توقيعك' },
  employer: { en: 'Signature for the employer', es: 'Firma por el empleador', ar: 'التوقيع عن صاحب العمل' },
};

function toSection(section: FormSectionContent): Section {
  const { attestation, assignee_type: assignee, due_in_business_days: businessDays } = section;
  return {
    id: section.id,
    title: localized(section.title),
    assignee,
    signer: attestation ? assignee : 'nobody',
    opens: 'in_order',
    pages: section.pages.map(toPage),
    ...(section.when && { when: section.when }),
    ...(attestation && {
      attestation: { text: localized(attestation), acknowledgement },
      signatureLabel: signatureLabels[assignee],
    }),
    ...(businessDays !== undefined && { due: { businessDays } }),
  };
}

const toPage = (page: FormPageContent): Page => ({
  id: page.id,
  title: localized(page.title),
  layout: 'question',
  fields: page.fields.map(toField),
  ...(page.description && { description: localized(page.description) }),
  ...(page.when && { when: page.when }),
  ...((page.must_visit || page.document) && { mustVisit: true }),
  ...(page.document && { document: page.document }),
});

function toField(field: FormFieldContent): Field {
  const { path, kind, label, hint, text, required, when, max_length, options, prefill } = field;
  const rules = rulesOf(field);
  const common = { path, kind, label: localized(label), ...(hint && { hint: localized(hint) }) };
  if (kind === 'content') return { ...common, ...(text && { text: localized(text) }), ...(when && { when }) };
  return {
    ...common,
    ...(required !== undefined && { required }),
    ...(when && { when }),
    ...(max_length !== undefined && { maxLength: max_length }),
    ...(rules.length > 0 && { rules }),
    ...(options && {
      options: options.map(({ value, label, hint }) => ({
        value,
        label: localized(label),
        ...(hint && { hint: localized(hint) }),
      })),
    }),
    ...(isMasked(field)
      ? { sensitive: true }
      : freeTexts.includes(kind)
        ? { refusesSsn: true as const }
        : {}),
    ...(prefill && { prefill }),
  };
}

/** Also what an earlier version published in the clear. */
const isMasked = (field: FormFieldContent): boolean =>
  field.sensitive === true || ownKinds[field.kind].isSecret === true || asksForSsnInClear(field);

/** Kinds of which an answer may be any text. */
const freeTexts: readonly FormFieldContent['kind'][] = ['text', 'long_text', 'name'];

function rulesOf({ min, max, whole, earliest, latest }: FormFieldContent): readonly Rule[] {
  return [
    ...(min === undefined ? [] : [{ rule: 'min', value: min }]),
    ...(max === undefined ? [] : [{ rule: 'max', value: max }]),
    ...(whole ? [{ rule: 'whole' }] : []),
    ...(earliest === undefined ? [] : [{ rule: 'not_before', value: earliest }]),
    ...(latest === undefined ? [] : [{ rule: 'not_after', value: latest }]),
  ];
}

/** The schema has English among the languages. */
const localized = ({ en = '', ...others }: Readonly<Record<string, string>>): Localized => ({
  ...others,
  en,
});
