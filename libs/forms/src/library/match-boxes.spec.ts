import { describe, expect, it } from '@jest/globals';
import type { FormBox, FormContent, FormFieldContent } from '@firstday/domain';
import { contentIssues } from '../own/content-issues.js';
import { labelSimilarity } from './label-words.js';
import { matchBoxes } from './match-boxes.js';

type Given = Pick<FormFieldContent, 'kind'> & { readonly options?: readonly string[] };

const slug = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '_')
    .slice(0, 30);
const attestation = { en: 'I declare that this is true.' };

function fieldsOf(prefix: string, given: Readonly<Record<string, Given>>): FormFieldContent[] {
  return Object.entries(given).map(([label, { kind, options }]) => ({
    path: `task.${prefix}${slug(label)}`,
    kind,
    label: { en: label },
    ...(options && { options: options.map((en) => ({ value: `${prefix}${slug(en)}`, label: { en } })) }),
  }));
}

/** A form of both sides; `prefix` tells the names of the file's fields from the questions'. */
function form(
  prefix: string,
  employee: Readonly<Record<string, Given>>,
  employer: Readonly<Record<string, Given>> = {},
): FormContent {
  const section = (side: 'employee' | 'employer', given: Readonly<Record<string, Given>>) => ({
    id: `${prefix}${side}`,
    title: { en: side },
    assignee_type: side,
    attestation,
    pages: [
      {
        id: `${prefix}${side}_page`,
        title: { en: side },
        fields: fieldsOf(prefix && `${prefix}${side}_`, given),
      },
    ],
  });
  return {
    name: { en: 'A form' },
    short_name: { en: 'A form' },
    purpose: { en: 'To try' },
    minutes: 2,
    sections: [section('employee', employee), section('employer', employer)],
  };
}

const place = { page: 1, x: 10, y: 10, width: 50, height: 12 };

/** What a file asks for: each field has a box, each option one of its own, each section a signature. */
function file(...given: Parameters<typeof form> extends [string, ...infer Rest] ? Rest : never): FormContent {
  const read = form('read_', ...given);
  const fields = read.sections.flatMap(({ pages }) => pages.flatMap((page) => page.fields));
  const boxes = [
    ...fields.flatMap(({ path, options }): FormBox[] =>
      options
        ? options.map(({ value }) => ({ ...place, shows: 'answer', field: path, option: value }))
        : [{ ...place, shows: 'answer', field: path }],
    ),
    ...read.sections.map(({ id }): FormBox => ({ ...place, shows: 'signature', section: id })),
  ];
  return { ...read, pdf: { sha256: 'a'.repeat(64), boxes } };
}

const boxesOf = (content: FormContent, read: FormContent) =>
  matchBoxes(content, read).boxes.flatMap(({ field, option }) =>
    field ? [option ? `${field} ${option}` : field] : [],
  );

describe('labels are alike', () => {
  it.each([
    ['Social security number', 'SSN', 1],
    ['Last name', 'Last Name (Family Name)', 1],
    ['What is your e-mail address?', 'Email', 1],
    ['County where you live', 'Resident county', 1],
    ['Number of allowances', 'Additional amount withheld', 0],
    ['', 'Name', 0],
  ])('%s and %s', (one, other, expected) => {
    expect(labelSimilarity(one, other)).toBeCloseTo(expected, 5);
    expect(labelSimilarity(other, one)).toBeCloseTo(expected, 5);
  });
});

describe('boxes of a file', () => {
  it('are given to the questions that surely ask for the same, and the rest is named', () => {
    const content = form('', {
      'Social security number': { kind: 'ssn' },
      'Marital status': { kind: 'radio', options: ['Single', 'Married'] },
      'Extra withholding': { kind: 'money' },
    });
    const read = file({
      SSN: { kind: 'ssn' },
      'Marital Status': { kind: 'checkbox_group', options: ['Single', 'Married', 'Head of household'] },
      'Total allowances': { kind: 'number' },
    });
    const matches = matchBoxes(content, read);
    expect(boxesOf(content, read)).toEqual([
      'task.social_security_number',
      'task.marital_status single',
      'task.marital_status married',
    ]);
    expect(matches.toMap.map(({ path }) => path)).toEqual(['task.extra_withholding']);
    expect(matches.left).toEqual(['Total allowances']);
    const filled = { ...content, pdf: { sha256: 'a'.repeat(64), boxes: [...matches.boxes] } };
    expect(contentIssues(filled)).toEqual(contentIssues(content));
  });

  it('are never given to a question of the other side', () => {
    const content = form('', { County: { kind: 'text' } });
    expect(boxesOf(content, file({}, { County: { kind: 'text' } }))).toEqual([]);
    expect(boxesOf(content, file({ County: { kind: 'text' } }, { County: { kind: 'text' } }))).toEqual([
      'task.county',
    ]);
  });

  it('of a notice that the employer gives are found whatever side they are taken for', () => {
    const content = form('', {}, { 'Rate of pay': { kind: 'money' }, 'Regular payday': { kind: 'text' } });
    const read = file({ 'Rate of pay': { kind: 'money' } }, { 'Regular payday': { kind: 'text' } });
    expect(matchBoxes(content, read).toMap).toEqual([]);
  });

  it('are left alone where two are as like as each other', () => {
    const content = form('', { 'Rate of pay': { kind: 'money' } });
    const read = file({
      'Employee’s rate of pay': { kind: 'money' },
      'Overtime pay rate': { kind: 'money' },
    });
    expect(boxesOf(content, read)).toEqual([]);
    expect(matchBoxes(content, read).left).toHaveLength(2);
  });

  it('take one question only: the first name is not the whole name', () => {
    const content = form('', { 'First name': { kind: 'name' }, 'Last name': { kind: 'name' } });
    expect(boxesOf(content, file({ 'First, middle, last name': { kind: 'name' } }))).toEqual([]);
    expect(boxesOf(content, file({ Name: { kind: 'name' } }))).toEqual([]);
  });

  it.each([
    ['checkbox', 'text'],
    ['address', 'text'],
    ['text', 'checkbox'],
    ['date', 'ssn'],
    ['radio', 'text'],
  ] as const)('of another kind do not take it: %s is not written into %s', (kind, read) => {
    expect(boxesOf(form('', { Exempt: { kind } }), file({ Exempt: { kind: read } }))).toEqual([]);
  });

  it('of a line of text take a number, a date or an amount', () => {
    for (const kind of ['number', 'money', 'date', 'ssn', 'phone'] as const)
      expect(boxesOf(form('', { Given: { kind } }), file({ Given: { kind: 'text' } }))).toEqual([
        'task.given',
      ]);
  });

  it('of a choice are used only where every option has found its own', () => {
    const content = form('', { Status: { kind: 'radio', options: ['Single', 'Widowed'] } });
    expect(boxesOf(content, file({ Status: { kind: 'radio', options: ['Single', 'Married'] } }))).toEqual([]);
  });

  it('that are there already stay, and are not given again', () => {
    const content = form('', { SSN: { kind: 'ssn' }, County: { kind: 'text' } });
    const kept: FormBox[] = [{ ...place, x: 99, shows: 'answer', field: 'task.ssn' }];
    const { boxes } = matchBoxes(content, file({ SSN: { kind: 'ssn' }, County: { kind: 'text' } }), kept);
    const answers = boxes.filter(({ shows }) => shows === 'answer');
    expect(answers.map(({ field, x }) => [field, x])).toEqual([
      ['task.ssn', 99],
      ['task.county', 10],
    ]);
  });

  it('for signatures go to the side that signs once in both', () => {
    const content = form('', {}, {});
    const signed = matchBoxes(content, file({}, {})).boxes.map(({ shows, section }) => [shows, section]);
    expect(signed).toEqual([
      ['signature', 'employee'],
      ['signature', 'employer'],
    ]);
    const [employee] = content.sections;
    if (!employee) throw new Error('a form has an employee');
    const twice = { ...content, sections: [...content.sections, { ...employee, id: 'again' }] };
    expect(matchBoxes(twice, file({}, {})).boxes.map(({ section }) => section)).toEqual(['employer']);
  });
});
