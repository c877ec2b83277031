import type { PackWords } from '../../pack-words.js';

/** Why nothing is withheld, as payroll reads it. */
export const exemptReasons = {
  no_liability: {
    en: 'I owed no tax of this state last year, and expect to owe none this year',
    es: 'No debí impuesto de este estado el año pasado y no espero deberlo este año',
    ar: 'لم تترتب علي ضريبة لهذه الولاية في السنة الماضية، ولا أتوقع ضريبة هذه السنة',
  },
  low_income: {
    en: 'My income is below the amount from which tax is owed',
    es: 'Mi ingreso es menor que la cantidad desde la que se debe impuesto',
    ar: 'دخلي أقل من المبلغ الذي تترتب الضريبة اعتبارًا منه',
  },
  reciprocal_state: {
    en: 'I live in a state that has an agreement with this one',
    es: 'Vivo en un estado que tiene un acuerdo con este',
    ar: 'أقيم في ولاية بينها وبين هذه الولاية اتفاق',
  },
  military_spouse: {
    en: 'I am the spouse of a servicemember, and my home is in another state',
    es: 'Soy cónyuge de un miembro de las fuerzas armadas y mi domicilio está en otro estado',
    ar: 'أنا زوج لفرد في القوات المسلحة، وموطني في ولاية أخرى',
  },
  servicemember: {
    en: 'I am a servicemember whose pay is not taxed here',
    es: 'Soy miembro de las fuerzas armadas y mi pago no tributa aquí',
    ar: 'أنا فرد في القوات المسلحة لا يخضع أجره للضريبة هنا',
  },
  tribal_member: {
    en: 'I am an enrolled member of a tribe, and live and work on its land',
    es: 'Soy miembro inscrito de una tribu, y vivo y trabajo en su territorio',
    ar: 'أنا عضو مسجل في قبيلة، وأقيم وأعمل على أرضها',
  },
  renaissance_zone: {
    en: 'My permanent home is in a Renaissance Zone',
    es: 'Mi domicilio permanente está en una zona «Renaissance»',
    ar: 'موطني الدائم في منطقة «Renaissance»',
  },
  fort_campbell: {
    en: 'I work at Fort Campbell, and live outside Kentucky',
    es: 'Trabajo en Fort Campbell y vivo fuera de Kentucky',
    ar: 'أعمل في Fort Campbell وأقيم خارج كنتاكي',
  },
  tax_forgiveness: {
    en: 'I expect that all of my tax will be forgiven',
    es: 'Espero que se me perdone todo el impuesto',
    ar: 'أتوقع إعفائي من الضريبة كلها',
  },
  nonresident: {
    en: 'My home is elsewhere',
    es: 'Mi domicilio está en otro lugar',
    ar: 'موطني في مكان آخر',
  },
  by_law: {
    en: 'The law exempts my wages for another reason',
    es: 'La ley exime mi salario por otro motivo',
    ar: 'يعفي القانون أجري لسبب آخر',
  },
} as const satisfies Readonly<Record<string, PackWords>>;

export type ExemptReason = keyof typeof exemptReasons;

/** A claim that nothing is withheld. */
export interface ExemptClaim {
  readonly reasons: readonly ExemptReason[];
  /** Where it stands on the paper form. */
  readonly line?: string;
  /** When it ends, where a source says so: mid-February of the next year, or a year after it was made. */
  readonly lapses?: 'february_15' | 'yearly';
}
