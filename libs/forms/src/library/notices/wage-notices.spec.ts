import { describe, expect, it } from '@jest/globals';
import { toEdition } from '../../own/to-edition.js';
import { withMergedTexts } from '../../own/with-merged-texts.js';
import { isLocked } from '../../turn.js';
import { wageNotices } from './wage-notices.js';

const byForm = wageNotices.map((pack) => [pack.form, pack] as const);
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
      expect(content.scope).toEqual({ per: 'placement' });
    },
  );

  it.each(byForm)('tells the employee all that the employer has entered: %s', (form, { content }) => {
    const edition = toEdition(content, { form, edition: '1' });
    const answers = { 'task.pay_rate': 21.5, 'task.pay_basis': 'hour', 'task.regular_payday': 'Friday' };
    const merged = withMergedTexts({ edition, answers, context });
    const text = merged.sections[1]?.pages[0]?.fields[0]?.text;
    expect(text?.en).toContain('To Ana Ruiz: this is what you are paid');
    expect(text?.en).toContain('Rate of pay: $21.50\n\nPaid: per hour');
    expect(text?.['es']).toContain('Se paga: por hora');
    expect(text?.['ar']).toMatch(/: \u2068[^\n]*21\.50[^\n]*\u2069/);
    const entered = content.sections[0]?.pages.flatMap(({ fields }) => fields) ?? [];
    for (const { label } of entered) expect(text?.en).toContain(`${label['en']}: `);
  });
});
