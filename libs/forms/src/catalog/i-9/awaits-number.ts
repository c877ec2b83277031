import { textAnswer } from '../../checks/check.js';
import type { AnswersInContext } from '../../form-state.js';

export const socialSecurityNumber = 'task.social_security_number';
export const appliedForNumber = 'task.has_applied_for_ssn';

/**
 * Section 1 was signed without the number that E-Verify needs, because it was not issued yet. M-274, 3.0: the employee
 * enters it once it arrives.
 */
export const awaitsNumber = ({ answers, context }: AnswersInContext): boolean =>
  context['employer.uses_e_verify'] === true &&
  textAnswer(answers, socialSecurityNumber) === '' &&
  (textAnswer(answers, appliedForNumber) === 'yes' || context['employee.has_applied_for_ssn'] === true);
