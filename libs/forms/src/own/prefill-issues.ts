import type { FormContent } from '@firstday/domain';
import type { ContentIssue } from './content-issue.js';

const number = 'employee.social_security_number';

/** A Social Security number fills what is always masked, and what the employee answers: nobody learns it by making a form. */
export function prefillIssues({ sections }: FormContent): readonly ContentIssue[] {
  return sections.flatMap(({ assignee_type, pages }, section) =>
    pages.flatMap(({ fields }, page) =>
      fields.flatMap(({ kind, prefill }, field) =>
        prefill !== number || (kind === 'ssn' && assignee_type === 'employee')
          ? []
          : {
              path: ['sections', section, 'pages', page, 'fields', field, 'prefill'],
              message: 'Expected it only for an `ssn` in a section of the employee',
            },
      ),
    ),
  );
}
