import { describe, expect, it } from '@jest/globals';
import { currentEdition } from '../catalog/catalog.js';
import { employeeNameIn } from './employee-name-in.js';

const form = (key: string, answers: Record<string, string>, context: Record<string, string> = {}) => {
  const edition = currentEdition(key);
  if (!edition) throw new Error(`no form ${key}`);
  return { edition, answers, context };
};
const record = { 'employee.first_name': 'Ana', 'employee.last_name': 'Lopez' };

describe('the employee’s name on a form', () => {
  it('is what Section 1 of Form I-9 says, which no record fills in', () => {
    const answers = { 'task.first_name': 'Ana', 'task.last_name': 'O’Flores-Núñez' };
    expect(employeeNameIn(form('i-9', answers, record))).toEqual({ first: 'Ana', last: 'O’Flores-Núñez' });
    expect(employeeNameIn(form('i-9', {}, record))).toBeUndefined();
  });

  it('is what Form W-4 says, and what the record fills in there', () => {
    const answers = { 'employee.last_name': 'O’Flores-Núñez' };
    expect(employeeNameIn(form('w-4', answers, record))).toEqual({ first: 'Ana', last: 'O’Flores-Núñez' });
    expect(employeeNameIn(form('w-4', {}, record))).toEqual({ first: 'Ana', last: 'Lopez' });
  });

  it('is not there where the form does not ask for it', () => {
    expect(employeeNameIn(form('handbook', {}, record))).toBeUndefined();
  });
});
