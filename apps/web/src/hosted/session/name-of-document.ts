import { documentName, type OnboardingSession } from '@firstday/domain';

/** The name of a form's finished document, in English as the document is. */
export function nameOfDocument({ employee, tasks }: OnboardingSession, task: string): string | undefined {
  const form = tasks.find(({ id }) => id === task)?.short_name['en'];
  return form && documentName(form, employee);
}
