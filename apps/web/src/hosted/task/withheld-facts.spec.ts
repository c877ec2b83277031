import { describe, expect, it } from '@jest/globals';
import { currentEdition, findPage, visibleFields } from '@firstday/forms';
import { withheldFacts } from './withheld-facts';

const i9 = currentEdition('i-9');
const page = i9 && findPage(i9, 'section_1_status');
const number = 'task.social_security_number';

describe('a Social Security number that a page is not given', () => {
  it('was answered all the same: no one is asked why it is missing', () => {
    if (!i9 || !page) throw new Error('no page');
    const answers = { 'task.citizenship_status': 'alien_authorized_to_work' };
    const isAsked = (withheld: readonly string[]) =>
      visibleFields(page, {
        answers,
        context: { 'employer.uses_e_verify': true, ...withheldFacts(i9, withheld) },
      }).some(({ path }) => path === 'task.has_applied_for_ssn');
    expect([isAsked([]), isAsked([number])]).toEqual([true, false]);
  });

  it('is stood for by a mark, and other answers by nothing', () => {
    if (!i9) throw new Error('no form');
    expect(withheldFacts(i9, [number, 'task.date_of_birth'])).toEqual({ [number]: '*' });
  });
});
