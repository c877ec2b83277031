import type { FormContent, FormFieldContent } from '@firstday/domain';
import type { ContentIssue } from './content-issue.js';
import { ownKinds } from './own-kinds.js';

/** Without accents and Arabic vowel signs, and with one letter for the two at the end of Arabic words. */
const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ة', 'ه').toLowerCase();

/** What a question asks for, in English, Spanish and Arabic; compared with its words without marks. */
const numberOfPerson = [
  /\bs\.?s\.?n\b|\bs\.?s\.?#|\bsocial[ -]?sec|\bsoc\.? sec|\bitin\b|\btaxpayer id|\bsocial insurance n|\b(?:your|full) social\b(?! (?:media|network))/,
  /\bseguro social\b|\bseguridad social\b|\bnss\b|\bidentificacion (?:personal )?del contribuyente\b/,
  /الضمان الاجتماعي|التامين الاجتماعي|(?:تعريف|هويه|معرف) دافع الضرائب/,
];
const otherNumbers: Readonly<Record<string, readonly RegExp[]>> = {
  'a bank account': [
    /\b(?:bank|checking|savings) account\b|\baccount (?:number|no\b|#)|\brouting (?:number|no\b|#)|\biban\b|\bdebit card|\bcredit card/,
    /\bcuenta bancaria\b|\bnumero de (?:la )?cuenta\b|\bnumero de ruta\b|\btarjeta de (?:credito|debito)\b/,
    /حساب(?:ك)? (?:ال)?(?:بنكي|مصرفي)|رقم (?:ال)?حساب|رقم التوجيه|بطاقه (?:ال)?ائتمان/,
  ],
  "a driver's license": [
    /\bdriv(?:er|ing)['’]?s?['’]? licen[sc]e\b|\bdl (?:number|no\b|#)/,
    /\blicencia de (?:conducir|manejar|conduccion)\b/,
    /رخصه (?:ال)?(?:قياده|سياقه|سواقه)/,
  ],
  'a passport': [/\bpassport\b/, /\bpasaporte\b/, /جواز (?:ال)?سفر/],
  'a date of birth': [
    /\b(?:date of birth|birth ?date|birthday|d\.?o\.?b\b)/,
    /\bfecha de nacimiento\b|\bcumpleanos\b/,
    /تاريخ (?:ال)?(?:ميلاد|ولاده)/,
  ],
};

/** Kinds by which such a number can be answered; others are chosen from a list, or are something else. */
const typed: readonly FormFieldContent['kind'][] = ['text', 'long_text', 'name', 'number', 'date', 'phone'];

const isClear = ({ kind, sensitive }: FormFieldContent): boolean =>
  typed.includes(kind) && !sensitive && !ownKinds[kind].isSecret;

const asks = ({ label, hint = {} }: FormFieldContent, patterns: readonly RegExp[]): boolean =>
  [...Object.values(label), ...Object.values(hint)].some((text) =>
    patterns.some((pattern) => pattern.test(plain(text))),
  );

/** Whether a question asks for a Social Security number or an ITIN, and its answer would be stored and shown in the clear. */
export const asksForSsnInClear = (field: FormFieldContent): boolean =>
  isClear(field) && field.kind !== 'date' && asks(field, numberOfPerson);

/** What does not keep a form from being published, and should be looked at before: other sensitive answers in the clear. */
export function contentWarnings({ sections }: FormContent): readonly ContentIssue[] {
  return sections.flatMap(({ pages }, section) =>
    pages.flatMap(({ fields }, page) =>
      fields.flatMap((field, at) => {
        const asked = isClear(field)
          ? Object.keys(otherNumbers).find((what) => asks(field, otherNumbers[what] ?? []))
          : undefined;
        if (asked === undefined) return [];
        const path = ['sections', section, 'pages', page, 'fields', at, 'sensitive'];
        const message = `The question seems to ask for ${asked}, and everyone who sees the task reads the answer: set \`sensitive\``;
        return [{ path, message }];
      }),
    ),
  );
}
