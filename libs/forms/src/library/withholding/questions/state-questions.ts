import type { FormFieldContent } from '@firstday/domain';
import { dollars, hinted, question } from '../../question.js';
import type { PackWords } from '../../pack-words.js';

const same = (words: string): PackWords => ({ en: words, es: words, ar: words });

/** A choice of codes whose meaning stands on the official form. */
const codes = (name: string, label: PackWords, values: readonly string[]): FormFieldContent =>
  question(name, 'radio', label, {
    required: true,
    hint: {
      en: 'The official form says what each one means.',
      es: 'El formulario oficial dice qué significa cada una.',
      ar: 'يبيّن النموذج الرسمي معنى كل منها.',
    },
    options: values.map((value) => ({
      value: value
        .toLowerCase()
        .replace('.', '_')
        .replace(/^(?=\d)/, 'rate_'),
      label: { ...same(value) },
    })),
  });

/** What only one state asks for, or a few. */
export const stateQuestions = {
  /** Arizona: percent of gross taxable wages; `rate_2_0` is 2.0%. */
  withholdingRate: (): FormFieldContent => ({
    ...codes(
      'withholding_rate',
      {
        en: 'Percentage of wages to withhold',
        es: 'Porcentaje del salario a retener',
        ar: 'النسبة المئوية المقتطعة من الأجر',
      },
      ['0.5', '1.0', '1.5', '2.0', '2.5', '3.0', '3.5'],
    ),
    hint: {
      en: 'In percent of gross taxable wages.',
      es: 'En por ciento del salario bruto gravable.',
      ar: 'نسبة مئوية من إجمالي الأجر الخاضع للضريبة.',
    },
  }),
  /** Connecticut; E is the claim that nothing is withheld. */
  withholdingCode: () =>
    codes('withholding_code', { en: 'Withholding code', es: 'Código de retención', ar: 'رمز الاقتطاع' }, [
      'A',
      'B',
      'C',
      'D',
      'E',
      'F',
    ]),
  /** New Jersey: the letter of its wage chart. */
  rateTable: (): FormFieldContent => {
    const { required: _, ...field } = codes(
      'rate_table',
      { en: 'Rate table letter', es: 'Letra de la tabla de tasas', ar: 'حرف جدول النسب' },
      ['A', 'B', 'C', 'D', 'E'],
    );
    return hinted(
      {
        en: 'From the wage chart of the form. Left blank, rate A holds for single people and married people filing separately, and B for all others.',
        es: 'De la tabla de salarios del formulario. En blanco, rige la tasa A para solteros y casados que declaran por separado, y la B para los demás.',
        ar: 'من جدول الأجور في النموذج. إذا تُرك فارغًا تسري النسبة A على العزاب والمتزوجين بإقرار منفصل، وB على غيرهم.',
      },
      field,
    );
  },
  /** Oregon. */
  exemptionCode: () =>
    question(
      'exemption_code',
      'text',
      { en: 'Exemption code', es: 'Código de exención', ar: 'رمز الإعفاء' },
      { max_length: 4 },
    ),
  countyOfResidence: () =>
    question(
      'county_of_residence',
      'text',
      { en: 'County of residence', es: 'Condado de residencia', ar: 'مقاطعة الإقامة' },
      { required: true, max_length: 60 },
    ),
  countyOfWork: () =>
    question(
      'county_of_work',
      'text',
      {
        en: 'County of principal employment',
        es: 'Condado del empleo principal',
        ar: 'مقاطعة العمل الرئيسي',
      },
      { required: true, max_length: 60 },
    ),
  /** Dollars of each pay period. */
  additionalCountyAmount: () =>
    dollars('additional_county_amount', {
      en: 'Additional county tax to withhold each pay period',
      es: 'Impuesto adicional del condado a retener en cada período de pago',
      ar: 'ضريبة المقاطعة الإضافية المقتطعة في كل فترة دفع',
    }),
  schoolDistrictName: () =>
    question(
      'school_district_name',
      'text',
      {
        en: 'School district of residence',
        es: 'Distrito escolar de residencia',
        ar: 'المنطقة التعليمية لمحل الإقامة',
      },
      { required: true, max_length: 80 },
    ),
  schoolDistrictNumber: () =>
    question(
      'school_district_number',
      'text',
      { en: 'School district number', es: 'Número del distrito escolar', ar: 'رقم المنطقة التعليمية' },
      {
        required: true,
        max_length: 4,
        hint: { en: 'Four digits.', es: 'Cuatro dígitos.', ar: 'أربعة أرقام.' },
      },
    ),
  dateOfBirth: () =>
    question(
      'date_of_birth',
      'date',
      { en: 'Date of birth', es: 'Fecha de nacimiento', ar: 'تاريخ الميلاد' },
      { required: true, latest: 'today', sensitive: true },
    ),
  dateOfHire: () =>
    question(
      'date_of_hire',
      'date',
      { en: 'Date of hire', es: 'Fecha de contratación', ar: 'تاريخ التوظيف' },
      { required: true, prefill: 'placement.start_date' },
    ),
  driverLicense: () =>
    question(
      'driver_license_number',
      'text',
      {
        en: 'Driver’s license or state ID number',
        es: 'Número de la licencia de conducir o identificación estatal',
        ar: 'رقم رخصة القيادة أو بطاقة الهوية',
      },
      { max_length: 40, sensitive: true },
    ),
} satisfies Readonly<Record<string, () => FormFieldContent>>;
