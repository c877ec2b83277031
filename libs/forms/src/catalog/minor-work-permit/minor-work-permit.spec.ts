import { decide, placementFacts, requiredForms, undecidedForms } from '@firstday/policy-engine';
import { describe, expect, it } from '@jest/globals';

import type { Answers, FormContext } from '../../answers.js';
import { renewalOf } from '../../deadlines/renewal-of.js';
import { textOf } from '../../text-of.js';
import { turnOf } from '../../turn.js';
import { validateSection } from '../../validate-section.js';
import { minorWorkPermitOffers } from './minor-work-permit-offers.js';
import { minorWorkPermit } from './minor-work-permit.js';
import { permitRules } from './permit-rules.js';

const context: FormContext = { today: '2026-11-25' };
const picture = { id: 'file_1', name: 'permit.png', type: 'image/png', size: 9 };
const ofBirth: Answers = {
  'task.proof': 'birth_certificate',
  'task.shown_by': 'picture',
  'task.proof_pictures': [picture],
};
const permit: Answers = {
  'task.proof': 'work_permit',
  'task.issuing_office': 'Savannah High School',
  'task.issued_on': '2026-11-02',
  'task.validity': 'until_18',
  'task.shown_by': 'picture',
  'task.proof_pictures': [picture],
};
const issuesOf = (answers: Answers, section = 'employee') =>
  validateSection({ edition: minorWorkPermit, answers, context }, section).map(
    (it) => `${it.path.join('/')}: ${it.code}`,
  );

const active = minorWorkPermitOffers.map((policy) => ({ ...policy, status: 'active' as const }));
function asked(state: string, bornOn: string | null, keys?: readonly string[]) {
  const job = { address: { city: 'X', state, country: 'USA' } };
  const placement = { start_date: '2026-12-01' };
  const decisions = decide(
    active.filter(({ key, jurisdiction }) => keys?.includes(key) ?? jurisdiction !== 'US'),
    placementFacts({ employee: {}, job, placement, bornOn }),
  );
  return { required: requiredForms(decisions).length > 0, undecided: undecidedForms(decisions).length > 0 };
}
const yes = { required: true, undecided: false };
const no = { required: false, undecided: false };

describe('a work permit or proof of age', () => {
  it.each([
    ['GA', '2010-12-02', yes],
    ['GA', '2010-12-01', no],
    ['FL', '2008-12-02', yes],
    ['FL', '2008-12-01', no],
    ['NV', '2010-12-02', no],
    ['GA', null, { required: false, undecided: true }],
    ['NV', null, no],
  ])('is asked for in %s of who was born on %s: %o', (state, born, expected) => {
    expect(asked(state, born)).toEqual(expected);
  });

  it('is asked for by no federal law, and everywhere in the United States by who adds that policy', () => {
    const [anywhere] = minorWorkPermitOffers;
    expect([anywhere?.jurisdiction, anywhere?.citation]).toEqual(['US', null]);
    expect(asked('NV', '2009-06-15', ['us-minor-proof-of-age'])).toEqual(yes);
  });

  it('rests on what an official source says in Florida and Georgia, and is in doubt elsewhere', () => {
    const sure = permitRules.filter(({ facts }) => facts.every(({ mark }) => mark !== 'unsure'));
    expect(sure.map(({ postalCode }) => postalCode)).toEqual(['FL', 'GA']);
    for (const { postalCode: code, facts, citation } of permitRules)
      expect([code, facts[0].mark === 'unsure']).toEqual([code, citation === null]);
  });

  it('takes other documents by a copy alone, and asks of what was issued by whom, when and until when', () => {
    expect(issuesOf(ofBirth)).toEqual([]);
    expect(issuesOf({ 'task.proof': 'work_permit' })).toEqual([
      'task.issuing_office: required',
      'task.issued_on: required',
      'task.validity: required',
      'task.shown_by: required',
    ]);
    expect(issuesOf({ ...ofBirth, 'task.proof_pictures': null })).toEqual(['task.proof_pictures: required']);
    expect(issuesOf({ 'task.proof': 'passport_or_visa', 'task.shown_by': 'in_person' })).toEqual([]);
    expect(issuesOf(permit)).toEqual([]);
  });

  it.each([
    ['2026-11-24', ['task.expires_on: date_from_today']],
    ['2026-11-25', []],
  ])('that ends on %s is %j on November 25', (ends, issues) => {
    const dated = { ...permit, 'task.validity': 'until_date', 'task.expires_on': ends };
    expect(issuesOf(dated)).toEqual(issues);
  });

  it('ends after it was issued', () => {
    const dated = { ...permit, 'task.validity': 'until_date', 'task.expires_on': '2026-11-25' };
    expect(issuesOf({ ...dated, 'task.issued_on': '2026-11-25' })).toEqual([
      'task.expires_on: permit_ends_before_issue',
    ]);
  });

  it('is asked for again 30 days before it ends, and never once they are 18', () => {
    const { scope } = minorWorkPermit;
    const of = (answers: Answers) => scope && renewalOf(scope, { completedOn: '2026-11-25', answers });
    expect(of({ ...permit, 'task.expires_on': '2027-06-30' })?.on).toBe('2027-05-31');
    expect([of(permit), of(ofBirth)]).toEqual([null, null]);
  });

  it('is examined by the employer after the employee has signed', () => {
    const state = {
      edition: minorWorkPermit,
      answers: permit,
      context,
      signatures: ['employee'],
      visited: [],
      opened: [],
    };
    expect(turnOf(state)).toEqual({ type: 'employer_action', sectionId: 'employer' });
    expect(issuesOf({ 'task.examined': 'copy' }, 'employer')).toEqual([
      'task.work_is_allowed: required',
      'task.proof_is_accepted: required',
    ]);
  });

  it('tells both what federal law allows, with its citation', () => {
    for (const { pages } of minorWorkPermit.sections) {
      const texts = pages.flatMap(({ fields }) =>
        fields.flatMap(({ text }) => (text ? [textOf(text, 'en')] : [])),
      );
      expect(texts.join('\n')).toMatch(
        /18 hours in a week with school.*29 CFR 570\.35[^]*subpart E[^]*218\(a\)/,
      );
    }
  });
});
