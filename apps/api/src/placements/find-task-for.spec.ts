import { describe, expect, it } from '@jest/globals';
import type { FormScope } from '@firstday/domain';
import { findRenewedTask, findTaskFor, type FormNeed } from './find-task-for.js';
import type { ActiveTask } from './placement-tasks-port.js';

const task = (id: string, more: Partial<ActiveTask> = {}): ActiveTask => ({
  id,
  formId: 'form_1',
  status: 'completed',
  employeeId: 'ee_1',
  employerId: 'er_1',
  placementId: 'pla_1',
  renewsTaskId: null,
  factHashes: null,
  ...more,
});
const need = (scope: FormScope | null, more: Partial<FormNeed> = {}): FormNeed => ({
  form: { id: 'form_1', scope },
  employeeId: 'ee_1',
  employerId: 'er_1',
  placementId: 'pla_1',
  factHashes: null,
  ...more,
});
const answer = (it: FormNeed, ...newestFirst: ActiveTask[]) => findTaskFor(it, newestFirst)?.id;

describe('the task that answers a need', () => {
  it('is of the employee and the form, completed before open, and not expired', () => {
    expect(answer(need(null), task('other_person', { employeeId: 'ee_2' }))).toBeUndefined();
    expect(answer(need(null), task('other_form', { formId: 'form_2' }))).toBeUndefined();
    expect(answer(need(null), task('open', { status: 'requires_action' }), task('done'))).toBe('done');
    expect(answer(need(null), task('late', { status: 'expired' }))).toBeUndefined();
  });

  it.each([
    [null, 'any', 'any', 'any'],
    [{ per: 'employee' }, 'any', 'any', 'any'],
    [{ per: 'employer' }, 'any', 'any', undefined],
    [{ per: 'placement' }, 'any', undefined, undefined],
  ] as const)('by %j', (scope, same, ofEmployer, ofOther) => {
    expect([
      answer(need(scope), task('any')),
      answer(need(scope), task('any', { placementId: 'pla_2' })),
      answer(need(scope), task('any', { placementId: 'pla_2', employerId: 'er_2' })),
    ]).toEqual([same, ofEmployer, ofOther]);
  });

  it('is no longer the one that was asked for again, while its successor is there', () => {
    const [first, second] = [
      task('first'),
      task('second', { status: 'requires_action', renewsTaskId: 'first' }),
    ];
    expect(answer(need({ per: 'employee' }), second, first)).toBe('second');
    expect(answer(need({ per: 'employee' }), { ...second, status: 'expired' }, first)).toBeUndefined();
    expect(answer(need({ per: 'employee' }), first)).toBe('first');
    expect(answer(need(null), second, first)).toBe('first');
    expect(findRenewedTask(need({ per: 'employee' }), [first])?.id).toBe('first');
    expect(findRenewedTask(need(null), [first])).toBeUndefined();
  });

  it('is one whose facts are as they were, of the placement that it was made for', () => {
    const scope: FormScope = { per: 'employee', on_change_of: ['placement.pay_rate'] };
    const made = task('made', { factHashes: { 'placement.pay_rate': 'a' } });
    const now = (value: string, more: Partial<FormNeed> = {}) =>
      need(scope, { factHashes: { 'placement.pay_rate': value }, ...more });
    expect(answer(now('a'), made)).toBe('made');
    expect(answer(now('b'), made)).toBeUndefined();
    expect(answer(now('b'), { ...made, status: 'requires_action' })).toBe('made');
    expect(answer(now('b', { placementId: 'pla_2' }), made)).toBe('made');
    // What was not known when it was made, or is not watched any more, says nothing.
    expect(answer(now('b'), task('older'))).toBe('older');
    expect(answer(need({ per: 'employee' }, { factHashes: { 'placement.pay_rate': 'b' } }), made)).toBe(
      'made',
    );
  });
});
