import type { Condition, FormFieldContent } from '@firstday/domain';
import { jurisdictionCodes, placeWords } from '../place-words.js';
import type { PackWords } from '../../pack-words.js';
import { exemptReasons, type ExemptClaim, type ExemptReason } from '../questions/exempt-claim.js';
import { atLine, box, question } from '../../question.js';
import type { PackPage } from '../../pack-section.js';

const isExempt: Condition = { fact: 'task.is_exempt', operator: 'equals', value: true };

/** Whether nothing is to be withheld, why, and of whom a state is asked: where they live. */
export function exemptPage(
  { reasons, line, lapses }: ExemptClaim,
  residents: readonly string[] | 'all_nonresidents',
): PackPage {
  const tick = box('is_exempt', {
    en: 'I claim that nothing is to be withheld',
    es: 'Reclamo que no se retenga nada',
    ar: 'أطالب بعدم اقتطاع شيء',
  });
  return {
    id: 'exemption',
    title: { en: 'Exemption', es: 'Exención', ar: 'الإعفاء' },
    fields: [
      line === undefined ? tick : atLine(line, tick),
      reasonOf(reasons),
      ...(reasons.includes('reciprocal_state') || reasons.includes('nonresident')
        ? [residenceOf(reasons, residents)]
        : []),
      ...(lapses ? [lapseText(lapses)] : []),
    ],
  };
}

const reasonOf = (reasons: readonly ExemptReason[]): FormFieldContent =>
  question(
    'exempt_reason',
    'radio',
    { en: 'Why?', es: '¿Por qué?', ar: 'لماذا؟' },
    {
      when: isExempt,
      required: true,
      options: reasons.map((value) => ({ value, label: { ...exemptReasons[value] } })),
    },
  );

const residenceLabel: PackWords = {
  en: 'State of residence',
  es: 'Estado de residencia',
  ar: 'ولاية الإقامة',
};

function residenceOf(
  reasons: readonly ExemptReason[],
  residents: readonly string[] | 'all_nonresidents',
): FormFieldContent {
  const reason = reasons.includes('nonresident') ? 'nonresident' : 'reciprocal_state';
  const codes =
    residents === 'all_nonresidents' ? jurisdictionCodes.filter((code) => code !== 'DC') : residents;
  const options = codes.map((code) => ({ value: code.toLowerCase(), label: { ...placeWords(code) } }));
  return question('state_of_residence', 'select', residenceLabel, {
    when: { fact: 'task.exempt_reason', operator: 'equals', value: reason },
    required: true,
    options: [...options, ...(residents === 'all_nonresidents' ? [abroad] : [])],
  });
}

const abroad = {
  value: 'abroad',
  label: {
    en: 'Outside the United States',
    es: 'Fuera de los Estados Unidos',
    ar: 'خارج الولايات المتحدة',
  },
};

const lapses: Readonly<Record<NonNullable<ExemptClaim['lapses']>, PackWords>> = {
  february_15: {
    en: 'The claim ends on 15 February of next year. Give a new certificate before that day to go on with it.',
    es: 'El reclamo vence el 15 de febrero del año próximo. Entregue antes un certificado nuevo para continuarlo.',
    ar: 'تنتهي المطالبة في 15 فبراير من السنة القادمة. قدم شهادة جديدة قبل ذلك اليوم لتستمر.',
  },
  yearly: {
    en: 'The claim holds for one year. Give a new certificate each year to go on with it.',
    es: 'El reclamo vale un año. Entregue un certificado nuevo cada año para continuarlo.',
    ar: 'تسري المطالبة سنة واحدة. قدم شهادة جديدة كل سنة لتستمر.',
  },
};

const lapseText = (lapsesAt: keyof typeof lapses): FormFieldContent =>
  question(
    'exempt_lapse',
    'content',
    { en: 'How long it holds', es: 'Cuánto tiempo vale', ar: 'مدة سريانها' },
    {
      when: isExempt,
      text: { ...lapses[lapsesAt] },
    },
  );
