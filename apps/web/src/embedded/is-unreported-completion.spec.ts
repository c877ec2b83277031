import { describe, expect, it } from '@jest/globals';
import { isUnreportedCompletion } from './is-unreported-completion';

describe('the completion of a task', () => {
  it('is told once, and again where the task was opened again and completed anew', () => {
    const task = { id: 'task_1', completed_at: '2026-11-21T10:00:00.000Z' };
    expect(isUnreportedCompletion({ ...task, completed_at: null })).toBe(false);
    expect([1, 2, 3].map(() => isUnreportedCompletion({ ...task }))).toEqual([true, false, false]);
    expect(isUnreportedCompletion({ ...task, id: 'task_2' })).toBe(true);
    expect(isUnreportedCompletion({ ...task, completed_at: '2026-11-22T10:00:00.000Z' })).toBe(true);
  });
});
