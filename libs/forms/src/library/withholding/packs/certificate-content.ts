import type { Condition, FormContent } from '@firstday/domain';
import { placeWords } from '../place-words.js';
import type { ExemptClaim } from '../questions/exempt-claim.js';
import { reciprocityOf, type StateForm, type WithholdingRule } from '../withholding-rule.js';
import { exemptPage } from './exempt-page.js';
import {
  employerSection,
  identityPage,
  type PackPage,
  type PackSection,
  signedBy,
} from '../../pack-section.js';

/** A box that nobody has ticked has no answer. */
const isNotExempt: Condition = {
  any: [
    { fact: 'task.is_exempt', operator: 'is_absent' },
    { fact: 'task.is_exempt', operator: 'equals', value: false },
  ],
};

/** The certificate of a state, in words of our own; what it declares stands on the official file. */
export function certificateContent(rule: WithholdingRule & { readonly tax: 'own_certificate' }): FormContent {
  const { code, certificate } = rule;
  const { number, asks, asksEverybody = [], exempt } = certificate;
  return {
    ...namesOf(code, certificate),
    tags: ['state', 'tax'],
    minutes: 5,
    scope: { per: 'employer' },
    sections: [
      signed(code, number, [
        { ...identityPage, fields: [...identityPage.fields, ...asksEverybody] },
        ...(exempt ? [exemptPage(exempt, residentsOf(rule))] : []),
        {
          id: 'certificate',
          title: { en: 'What is withheld', es: 'Qué se retiene', ar: 'ما يُقتطع' },
          ...(exempt && { when: isNotExempt }),
          fields: [...asks],
        },
      ]),
      employerSection,
    ],
  };
}

/** The form by which residents of other states say that nothing is withheld. */
export function exemptionContent(rule: WithholdingRule): FormContent | null {
  const reciprocity = reciprocityOf(rule);
  if (!reciprocity || reciprocity.claim.by === 'certificate') return null;
  const { form } = reciprocity.claim;
  const claim: ExemptClaim = { reasons: form.reasons };
  const { fields, ...page } = exemptPage(claim, reciprocity.residents);
  const [tick, ...others] = fields;
  return {
    ...namesOf(rule.code, form),
    tags: ['state', 'tax', 'reciprocity'],
    minutes: 3,
    scope: { per: 'employer', ...(form.isYearly && { every_months: 12 }) },
    sections: [
      signed(rule.code, form.number, [
        identityPage,
        { ...page, fields: [...(tick ? [{ ...tick, required: true }] : []), ...others] },
      ]),
      employerSection,
    ],
  };
}

const residentsOf = (rule: WithholdingRule) => {
  const reciprocity = reciprocityOf(rule);
  return reciprocity?.claim.by === 'certificate' ? reciprocity.residents : [];
};

const namesOf = (
  code: string,
  { number, name }: StateForm,
): Pick<FormContent, 'name' | 'short_name' | 'purpose' | 'employer_purpose'> => {
  const { en, es, ar } = placeWords(code);
  return {
    name: { en: `${number}, ${name}`, es: `${number} de ${es}`, ar: `${number}، ${ar}` },
    short_name: {
      en: `${en} ${shortly(number)}`,
      es: `${shortly(number)} de ${es}`,
      ar: `${shortly(number)}، ${ar}`,
    },
    purpose: {
      en: `Your employer uses it to take the right income tax of ${en} out of your pay.`,
      es: `Su empleador lo usa para descontar de su pago el impuesto correcto de ${es}.`,
      ar: `يستخدمه صاحب العمل لاقتطاع ضريبة الدخل الصحيحة لصالح ${ar} من أجرك.`,
    },
    employer_purpose: {
      en: `It says how much income tax of ${en} you withhold from their pay.`,
      es: `Indica cuánto impuesto de ${es} retiene usted de su pago.`,
      ar: `يبيّن مقدار ضريبة الدخل لصالح ${ar} التي تقتطعها من أجره.`,
    },
  };
};

/** Without the number by which an archive has it. */
const shortly = (number: string): string => number.replace(/ \(.*\)$/, '');

const signed = (code: string, number: string, pages: readonly PackPage[]): PackSection => {
  const { en, es, ar } = placeWords(code);
  return signedBy(pages, {
    en: `What I have entered is true, and I may claim what I claim here. I have seen form ${number} of ${en} with my answers; by signing I make the declaration that is printed on it.`,
    es: `Lo que escribí es verdadero y puedo reclamar lo que aquí reclamo. He visto el formulario ${number} de ${es} con mis respuestas; al firmar hago la declaración que lleva impresa.`,
    ar: `ما أدخلته صحيح، ويحق لي ما أطالب به هنا. اطلعت على النموذج ${number} (${ar}) وفيه إجاباتي، وبتوقيعي أقدم الإقرار المطبوع عليه.`,
  });
};
