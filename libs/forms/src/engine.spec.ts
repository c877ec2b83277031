import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { catalog } from './catalog/catalog.js';
import { i9 } from './catalog/i-9/i-9.js';
import { w4 } from './catalog/w-4/w-4.js';
import type { Answers, FormContext } from './answers.js';
import type { Edition } from './edition.js';
import { effectiveAnswers } from './effective-answers.js';
import { factsOf } from './facts-of.js';
import { fieldsOf, findField, findSection } from './find-field.js';
import type { FormState } from './form-state.js';
import { progressOf } from './progress-of.js';
import { isLocked, turnOf } from './turn.js';
import { validateSection } from './validate-section.js';
import { shownAnswers, visibleSections } from './shown-answers.js';

const none: FormContext = { today: '2026-11-23' };

const stateOf = (edition: Edition, answers: Answers, done: Partial<FormState> = {}): FormState => ({
  edition,
  answers,
  context: none,
  signatures: [],
  visited: [],
  opened: [],
  ...done,
});

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
        const shown = shownAnswers({ edition, answers, context: none });
        expect(shownAnswers({ edition, answers: shown, context: none })).toEqual(shown);
      }),
      { numRuns: 50 },
    );
  });

  it('has progress between none and all, and all only when nothing is wrong and all is signed', () => {
    fc.assert(
      fc.property(anyAnswers(edition), (answers) => {
        const sections = visibleSections({ edition, answers, context: none, opened: [] });
        const signed = sections.map((it) => it.id);
        const unsigned = progressOf(stateOf(edition, answers));
        expect(unsigned.percent).toBeLessThan(100);
        expect(unsigned.numerator).toBeLessThanOrEqual(unsigned.denominator);
        const { percent } = progressOf(stateOf(edition, answers, { signatures: signed }));
        const isMissing = sections.some((it) =>
          validateSection({ edition, answers, context: none }, it.id).some(
            (issue) => issue.code === 'required',
          ),
        );
        expect(percent === 100 && isMissing).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  it('is nobody’s turn only when every section that waits for someone is done', () => {
    fc.assert(
      fc.property(anyAnswers(edition), (answers) => {
        const shown = visibleSections({
          edition,
          answers: shownAnswers({ edition, answers, context: none }),
          context: none,
          opened: [],
        });
        const signed = shown.filter((it) => it.signer !== 'nobody').map((it) => it.id);
        const isMissing = (sectionId: string) =>
          validateSection({ edition, answers, context: none }, sectionId).some(
            ({ code }) => code === 'required',
          );
        const unanswered = shown.find((it) => it.signer === 'nobody' && isMissing(it.id))?.id;
        const turn = turnOf(stateOf(edition, answers, { signatures: signed }));
        expect([turn.sectionId, turn.type === null]).toEqual([unanswered ?? null, unanswered === undefined]);
        const before = turnOf(stateOf(edition, answers, { signatures: signed.slice(1) }));
        expect(before.sectionId).toBe(unanswered ?? signed[0] ?? null);
      }),
      { numRuns: 30 },
    );
  });
});

describe('facts', () => {
  it('are the answers and the context, one value a path; an answer wins', () => {
    const facts = factsOf({
      answers: {
        'employee.address': { street: '1 A St', city: 'Albany', state: 'NY', zip: null, country: 'USA' },
        'task.list_a_1': { document: 'us_passport', number: '1' },
        'task.files': [{ id: 'f', name: 'n', type: 'a/b', size: 1 }],
        'task.none': null,
        'employee.first_name': 'Ana',
      },
      context: { 'employee.first_name': 'Anna', 'employer.uses_e_verify': true },
    });
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
    expect(factsOf({ answers, context: {} })).toEqual({});
  });
});

describe('prefilling', () => {
  const records: FormContext = {
    'employee.first_name': 'Ana',
    'employee.last_name': 'Rivera',
    'employee.email': 'not an address',
    'employer.name': 'Acme',
    'placement.start_date': '2026-11-23',
  };

  it('leaves Section 1 of Form I-9 to the employee', () => {
    expect(effectiveAnswers({ edition: i9, answers: {}, context: records })).toEqual({
      'task.first_day_of_employment': '2026-11-23',
      'task.employer_name': 'Acme',
    });
  });

  it('leaves out what the form would not take', () => {
    const abroad = { ...records, 'employee.social_security_number': '000-12-3456' };
    expect(effectiveAnswers({ edition: w4, answers: {}, context: abroad })).not.toHaveProperty([
      'employee.social_security_number',
    ]);
  });

  it('never overrules an answer, nor fills again what was taken back', () => {
    const given = { 'employee.first_name': 'Anita', 'employee.last_name': null };
    expect(effectiveAnswers({ edition: w4, answers: given, context: records })).toMatchObject(given);
  });
});

describe('whose turn it is', () => {
  it('goes from the employee to the preparers, then to the employer', () => {
    const helped = { ...sectionOne, 'task.preparer_count': '1' };
    expect(turnOf(stateOf(i9, helped))).toEqual({ type: 'employee_action', sectionId: 'section_1' });
    expect(turnOf(stateOf(i9, helped, { signatures: ['section_1'] }))).toEqual({
      type: 'employee_action',
      sectionId: 'supplement_a_1',
    });
    expect(turnOf(stateOf(i9, helped, { signatures: ['section_1', 'supplement_a_1'] }))).toEqual({
      type: 'employer_action',
      sectionId: 'section_2',
    });
    expect(
      turnOf(stateOf(i9, helped, { signatures: ['section_1', 'supplement_a_1', 'section_2'] })).type,
    ).toBeNull();
  });

  it('is not held up by copies of documents, which are the employee’s to give', () => {
    expect(turnOf(stateOf(i9, sectionOne, { signatures: ['section_1'] })).type).toBe('employer_action');
  });

  it('comes back to the employer when a reverification is asked for', () => {
    const signed = ['section_1', 'section_2'];
    expect(turnOf(stateOf(i9, sectionOne, { signatures: signed, opened: ['supplement_b_1'] }))).toEqual({
      type: 'employer_action',
      sectionId: 'supplement_b_1',
    });
  });

  it('ends with the signature of Form W-4: what employers enter there comes from the records', () => {
    expect(turnOf(stateOf(w4, {}, { signatures: ['employee'] })).type).toBeNull();
  });
});

describe('a locked section', () => {
  it('is Section 2 until Section 1 is signed', () => {
    expect(isLocked(stateOf(i9, sectionOne), 'section_1')).toBe(false);
    expect(isLocked(stateOf(i9, sectionOne), 'section_2')).toBe(true);
    expect(isLocked(stateOf(i9, sectionOne, { signatures: ['section_1'] }), 'section_2')).toBe(false);
  });

  it('is Supplement B until it is asked for and Section 2 is signed', () => {
    const both = ['section_1', 'section_2'];
    expect(isLocked(stateOf(i9, sectionOne, { signatures: both }), 'supplement_b_1')).toBe(true);
    expect(
      isLocked(
        stateOf(i9, sectionOne, { signatures: ['section_1'], opened: ['supplement_b_1'] }),
        'supplement_b_1',
      ),
    ).toBe(true);
    expect(
      isLocked(stateOf(i9, sectionOne, { signatures: both, opened: ['supplement_b_1'] }), 'supplement_b_1'),
    ).toBe(false);
  });

  it('is Section 2 until each preparer whom the employee named has certified', () => {
    const helped = { ...sectionOne, 'task.preparer_count': '1' };
    expect(isLocked(stateOf(i9, helped, { signatures: ['section_1'] }), 'section_2')).toBe(true);
    const certified = { signatures: ['section_1', 'supplement_a_1'] };
    expect(isLocked(stateOf(i9, helped, certified), 'section_2')).toBe(false);
  });

  it('is one that is not shown, and one that does not exist', () => {
    expect(isLocked(stateOf(i9, sectionOne, { signatures: ['section_1'] }), 'supplement_a_1')).toBe(true);
    expect(isLocked(stateOf(i9, sectionOne), 'section_9')).toBe(true);
  });
});

describe('progress', () => {
  it('counts required answers, pages to visit and signatures, page by page', () => {
    const { pages } = progressOf(
      stateOf(i9, { ...sectionOne, 'task.address_zip': 'bad' }, { visited: ['section_1_status'] }),
    );
    const of = (id: string) => pages.find((it) => it.pageId === id);
    expect(of('section_1_information')).toMatchObject({ numerator: 6, denominator: 8, percent: 75 });
    expect(of('section_1_status')).toMatchObject({ numerator: 2, denominator: 2, percent: 100 });
  });

  it('leaves out what is dormant, and takes it in when it is opened', () => {
    const whole = progressOf(stateOf(i9, sectionOne)).denominator;
    expect(
      progressOf(stateOf(i9, sectionOne, { visited: [], opened: ['supplement_b_1'] })).denominator,
    ).toBeGreaterThan(whole);
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
    expect(progressOf(stateOf(w4, answers, { visited })).percent).toBeLessThan(100);
    expect(progressOf(stateOf(w4, answers, { signatures: ['employee'], visited })).percent).toBe(100);
  });
});
