import { describe, expect, it } from '@jest/globals';
import { PreviewInput, toComponentBody } from './preview-input';

const employee = 'ee_1ChFExampLe11111111111';

describe('what is previewed', () => {
  it('is of an employee where the component is of one', () => {
    const asked = PreviewInput.safeParse({ component: 'employee/tasks', employee: '', view: '' });
    expect(asked.error?.issues[0]?.path).toEqual(['employee']);
    const chosen = PreviewInput.parse({ component: 'employee/tasks', employee, view: '' });
    expect(toComponentBody(chosen)).toEqual({ component: 'employee/tasks', employee_id: employee });
  });

  it('is a whole list, whichever employee was chosen before', () => {
    const chosen = PreviewInput.parse({ component: 'employees/list', employee, view: '' });
    expect(toComponentBody(chosen)).toEqual({ component: 'employees/list' });
  });

  it('is no component that there is not', () => {
    expect(PreviewInput.safeParse({ component: 'users/list', employee: '', view: '' }).success).toBe(false);
  });
});
