import { describe, expect, it } from '@jest/globals';
import { FormContent } from '@firstday/domain';
import { contentIssues } from '../content-issues.js';
import type { ReadField } from './read-field.js';
import { suggestContent } from './suggest-content.js';

const options = { name: 'Loan of a car', sha256: 'a'.repeat(64) };

/** A field in its own line, the first at the top. */
function field(
  label: string,
  kind: ReadField['kind'],
  line: number,
  more: Partial<ReadField> = {},
): ReadField {
  const box = { x: 72, y: 700 - 24 * line, width: 200, height: 16 };
  return { name: label, page: 1, box, boxes: [{ page: 1, ...box }], kind, label, ...more };
}

const pathsOf = (content: FormContent) =>
  content.sections.flatMap(({ pages }) =>
    pages.flatMap(({ fields }) => fields.map(({ path, kind }) => `${path} ${kind}`)),
  );

function suggested(fields: readonly ReadField[]): FormContent {
  const content = suggestContent(fields, options);
  expect(contentIssues(content)).toEqual([]);
  return FormContent.parse(content);
}

describe('what a PDF asks for becomes the draft of a form', () => {
  it('street, city, state and ZIP are one address with a box for each part', () => {
    const content = suggested([
      field('Last name', 'name', 0),
      field('Home address', 'address', 1),
      field('City', 'text', 2),
      field('State', 'state', 2),
      field('ZIP code', 'text', 2),
    ]);
    expect(pathsOf(content)).toEqual(['task.last_name name', 'task.home_address address']);
    expect(content.pdf?.boxes.map(({ part }) => part)).toEqual([undefined, 'street', 'city', 'state', 'zip']);
  });

  it('a street whose town has a line with the state stays a line of text', () => {
    const content = suggested([
      field('Address', 'address', 0),
      field('City, state, and ZIP code', 'text', 1),
    ]);
    expect(pathsOf(content)).toEqual(['task.address text', 'task.city_state_and_zip_code text']);
  });

  it('what stands under the employer’s heading is the employer’s', () => {
    const content = suggested([
      field('Last name', 'name', 0),
      field('Signature of employee', 'signature', 1, { statement: 'I certify that this is true.' }),
      field('Name', 'text', 2, { heading: 'Employer information' }),
      field('Signature of employer', 'signature', 3, { heading: 'Employer information' }),
    ]);
    expect(
      content.sections.map(({ id, assignee_type: side, attestation }) => [id, side, attestation?.['en']]),
    ).toEqual([
      ['employee', 'employee', 'I certify that this is true.'],
      ['employer', 'employer', expect.stringContaining('true and complete')],
    ]);
    const signatures = content.pdf?.boxes.filter(({ shows }) => shows === 'signature') ?? [];
    expect(signatures.map(({ section }) => section)).toEqual(['employee', 'employer']);
  });

  it('two notices in one file are signed one after the other', () => {
    const content = suggested([
      field('First notice', 'text', 0),
      field('Signature', 'signature', 1),
      field('Date', 'signed_on', 1),
      field('Second notice', 'text', 2),
      field('Signature', 'signature', 3),
    ]);
    expect(content.sections.map(({ id }) => id)).toEqual(['employee', 'employee_2']);
  });

  it('choices keep their boxes; equal words get values of their own', () => {
    const box = { page: 1, x: 10, y: 10, width: 9, height: 9 };
    const choices = ['Yes', 'Yes', '???'].map((label) => ({ label, box }));
    const content = suggested([field('Do you agree?', 'radio', 0, { options: choices })]);
    expect(content.pdf?.boxes.map(({ option }) => option)).toEqual(['yes', 'yes_2', 'option']);
  });

  it('many questions make pages that a phone shows, and no more than a section has', () => {
    const content = suggested(
      Array.from({ length: 700 }, (_, at) => field(`Question ${at}`, 'text', at % 20)),
    );
    const [section] = content.sections;
    expect(section?.pages.length).toBeLessThanOrEqual(50);
    expect(pathsOf(content)).toHaveLength(500);
    const few = suggested(Array.from({ length: 17 }, (_, at) => field(`Question ${at}`, 'text', at)));
    for (const { fields } of few.sections[0]?.pages ?? []) expect(fields.length).toBeLessThanOrEqual(10);
  });

  it('whatever a label holds, it can be printed; a file that asks for nothing is read and signed', () => {
    const content = suggested([field('\ud800\u0378😀', 'text', 0), field('', 'long_text', 1)]);
    expect(pathsOf(content)).toHaveLength(2);
    const read = suggested([]);
    expect(read.sections[0]?.pages[0]?.document?.sha256).toBe(options.sha256);
  });
});
