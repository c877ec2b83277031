import { typedProperties } from '@firstday/domain';
import { employmentTerms } from '@firstday/domain/employment';
import { describe, expect, it } from '@jest/globals';
import { evaluate } from './evaluate.js';
import { exampleOfFact } from './example-of-fact.js';
import { factCatalog } from './fact-catalog.js';
import { placementFacts } from './placement-facts.js';
import { systemAttributeFact, withSystemAttributes } from './system-attribute-fact.js';
import { toSentence } from './to-sentence.js';
import { validateCondition } from './validate-condition.js';

const catalog = withSystemAttributes(factCatalog());

describe('what a record holds beside its own properties', () => {
  const shift = (
    operator: 'at_least' | 'before' | 'equals' | 'contains' | 'in',
    value: string | number | string[],
  ) => ({ fact: 'job.shift', operator, value }) as const;

  it('can be asked by its path, and is compared as the operator says', () => {
    const facts = placementFacts({ employee: {}, job: { shift: 'night' }, placement: {} });
    expect(evaluate(shift('equals', 'night'), facts).outcome).toBe('met');
    expect(evaluate(shift('at_least', 2), facts).outcome).toBe('unknown');
    expect(toSentence(shift('equals', 'night'), catalog)).toBe("the job's “shift” is “night”");
    for (const asked of [
      shift('equals', 1),
      shift('at_least', 2),
      shift('before', '2026-11-23'),
      shift('in', ['x']),
    ])
      expect(validateCondition(asked, catalog)).toEqual({ ok: true, condition: asked });
    for (const asked of [shift('at_least', 'two'), shift('before', 'noon'), shift('contains', 5)])
      expect(validateCondition(asked, catalog)).toMatchObject({ ok: false, issues: [{ path: ['value'] }] });
  });

  it.each([
    ...[
      'social_security_number',
      'date_of_birth',
      'email',
      'phone',
      'address',
      'custom_attributes',
      'id',
    ].map((name) => `employee.${name}`),
    'employer.ein',
    'placement.employee_id',
    'employee.lock_in_credits',
    'task.status',
    'job.shift.name',
    'job.__proto__',
    'job.',
    'constructor',
    `job.${'x'.repeat(200)}`,
  ])('is never asked as %s', (path) => {
    expect(systemAttributeFact(path)).toBeUndefined();
    expect(validateCondition({ fact: path, operator: 'is_present' }, catalog).ok).toBe(false);
  });

  it('is a fact too where the product reads it, but for what the IRS says of a person', () => {
    const read = Object.entries(typedProperties).flatMap(([owner, properties]) =>
      Object.keys(properties).map((name) => `${owner}.${name}`),
    );
    for (const path of read) expect(path.includes('lock_in')).toBe(catalog.get(path) === undefined);
  });
});

describe('what is paid', () => {
  it('is offered to no policy, though one may ask for it by its path', () => {
    const offered = [...factCatalog().keys()];
    for (const owner of ['job', 'placement'])
      expect(employmentTerms.filter((term) => offered.includes(`${owner}.${term}`))).toEqual([
        'pay_basis',
        'overtime_status',
        'pay_frequency',
        'work_county',
        'work_school_district',
        'work_psd_code',
      ]);
  });
});

describe('ids', () => {
  it('of employer, client and job are facts, of nobody else', () => {
    const record = (id: string) => ({ id });
    const facts = placementFacts({
      employee: record('ee_1'),
      employer: record('er_1'),
      client: record('cl_1'),
      job: record('job_1'),
      placement: record('pla_1'),
    });
    expect(facts).toEqual({ 'employer.id': 'er_1', 'client.id': 'cl_1', 'job.id': 'job_1' });
  });
});

describe('the example of a fact', () => {
  it('is a condition that can be saved', () => {
    for (const fact of [...factCatalog().values(), systemAttributeFact('job.shift')])
      expect(fact && validateCondition(exampleOfFact(fact), catalog)).toMatchObject({ ok: true });
  });
});
