import { describe, expect, it } from '@jest/globals';
import { adviceByPath } from './advice-by-path';

describe('advice on a field', () => {
  it('is one text of all that is advised, and leaves out what belongs to no field', () => {
    const advice = adviceByPath([
      { path: 'task.list_c', message: 'One.' },
      { message: 'Of the page.' },
      { path: 'task.list_a_1', message: 'Another.' },
      { path: 'task.list_c', message: 'Two.' },
    ]);
    expect([...advice]).toEqual([
      ['task.list_c', 'One. Two.'],
      ['task.list_a_1', 'Another.'],
    ]);
  });
});
