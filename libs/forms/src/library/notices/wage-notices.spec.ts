import { describe, expect, it } from '@jest/globals';
import type { Answers } from '../../answers.js';
import { effectiveAnswers } from '../../effective-answers.js';
import { visibleFields, visiblePages } from '../../shown-answers.js';
import { toEdition } from '../../own/to-edition.js';
import { withMergedTexts } from '../../own/with-merged-texts.js';
import { isLocked } from '../../turn.js';
import { wageNotices } from './wage-notices.js';

const byForm = wageNotices.map((pack) => [pack.form, pack] as const);
const contentOf = (form: string) => {
  const pack = wageNotices.find((it) => it.form === form);
  if (!pack) throw new Error(`There is no ${form}.`);
  return pack.content;
};
const context = { 'employee.first_name': 'Ana', 'employee.last_name': 'Ruiz', 'employer.name': 'Acme' };

describe('a notice of pay', () => {
  it('is there for California, DC, Minnesota, New Hampshire and Rhode Island', () => {
    expect(wageNotices.map(({ jurisdiction }) => jurisdiction)).toEqual(['CA', 'DC', 'MN', 'NH', 'RI']);
  });

  it.each(byForm)(
    'is filled in and signed by the employer, and then by the employee: %s',
    (form, { content }) => {
      const edition = toEdition(content, { form, edition: '1' });
      const state = { edition, answers: {}, context, visited: [], opened: [], signatures: [] };
      expect([isLocked(state, 'employer'), isLocked(state, 'employee')]).toEqual([false, true]);
      expect(isLocked({ ...state, signatures: ['employer'] }, 'employee')).toBe(false);
      expect(content.scope?.per).toBe('placement');
      expect(content.scope?.on_change_of).toEqual(
        expect.arrayContaining([
          'placement.pay_rate',
          'placement.overtime_status',
          'placement.other_allowance',
        ]),
      );
    },
  );

  it.each(byForm)('tells the employee all that the employer has entered: %s', (form, { content }) => {
    const edition = toEdition(content, { form, edition: '1' });
    const answers = { 'task.pay_rate': 21.5, 'task.pay_basis': 'hour', 'task.regular_payday': 'Friday' };
    const merged = withMergedTexts({ edition, answers, context });
    const read = new Map(merged.sections[1]?.pages[0]?.fields.map(({ path, text }) => [path, text]));
    expect(read.get('task.opening')?.en).toContain('To Ana Ruiz: this is what you are paid');
    expect(read.get('task.pay_rate_read')?.en).toBe('$21.50');
    expect(read.get('task.pay_basis_read')).toMatchObject({ en: 'per hour', es: 'por hora' });
    expect(read.get('task.pay_rate_read')?.['ar']).toMatch(/^\u2068[^\n]*21\.50[^\n]*\u2069$/);
    const entered = content.sections[0]?.pages.flatMap(({ fields }) => fields) ?? [];
    for (const { path } of entered) expect(read.has(`${path}_read`)).toBe(true);
  });

  it('says of allowances and of overtime only what holds for whoever reads it', () => {
    const dc = contentOf('dc-notice-of-hire');
    const edition = toEdition(dc, { form: 'dc', edition: '1' });
    const readWith = (answers: Answers) => {
      const [, section] = edition.sections;
      const form = { edition, answers, context };
      return (section ? visiblePages(section, form) : [])
        .flatMap((page) => visibleFields(page, form))
        .map(({ path }) => path.replace('task.', ''));
    };
    const exempt = readWith({ 'task.overtime_status': 'exempt', 'task.exemption_basis': 'FLSA 13(a)(1)' });
    expect(exempt).toEqual(expect.arrayContaining(['exemption_basis_read', 'no_allowances']));
    expect(exempt).not.toEqual(expect.arrayContaining(['overtime_rate_read']));
    const paid = readWith({ 'task.overtime_status': 'non_exempt', 'task.meal_allowance': 3.5 });
    expect(paid).toEqual(expect.arrayContaining(['overtime_rate_read', 'meal_allowance_read']));
    for (const path of ['exemption_basis_read', 'tip_allowance_read', 'no_allowances'])
      expect(paid).not.toContain(path);
  });

  it.each(byForm)(
    'is filled from what job, placement and employer say of the pay: %s',
    (form, { content }) => {
      const edition = toEdition(content, { form, edition: '1' });
      const known = {
        ...context,
        'employer.dba_name': 'Acme Foods',
        'employer.phone': '+15185550100',
        'employer.workers_compensation_insurer': 'State Fund',
        'employer.workers_compensation_policy': 'WC-1',
        'placement.pay_rate': 21.5,
        'placement.pay_basis': 'hour',
        'placement.overtime_status': 'non_exempt',
        'placement.overtime_rate': 32.25,
        'placement.pay_frequency': 'biweekly',
        'placement.regular_payday': 'every other Friday',
        'placement.first_payday': '2026-12-11',
        'placement.meal_allowance': 3.5,
      };
      const filled = effectiveAnswers({ edition, answers: {}, context: known });
      const asked = edition.sections[0]?.pages.flatMap(({ fields }) => fields) ?? [];
      const terms = Object.entries(known).filter(([path]) => asked.some(({ prefill }) => prefill === path));
      expect(terms.length).toBeGreaterThan(5);
      for (const [path, value] of terms) {
        const field = asked.find(({ prefill }) => prefill === path);
        expect([path, filled[field?.path ?? '']]).toEqual([path, value]);
      }
    },
  );
});
