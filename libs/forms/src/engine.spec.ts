import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { catalog } from './catalog/catalog.js';
import { i9 } from './catalog/i-9/i-9.js';
import { w4 } from './catalog/w-4/w-4.js';
import type { Answers, Edition, Surroundings } from './edition.js';
import { effectiveAnswers } from './effective-answers.js';
import { factsOf } from './facts-of.js';
import { fieldsOf, findField, findSection, sectionOfField } from './find-in-edition.js';
import { progressOf } from './progress.js';
import { isLocked, resumePage, turnOf } from './turn.js';
import { validateSection } from './validate.js';
import { shownAnswers, visibleSections } from './visibility.js';

const none: Surroundings = { today: '2026-11-23' };

const sectionOne: Answers = {
  'task.last_name': 'Rivera',
  'task.first_name': 'Ana',
  'task.address_street': '12 Main St',
  'task.address_city': 'Albany',
  'task.address_state': 'NY',
  'task.address_zip': '12207',
  'task.date_of_birth': '1990-02-09',
  'task.citizenship_status': 'citizen',
  'task.preparer_count': '0',
};

/** Answers that a form may well meet: some right, some wrong, some of fields that are not shown. */
const anyAnswers = (edition: Edition) => {
  const likely = (path: string) => {
    const field = findField(edition, path);
    const options = (field?.options ?? []).map((it) => it.value);
    const documents = (field?.documents ?? []).map(({ key }) => ({ document: key }));
    return fc.constantFrom<Answers[string][]>(
      undefined,
      null,
      true,
      false,
      'x',
      12,
      '2026-01-31',
      ...options,
      ...documents,
    );
  };
  const paths = fieldsOf(edition).map((it) => it.path);
  return fc.record(Object.fromEntries(paths.map((it) => [it, likely(it)])));
};

describe.each(catalog.map((it) => [it.form, it] as const))('%s', (_form, edition) => {
  it('counts only answers that are shown, and counting again changes nothing', () => {
    fc.assert(
      fc.property(anyAnswers(edition), (answers) => {
        const shown = shownAnswers(edition, answers, none);
        expect(shownAnswers(edition, shown, none)).toEqual(shown);
      }),
      { numRuns: 50 },
    );
  });

  it('has progress between none and all, and all only when nothing is wrong and all is signed', () => {
    fc.assert(
      fc.property(anyAnswers(edition), (answers) => {
        const sections = visibleSections(edition, answers, none);
        const signed = sections.map((it) => it.id);
        const unsigned = progressOf(edition, answers, none, [], []);
        expect(unsigned.percent).toBeLessThan(100);
        expect(unsigned.numerator).toBeLessThanOrEqual(unsigned.denominator);
        const { percent } = progressOf(edition, answers, none, signed, []);
        const isMissing = sections.some((it) =>
          validateSection(edition, it.id, answers, none).some((issue) => issue.code === 'required'),
        );
        expect(percent === 100 && isMissing).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  it('is nobody’s turn only when every section that waits for someone is done', () => {
    fc.assert(
      fc.property(anyAnswers(edition), (answers) => {
        const signed = visibleSections(edition, shownAnswers(edition, answers, none), none)
          .filter((it) => it.signer !== 'nobody')
          .map((it) => it.id);
        expect(turnOf(edition, answers, none, signed)).toEqual({ type: null, sectionId: null });
        expect(turnOf(edition, answers, none, signed.slice(1)).sectionId).toBe(signed[0]);
      }),
      { numRuns: 30 },
    );
  });
});

describe('facts', () => {
  it('lay answers flat, over what is known besides', () => {
    const facts = factsOf(
      {
        'employee.address': { street: '1 A St', city: 'Albany', state: 'NY', zip: null, country: 'USA' },
        'task.list_a_1': { document: 'us_passport', number: '1' },
        'task.files': [{ id: 'f', name: 'n', type: 'a/b', size: 1 }],
        'task.none': null,
        'employee.first_name': 'Ana',
      },
      { 'employee.first_name': 'Anna', 'employer.uses_e_verify': true },
    );
    expect(facts).toEqual({
      'employee.address.street': '1 A St',
      'employee.address.city': 'Albany',
      'employee.address.state': 'NY',
      'employee.address.country': 'USA',
      'task.list_a_1.document': 'us_passport',
      'task.list_a_1.number': '1',
      'task.files.count': 1,
      'employee.first_name': 'Ana',
      'employer.uses_e_verify': true,
    });
  });

  it('never come from a prototype', () => {
    const answers: Answers = Object.create({ 'task.exempt': true });
    expect(factsOf(answers, {})).toEqual({});
  });
});

describe('prefilling', () => {
  const records: Surroundings = {
    'employee.first_name': 'Ana',
    'employee.last_name': 'Rivera',
    'employee.email': 'not an address',
    'employer.name': 'Acme',
    'placement.start_date': '2026-11-23',
  };
  const leave = { prefillsGovernmentForms: true };
  const noLeave = { prefillsGovernmentForms: false };

  it('of Section 1 of Form I-9 waits for the account to turn it on', () => {
    expect(effectiveAnswers(i9, {}, records, noLeave)).toEqual({
      'task.first_day_of_employment': '2026-11-23',
      'task.employer_name': 'Acme',
    });
    expect(effectiveAnswers(i9, {}, records, leave)).toMatchObject({
      'task.first_name': 'Ana',
      'task.last_name': 'Rivera',
    });
  });

  it('leaves out what the form would not take', () => {
    expect(effectiveAnswers(i9, {}, records, leave)).not.toHaveProperty(['task.email']);
  });

  it('never overrules an answer, nor fills again what was taken back', () => {
    const given = { 'employee.first_name': 'Anita', 'employee.last_name': null };
    expect(effectiveAnswers(w4, given, records, noLeave)).toMatchObject(given);
  });
});

describe('whose turn it is', () => {
  it('goes from the employee to the preparers, then to the employer', () => {
    const helped = { ...sectionOne, 'task.preparer_count': '1' };
    expect(turnOf(i9, helped, none, [])).toEqual({ type: 'employee_action', sectionId: 'section_1' });
    expect(turnOf(i9, helped, none, ['section_1'])).toEqual({
      type: 'employee_action',
      sectionId: 'supplement_a_1',
    });
    expect(turnOf(i9, helped, none, ['section_1', 'supplement_a_1'])).toEqual({
      type: 'employer_action',
      sectionId: 'section_2',
    });
    expect(turnOf(i9, helped, none, ['section_1', 'supplement_a_1', 'section_2']).type).toBeNull();
  });

  it('is not held up by copies of documents, which are the employee’s to give', () => {
    expect(turnOf(i9, sectionOne, none, ['section_1']).type).toBe('employer_action');
  });

  it('comes back to the employer when a reverification is asked for', () => {
    const signed = ['section_1', 'section_2'];
    expect(turnOf(i9, sectionOne, none, signed, ['supplement_b_1'])).toEqual({
      type: 'employer_action',
      sectionId: 'supplement_b_1',
    });
  });

  it('ends with the signature of Form W-4: what employers enter there comes from the records', () => {
    expect(turnOf(w4, {}, none, ['employee']).type).toBeNull();
  });
});

describe('a locked section', () => {
  it('is Section 2 until Section 1 is signed', () => {
    expect(isLocked(i9, 'section_1', sectionOne, none, [])).toBe(false);
    expect(isLocked(i9, 'section_2', sectionOne, none, [])).toBe(true);
    expect(isLocked(i9, 'section_2', sectionOne, none, ['section_1'])).toBe(false);
  });

  it('is Supplement B until it is asked for and Section 2 is signed', () => {
    const both = ['section_1', 'section_2'];
    expect(isLocked(i9, 'supplement_b_1', sectionOne, none, both)).toBe(true);
    expect(isLocked(i9, 'supplement_b_1', sectionOne, none, ['section_1'], ['supplement_b_1'])).toBe(true);
    expect(isLocked(i9, 'supplement_b_1', sectionOne, none, both, ['supplement_b_1'])).toBe(false);
  });

  it('is one that is not shown, and one that does not exist', () => {
    expect(isLocked(i9, 'supplement_a_1', sectionOne, none, ['section_1'])).toBe(true);
    expect(isLocked(i9, 'section_9', sectionOne, none, [])).toBe(true);
  });
});

describe('progress', () => {
  it('counts required answers, pages to visit and signatures, page by page', () => {
    const { pages } = progressOf(
      i9,
      { ...sectionOne, 'task.address_zip': 'bad' },
      none,
      [],
      ['section_1_status'],
    );
    const of = (id: string) => pages.find((it) => it.pageId === id);
    expect(of('section_1_information')).toMatchObject({ numerator: 6, denominator: 8, percent: 75 });
    expect(of('section_1_status')).toMatchObject({ numerator: 2, denominator: 2, percent: 100 });
  });

  it('leaves out what is dormant, and takes it in when it is opened', () => {
    const whole = progressOf(i9, sectionOne, none, [], []).denominator;
    expect(progressOf(i9, sectionOne, none, [], [], ['supplement_b_1']).denominator).toBeGreaterThan(whole);
  });

  it('is whole when all is given and signed', () => {
    const section = findSection(w4, 'employee');
    const visited = section?.pages.map((it) => it.id) ?? [];
    const answers: Answers = {
      'employee.first_name': 'Ana',
      'employee.last_name': 'Rivera',
      'employee.address': { street: '12 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' },
      'employee.social_security_number': '123-45-6789',
      'task.filing_status': 'head_of_household',
      'task.exempt': false,
    };
    expect(progressOf(w4, answers, none, [], visited).percent).toBeLessThan(100);
    expect(progressOf(w4, answers, none, ['employee'], visited).percent).toBe(100);
  });
});

describe('coming back', () => {
  it('leads to the first page with something left to do', () => {
    const section = findSection(i9, 'section_1');
    if (!section) throw new Error('no Section 1');
    expect(resumePage(section, {}, none, [])?.id).toBe('section_1_information');
    expect(resumePage(section, sectionOne, none, ['section_1_information'])?.id).toBe('section_1_status');
    const { 'task.preparer_count': _left, ...rest } = sectionOne;
    const visited = section.pages.map((it) => it.id);
    expect(resumePage(section, rest, none, visited)?.id).toBe('section_1_preparers');
  });

  it('knows in which section a field stands', () => {
    expect(sectionOfField(i9, 'task.list_b')?.id).toBe('section_2');
    expect(sectionOfField(i9, 'task.unheard_of')).toBeUndefined();
  });
});
