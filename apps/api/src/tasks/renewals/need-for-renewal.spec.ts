import { describe, expect, it } from '@jest/globals';
import type { FormScope } from '@firstday/domain';
import type { PlacementNeeds } from '../../placements/index.js';
import { needForRenewal } from './need-for-renewal.js';

const day = '2027-11-23';
const placement = (id: string, more: Partial<PlacementNeeds> = {}): PlacementNeeds => ({
  id,
  employer_id: 'er_1',
  client_id: null,
  job_id: null,
  endsOn: null,
  isDeleted: false,
  formKeys: new Set(['own-notice']),
  ...more,
});
const made = { employer_id: 'er_1', placement_id: 'pla_1' };
const beside = { employer_id: 'er_1', placement_id: null };

function need(per: FormScope['per'], task: typeof made | typeof beside, ...placements: PlacementNeeds[]) {
  const found = needForRenewal({ task, form: { key: 'own-notice', scope: { per } } }, placements, day);
  return typeof found === 'string' ? found : (found?.id ?? null);
}

describe('what a form is asked for again for', () => {
  it('is the placement that it was made for, else another that needs it', () => {
    expect(need('employee', made, placement('pla_2'), placement('pla_1'))).toBe('pla_1');
    expect(need('employee', made, placement('pla_2'), placement('pla_1', { isDeleted: true }))).toBe('pla_2');
    expect(need('employee', made, placement('pla_1', { formKeys: new Set() }))).toBeNull();
  });

  it('is nobody who does not work on that day', () => {
    expect(need('employee', made, placement('pla_1', { endsOn: '2027-11-22' }))).toBeNull();
    expect(need('employee', made, placement('pla_1', { endsOn: day }))).toBe('pla_1');
    expect(need('employee', beside, placement('pla_1', { endsOn: '2027-11-22' }))).toBeNull();
    expect(need('employee', beside, placement('pla_1', { isDeleted: true }))).toBeNull();
  });

  it('is within its scope', () => {
    const elsewhere = placement('pla_2', { employer_id: 'er_2' });
    expect(need('employee', made, elsewhere)).toBe('pla_2');
    expect(need('employer', made, elsewhere)).toBeNull();
    expect(need('employer', beside, elsewhere)).toBeNull();
    expect(need('employer', made, placement('pla_2'))).toBe('pla_2');
    expect(need('placement', made, placement('pla_2'))).toBeNull();
  });

  it('is the employee, of a form that was given beside placements, or where there never was one', () => {
    expect(need('employee', beside, placement('pla_1', { formKeys: new Set() }))).toBe('employee');
    expect(need('employee', made)).toBe('employee');
  });
});
