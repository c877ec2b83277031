import { describe, expect, it } from '@jest/globals';
import { FormContent } from '@firstday/domain';
import { contentIssues } from './content-issues.js';
import { contentWarnings } from './content-warnings.js';

const words = (text: string) => ({ en: text });
const field = (path: string, more: object = {}) => ({
  path: `task.${path}`,
  kind: 'text',
  label: words(path),
  ...more,
});

/** A form of one page with these fields. */
function form(fields: readonly object[], more: object = {}): FormContent {
  return FormContent.parse({
    name: words('Loan'),
    short_name: words('Loan'),
    purpose: words('You borrow something.'),
    minutes: 1,
    sections: [
      {
        id: 'employee',
        title: words('Yours'),
        assignee_type: 'employee',
        attestation: words('I have it.'),
        pages: [{ id: 'first', title: words('First'), fields }],
        ...more,
      },
    ],
  });
}

const at = (fields: readonly object[]) =>
  contentIssues(form(fields)).map(({ path }) => path.slice(5).join('.'));

const sizes = [
  { value: 'm', label: words('M') },
  { value: 'l', label: words('L') },
];

describe('what keeps a form from being published', () => {
  it('is nothing where it can be answered and signed', () => {
    const fields = [
      field('size', { kind: 'radio', options: sizes, required: true }),
      field('why', { when: { fact: 'task.size', operator: 'equals', value: 'l' }, required: true }),
      field('read', { kind: 'content', text: words('Read this.') }),
    ];
    expect(contentIssues(form(fields))).toEqual([]);
  });

  it('is a placeholder in an attestation that nothing fills in, and any in words that are not filled in', () => {
    const issuesOf = (attestation: string, fields: readonly object[] = [field('plate')]) =>
      contentIssues(form(fields, { attestation: words(attestation) })).map(({ path }) => path.join('.'));
    expect(issuesOf('I, {employee.first_name}, drive {task.plate}.')).toEqual([]);
    const where = 'sections.0.attestation.en';
    for (const unknown of ['{task.gone}', '{}', '{plate}', '{employee.social_security_number}'])
      expect(issuesOf(`I drive ${unknown}.`)).toEqual([where]);
    expect(issuesOf('I drive {task.plate}.', [field('plate', { sensitive: true })])).toEqual([where]);
    const named = field('next', { label: words('After {task.plate}?'), hint: words('{task.plate}') });
    expect(issuesOf('Yes.', [field('plate'), named])).toEqual([
      'sections.0.pages.0.fields.1.label.en',
      'sections.0.pages.0.fields.1.hint.en',
    ]);
  });

  it('is said all at once, each where it stands', () => {
    const fields = [
      field('size', { kind: 'radio' }),
      field('size', { kind: 'radio', options: [...sizes, ...sizes] }),
      field('read', { kind: 'content', required: true }),
      field('number', { kind: 'number', max_length: 3, options: sizes, text: words('x') }),
      field('ssn', { kind: 'ssn', sensitive: false }),
    ];
    expect(at(fields)).toEqual([
      '0.options',
      '1.path',
      '1.options.2.value',
      '1.options.3.value',
      '2.text',
      '2.required',
      '3.options',
      '3.text',
      '3.max_length',
      '4.sensitive',
    ]);
  });

  it.each<[string, object, string]>([
    ['itself', { fact: 'task.b', operator: 'is_present' }, '1.when.fact'],
    ['what comes after it', { fact: 'task.c', operator: 'is_present' }, '1.when.fact'],
    ['what nobody asks', { fact: 'employee.date_of_birth', operator: 'is_present' }, '1.when.fact'],
    ['a masked answer', { fact: 'task.secret', operator: 'equals', value: 'x' }, '1.when.fact'],
    ['a choice that there is not', { fact: 'task.size', operator: 'equals', value: 'xl' }, '1.when.value'],
    [
      'a choice by its size',
      { all: [{ fact: 'task.size', operator: 'at_least', value: 3 }] },
      '1.when.all.0.operator',
    ],
  ])('is a condition over %s', (_name, when, expected) => {
    const fields = [
      field('size', { kind: 'radio', options: sizes }),
      field('b', { when }),
      field('c'),
      field('secret', { sensitive: true }),
    ];
    expect(at(fields)).toEqual([expected]);
  });

  it('is a limit that its kind has not, or that leaves no answer', () => {
    const fields = [
      field('a', { min: 1, max: 2, whole: true, earliest: 'today', latest: '2027-01-01' }),
      field('b', { kind: 'number', min: 1.5, max: 1.9, whole: true }),
      field('c', { kind: 'money', min: 5, max: 4 }),
      field('d', { kind: 'date', earliest: '2027-01-02', latest: '2027-01-01' }),
      field('e', { kind: 'date', earliest: 'today', latest: '2020-01-01' }),
      field('f', { kind: 'number', min: -1, max: 1, whole: true }),
    ];
    expect(at(fields)).toEqual([
      '0.min',
      '0.max',
      '0.whole',
      '0.earliest',
      '0.latest',
      '1.max',
      '2.max',
      '3.latest',
    ]);
  });

  it('is a Social Security number in clear, or on the page of whoever hires', () => {
    const prefill = 'employee.social_security_number';
    expect(at([field('number', { kind: 'ssn', prefill })])).toEqual([]);
    const clear = ['text', 'long_text', 'name', 'number', 'account_number'] as const;
    expect(at(clear.map((kind) => field(kind, { kind, prefill })))).toEqual(
      clear.map((_, index) => `${index}.prefill`),
    );
    const theirs = form([field('number', { kind: 'ssn', prefill })], { assignee_type: 'employer' });
    expect(contentIssues(theirs).map(({ path }) => path.at(-1))).toEqual(['prefill']);
  });

  it.each([
    { en: 'Your Social Security number' },
    { en: 'SSN' },
    { en: 'S.S.N. (nine digits)' },
    { en: 'Soc. Sec. No.' },
    { en: 'ITIN, where you have one' },
    { en: 'Number', es: 'Su número de Seguro Social' },
    { en: 'Number', es: 'Número de la Seguridad Social' },
    { en: 'Number', ar: 'رقم الضَّمان الاجتماعي' },
    { en: 'Number', ar: 'رقم التأمين الاجتماعي' },
  ])('is a question for a Social Security number whose answer is in the clear: %j', (label) => {
    for (const kind of ['text', 'long_text', 'name', 'number', 'phone'])
      expect([kind, at([field('a', { kind, label })])]).toEqual([kind, ['0.kind']]);
    expect(at([field('a', { label: words('Number'), hint: label })])).toEqual(['0.kind']);
    for (const sealed of [{ kind: 'ssn' }, { sensitive: true }, { kind: 'radio', options: sizes }])
      expect(at([field('a', { label, ...sealed })])).toEqual([]);
  });

  it.each([
    { en: 'Your social media accounts' },
    { en: 'Assn. membership' },
    { en: 'Employee number' },
    { en: 'T-shirt size', es: 'Talla', ar: 'المقاس' },
  ])('is no question for anything else: %j', (label) => {
    expect(at([field('a', { label })])).toEqual([]);
    expect(contentWarnings(form([field('a', { label })]))).toEqual([]);
  });

  it.each([
    { en: 'Bank account number' },
    { en: 'Checking account' },
    { en: 'Routing number' },
    { en: "Driver's license number" },
    { en: 'Driver’s License #' },
    { en: 'Passport number' },
    { en: 'Date of birth', kind: 'date' },
    { en: 'X', es: 'Número de cuenta' },
    { en: 'X', es: 'Licencia de conducir' },
    { en: 'X', es: 'Fecha de nacimiento' },
    { en: 'X', ar: 'رقم الحساب البنكي' },
    { en: 'X', ar: 'رخصة القيادة' },
    { en: 'X', ar: 'رقم جواز السفر' },
    { en: 'X', ar: 'تاريخ الميلاد' },
  ])('leaves other sensitive questions to a warning: %j', ({ kind = 'text', ...label }) => {
    const warned = (more: object) => contentWarnings(form([field('a', { kind, label, ...more })]));
    expect(at([field('a', { kind, label })])).toEqual([]);
    expect(warned({}).map(({ path }) => path.join('.'))).toEqual(['sections.0.pages.0.fields.0.sensitive']);
    expect(warned({ sensitive: true })).toEqual([]);
    expect(warned({ kind: 'account_number' })).toEqual([]);
  });

  it('is a box, a scope or an outcome of what the form has not', () => {
    const place = { page: 1, x: 1, y: 1, width: 9, height: 9 };
    const boxes = [
      { ...place, shows: 'answer', field: 'task.size', option: 'm' },
      { ...place, shows: 'answer', field: 'task.size', option: 'xl' },
      { ...place, shows: 'answer', field: 'task.gone' },
      { ...place, shows: 'answer', field: 'task.size', part: 'city' },
      { ...place, shows: 'signature', section: 'employee' },
      { ...place, shows: 'signed_on', section: 'employer' },
    ];
    const content = FormContent.parse({
      ...form([field('size', { kind: 'radio', options: sizes })]),
      pdf: { sha256: 'a'.repeat(64), boxes },
      scope: { per: 'employee', expires: { path: 'task.size', days_before: 30 } },
      outcome: 'task.gone',
    });
    expect(contentIssues(content).map(({ path }) => path.join('.'))).toEqual([
      'pdf.boxes.1.option',
      'pdf.boxes.2.field',
      'pdf.boxes.3.part',
      'pdf.boxes.5.section',
      'scope.expires.path',
      'outcome',
    ]);
  });

  it('is a masked date by which it would be asked for again', () => {
    const expiring = (sensitive: boolean) =>
      FormContent.parse({
        ...form([field('expires_on', { kind: 'date', sensitive })]),
        scope: { per: 'employee', expires: { path: 'task.expires_on', days_before: 30 } },
      });
    const paths = (sensitive: boolean) =>
      contentIssues(expiring(sensitive)).map(({ path }) => path.join('.'));
    expect([paths(false), paths(true)]).toEqual([[], ['scope.expires.path']]);
  });

  it('is a part of whoever hires in a form that is kept from them, or what would tell them of it', () => {
    const content = FormContent.parse({
      ...form([field('size', { kind: 'radio', options: sizes })], { assignee_type: 'employer' }),
      segregated: true,
      outcome: 'task.size',
      scope: { per: 'employee', on_change_of: ['job.title'] },
    });
    expect(contentIssues(content).map(({ path }) => path.join('.'))).toEqual([
      'scope.on_change_of',
      'outcome',
      'sections.0.assignee_type',
    ]);
  });

  it('is a form that nobody signs, and one of nothing', () => {
    const messages = (content: FormContent) => contentIssues(content).map(({ path }) => path.join('.'));
    expect(messages(form([field('a')], { attestation: null }))).toEqual(['sections']);
    expect(messages(form([]))).toEqual(['sections.0.pages.0.fields']);
    expect(messages(form([field('a')], { pages: [] }))).toEqual(['sections.0.pages']);
    expect(messages({ ...form([field('a')]), sections: [] })).toEqual(['sections', 'sections']);
  });
});
