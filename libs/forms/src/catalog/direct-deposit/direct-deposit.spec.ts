import { describe, expect, it } from '@jest/globals';

import type { Answers, AnswerValue, FormContext } from '../../answers.js';
import { validateSection } from '../../validate-section.js';
import { shownAnswers, visiblePages } from '../../shown-answers.js';
import { directDeposit } from './direct-deposit.js';
import { directDepositPageByPage } from './direct-deposit-page-by-page.js';

const today: FormContext = { today: '2026-11-23' };
const account = (n: number, more: Record<string, AnswerValue> = {}): Answers => ({
  [`task.account_${n}_bank_name`]: 'First Bank',
  [`task.account_${n}_routing_number`]: '021000021',
  [`task.account_${n}_account_number`]: `12345678${n}`,
  [`task.account_${n}_account_number_again`]: `12345678${n}`,
  [`task.account_${n}_type`]: 'checking',
  ...Object.fromEntries(Object.entries(more).map(([name, value]) => [`task.account_${n}_${name}`, value])),
});
const one: Answers = { 'task.action': 'new', ...account(1) };
const several = (...shares: readonly Record<string, AnswerValue>[]): Answers => ({
  'task.action': 'new',
  'task.splits_pay': true,
  'task.account_count': String(shares.length),
  ...Object.assign({}, ...shares.map((share, at) => account(at + 1, share))),
});
const issuesOf = (answers: Answers) =>
  validateSection({ edition: directDeposit, answers, context: today }, 'employee').map(
    (it) => `${it.path.join('/')}: ${it.code}`,
  );

describe('a direct deposit authorization', () => {
  it('with one account sends all pay there and asks for no share', () => {
    expect(issuesOf(one)).toEqual([]);
    const pages = directDeposit.sections
      .flatMap((it) => visiblePages(it, { answers: one, context: today }))
      .map((it) => it.id);
    expect(pages).toEqual(['action', 'account_1']);
  });

  it('that was begun in the first edition goes on in it, page by page', () => {
    const begun = { edition: directDepositPageByPage, context: today };
    const answers = { ...one, 'task.account_count': '1' };
    expect(validateSection({ ...begun, answers }, 'employee')).toEqual([]);
    const pages = directDepositPageByPage.sections.flatMap((it) =>
      visiblePages(it, { answers, context: today }),
    );
    expect(pages.map(({ id }) => id)).toEqual([
      'action',
      'account_count',
      'account_1',
      'voided_check',
      'effective_date',
      'consent',
    ]);
  });

  it('forgets the other accounts when pay is not split after all', () => {
    const split = several({ allocation: 'remainder' }, { allocation: 'fixed', amount: 5 });
    expect(issuesOf({ ...split, 'task.splits_pay': false })).toEqual([]);
    const answers = { ...split, 'task.splits_pay': false };
    const form = {
      answers: shownAnswers({ edition: directDeposit, answers, context: today }),
      context: today,
    };
    const pages = directDeposit.sections.flatMap((it) => visiblePages(it, form));
    expect(pages.map(({ id }) => id)).toEqual(['action', 'account_1']);
  });

  it('holds in what is signed what is authorized', () => {
    const [text] = directDeposit.sections.map(({ attestation }) => attestation?.text);
    expect(text?.en).toContain('I authorize my employer to take back that same amount');
    expect(text?.es).toContain('autorizo a mi empleador a retirar esa misma cantidad');
  });

  it('is voluntary: one may decline, and is asked for no account', () => {
    expect(issuesOf({ 'task.action': 'decline' })).toEqual([]);
    expect(issuesOf({})).toEqual(['task.action: required']);
  });

  it('has each account number typed twice alike', () => {
    expect(issuesOf({ ...one, 'task.account_1_account_number_again': '123456780' })).toEqual([
      'task.account_1_account_number_again: not_the_same',
    ]);
  });

  it('of several accounts has exactly one that takes what is left', () => {
    const fixed = { allocation: 'fixed', amount: 100 };
    const rest = { allocation: 'remainder' };
    expect(issuesOf(several(fixed, rest))).toEqual([]);
    expect(issuesOf(several(fixed, fixed))).toEqual(['task.account_2_allocation: remainder_missing']);
    expect(issuesOf(several(rest, fixed, rest, rest))).toEqual([
      'task.account_3_allocation: remainder_twice',
      'task.account_4_allocation: remainder_twice',
    ]);
  });

  it('has percentages of 100 at most', () => {
    const part = (percent: number) => ({ allocation: 'percent', percent });
    const rest = { allocation: 'remainder' };
    expect(issuesOf(several(part(60), part(40), rest))).toEqual([]);
    expect(issuesOf(several(part(60), part(41), rest))).toEqual([
      'task.account_2_percent: percents_above_100',
    ]);
    expect(issuesOf(several(part(0.5), rest))).toEqual(['task.account_1_percent: whole_number']);
    expect(issuesOf(several(part(0), rest))).toEqual(['task.account_1_percent: too_small']);
  });

  it('names no account twice', () => {
    const answers = several({ allocation: 'remainder' }, { allocation: 'fixed', amount: 5 });
    const same = {
      ...answers,
      'task.account_2_account_number': '123456781',
      'task.account_2_account_number_again': '123456781',
    };
    expect(issuesOf(same)).toEqual(['task.account_2_account_number: account_twice']);
  });

  it('counts no account beyond those that were asked for', () => {
    expect(issuesOf({ ...one, ...account(2, { routing_number: 'bad' }) })).toEqual([]);
  });

  it('starts today or later', () => {
    expect(issuesOf({ ...one, 'task.effective_on': '2026-11-22' })).toEqual([
      'task.effective_on: date_from_today',
    ]);
  });

  it('keeps bank numbers from those who may not see them', () => {
    const fields = directDeposit.sections.flatMap((it) => it.pages).flatMap((it) => it.fields);
    const numbers = fields.filter((it) => it.kind === 'routing_number' || it.kind === 'account_number');
    expect(numbers).toHaveLength(12);
    expect(numbers.every((it) => it.sensitive)).toBe(true);
  });
});
