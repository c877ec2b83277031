import { type Check, type FormChecks, issuesIn, textAnswer } from '../../checks/check.js';
import { minorWorkPermitMessages } from './minor-work-permit-messages.js';

const issue = issuesIn(minorWorkPermitMessages);

const endsAfterIssue: Check = {
  run: ({ answers }) => {
    const [issued, ends] = [textAnswer(answers, 'task.issued_on'), textAnswer(answers, 'task.expires_on')];
    return issued !== '' && ends !== '' && ends <= issued
      ? issue(['task.expires_on'], 'permit_ends_before_issue')
      : [];
  },
};

export const minorWorkPermitChecks: FormChecks = {
  checks: { minor_permit_ends_after_issue: endsAfterIssue },
  advices: {},
};
