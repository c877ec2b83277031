import type { Condition, FormFieldContent } from '@firstday/domain';
import { ownKinds } from '../../own/own-kinds.js';
import type { PackPage } from '../pack-section.js';
import type { PackWords } from '../pack-words.js';
import { question } from '../question.js';
import { allowanceQuestions } from './allowance-questions.js';

interface NoticeText {
  readonly pages: readonly PackPage[];
  /** What stands before and after the lines of the notice. */
  readonly opening: PackWords;
  readonly closing: PackWords;
}

/**
 * What the employee reads: each answer of the employer's under what it was asked by, in the order in which they were
 * given. What may be left blank is read only where it was not.
 */
export function noticeFields({ pages, opening, closing }: NoticeText): FormFieldContent[] {
  const entered = pages.flatMap((page) => page.fields).filter(({ kind }) => kind !== 'content');
  const hasAllowances = entered.some(({ path }) => allowancePaths.includes(path));
  return [
    textBlock('opening', { en: 'This notice', es: 'Este aviso', ar: 'هذا الإشعار' }, opening),
    ...entered.map((field) =>
      textBlock(`${nameOf(field)}_read`, wordsOf(field.label), valueOf(field), conditionOf(field)),
    ),
    ...(hasAllowances ? [noAllowances] : []),
    textBlock('closing', { en: 'Before you sign', es: 'Antes de firmar', ar: 'قبل التوقيع' }, closing),
  ];
}

/** Where it is read; undefined where it always is, with a line to write on for what is not known. */
function conditionOf({ path, kind, required, when }: FormFieldContent): Condition | undefined {
  const { fact } = ownKinds[kind];
  const isAsked = required === true || fact === undefined || fact === 'boolean';
  return when ?? (isAsked ? undefined : { fact: path, operator: 'is_present' });
}

const textBlock = (name: string, label: PackWords, text: PackWords, when?: Condition): FormFieldContent =>
  question(name, 'content', label, { text: { ...text }, ...(when && { when }) });

const nameOf = ({ path }: FormFieldContent): string => path.replace(/^task\./, '');

const wordsOf = ({ en = '', es = en, ar = en }: FormFieldContent['label']): PackWords => ({ en, es, ar });

/** Names and amounts keep their direction within Arabic. */
const valueOf = ({ path }: FormFieldContent): PackWords => ({
  en: `{${path}}`,
  es: `{${path}}`,
  ar: `\u2068{${path}}\u2069`,
});

const allowancePaths = allowanceQuestions.map(({ path }) => path);

const noAllowances = textBlock(
  'no_allowances',
  {
    en: 'What counts toward your wage',
    es: 'Qué cuenta como parte de su salario',
    ar: 'ما يُحتسب من أجرك',
  },
  {
    en: 'Nothing: no tips, meals, lodging or anything else.',
    es: 'Nada: ni propinas, ni comidas, ni alojamiento, ni otra cosa.',
    ar: 'لا شيء: لا إكراميات ولا وجبات ولا سكن ولا غيرها.',
  },
  { all: allowancePaths.map((fact) => ({ fact, operator: 'is_absent' })) },
);
