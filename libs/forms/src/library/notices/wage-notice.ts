import type { FormFieldContent, FormScope } from '@firstday/domain';
import { employerPage, type PackPage } from '../pack-section.js';
import type { Pack } from '../pack.js';
import type { PackWords } from '../pack-words.js';
import type { SourcedFact } from '../sourced-fact.js';
import { payNoticeScope } from '../../pay-notice/pay-notice-scope.js';
import { worksIn } from '../works-in.js';
import { placeWords } from '../withholding/place-words.js';
import { noticeContent } from './notice-content.js';

/** A notice of pay that a state wants given at hire. */
export interface WageNotice {
  readonly form: string;
  readonly jurisdiction: string;
  /** Name of the official form; null where employers write their own. */
  readonly number: string | null;
  readonly edition: string | null;
  readonly publishedAt: string;
  readonly citation: string;
  /** Whom it is for, where that is not everybody. */
  readonly employer: readonly FormFieldContent[];
  readonly pay: readonly FormFieldContent[];
  readonly more?: PackPage;
  readonly toCheck: readonly PackWords[];
  readonly facts: readonly SourcedFact[];
}

/** The pack of a notice of pay, and the policy that asks for it from everybody who works in the state. */
export function wageNotice(notice: WageNotice): Pack {
  const { form, jurisdiction, number, edition, publishedAt, citation, facts } = notice;
  const { en, es, ar } = placeWords(jurisdiction);
  const title: PackWords = {
    en: number ? `${number}, Notice of Pay` : `${en}: Notice of Pay`,
    es: number ? `${number}, aviso de pago` : `Aviso de pago de ${es}`,
    ar: number ? `${number}، إشعار الأجر` : `إشعار الأجر، ${ar}`,
  };
  return {
    form,
    version: 1,
    file: { use: number === null ? 'none' : 'filled' },
    jurisdiction,
    publishedAt,
    editionSeen: edition,
    knownFiles: [],
    toCheck: [contents, ...notice.toCheck].map((words) => ({ ...words })),
    facts,
    policies: [
      {
        key: form,
        version: 1,
        name: `${en}: notice of pay at hire`,
        condition: { all: worksIn(jurisdiction) },
        forms: [form],
        tags: ['state', 'pay'],
        jurisdiction,
        kind: 'wage_notice',
        citation,
        facts,
      },
    ],
    content: noticeContent({
      name: title,
      shortName: { en: `${en} notice of pay`, es: `Aviso de pago de ${es}`, ar: `إشعار الأجر، ${ar}` },
      purpose: {
        en: 'Your employer tells you what you are paid and when. Read it, and sign that you got it.',
        es: 'Su empleador le informa cuánto y cuándo se le paga. Léalo y firme que lo recibió.',
        ar: 'يبلغك صاحب العمل بمقدار أجرك وموعده. اقرأه ووقّع بأنك تسلمته.',
      },
      employerPurpose: {
        en: `${en} has employers tell each new employee what they are paid. You fill it in; they sign that they got it.`,
        es: `${es} exige informar a cada empleado nuevo de su pago. Usted lo llena; él firma que lo recibió.`,
        ar: `توجب ${ar} إبلاغ كل موظف جديد بأجره. تملؤه أنت، ويوقع الموظف بأنه تسلمه.`,
      },
      tags: ['state', 'pay'],
      scope: onAnyChange,
      pages: [
        { ...employerPage, fields: [...employerPage.fields, ...notice.employer] },
        { id: 'pay', title: { en: 'Pay', es: 'Pago', ar: 'الأجر' }, fields: [...notice.pay] },
        ...(notice.more ? [notice.more] : []),
      ],
      opening: {
        en: 'To {employee.first_name} {employee.last_name}: this is what you are paid, and by whom.',
        es: 'A {employee.first_name} {employee.last_name}: esto es lo que se le paga y quién lo paga.',
        ar: 'إلى \u2068{employee.first_name} {employee.last_name}\u2069: هذا ما يُدفع لك ومن يدفعه.',
      },
      closing: {
        en: 'Tell your employer if something is not right. By signing you say that you got this notice, not that you agree with it.',
        es: 'Avise a su empleador si algo no es correcto. Al firmar dice que recibió este aviso, no que esté de acuerdo.',
        ar: 'أبلغ صاحب العمل إذا كان شيء غير صحيح. توقيعك يعني أنك تسلمت هذا الإشعار لا أنك توافق عليه.',
      },
      attestation: {
        en: 'I have read this notice, and have received a copy of it.',
        es: 'He leído este aviso y he recibido una copia.',
        ar: 'قرأت هذا الإشعار وتسلمت نسخة منه.',
      },
    }),
  };
}

const contents: PackWords = {
  en: 'The questions cover what the law lists. What they ask was not read in the law itself: compare them with it.',
  es: 'Las preguntas cubren lo que la ley enumera. Lo que piden no se leyó en la ley misma: compárelas con ella.',
  ar: 'تغطي الأسئلة ما يعدده القانون. ولم تُقرأ في نص القانون نفسه: قارنها به.',
};

/** Of the pay itself, and of what is owed for overtime, which these notices say too. */
const onAnyChange: FormScope = {
  ...payNoticeScope,
  on_change_of: [...(payNoticeScope.on_change_of ?? []), 'placement.overtime_status'],
};
