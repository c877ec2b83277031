import { effectiveAnswers } from '../effective-answers.js';
import { fieldsOf } from '../find-field.js';
import type { AnsweredForm } from '../form-state.js';
import type { RecordedName } from './is-name-of.js';

/** The employee's name as entered on a form; undefined where the form does not ask for it. */
export function employeeNameIn(form: AnsweredForm): RecordedName | undefined {
  const answers = effectiveAnswers(form);
  const entered = (fact: string) => {
    const field = fieldsOf(form.edition).find(({ path, prefill }) => path === fact || prefill === fact);
    const answer = field && answers[field.path];
    return typeof answer === 'string' ? answer : '';
  };
  const [first, last] = [entered('employee.first_name'), entered('employee.last_name')];
  return first === '' && last === '' ? undefined : { first, last };
}
