import type { HireWords } from './hire-words';

/** A control of the form, as it is called there. */
interface FieldOfFact {
  readonly id: string;
  readonly label: string;
}

/** The control that gives a fact; undefined for one that nothing on the form gives. */
export function missingField(
  path: string,
  words: HireWords,
  isPersonKnown: boolean,
): FieldOfFact | undefined {
  const { pay, field } = words;
  const own: Readonly<Record<string, FieldOfFact>> = {
    'placement.start_date': { id: 'start_date', label: words.startDate },
    'placement.worker_type': { id: 'worker_type', label: words.workerType },
    'placement.works_remotely': { id: 'works_remotely', label: words.remote },
    'placement.pay_rate': { id: 'pay_rate', label: pay.rate },
    'placement.pay_basis': { id: 'pay_basis', label: pay.basis },
    'placement.pay_frequency': { id: 'pay_frequency', label: pay.frequency },
    'placement.regular_payday': { id: 'regular_payday', label: pay.payday },
    'placement.overtime_status': { id: 'overtime_status', label: pay.overtime },
  };
  const home: Readonly<Record<string, FieldOfFact>> = {
    'employee.address.state': { id: 'state', label: field.region },
    'employee.address.country': { id: 'country', label: field.country },
    'employee.address.city': { id: 'city', label: field.city },
    'employee.address.zip': { id: 'zip', label: field.postalCode },
  };
  if (path.startsWith('work_location.') || path.startsWith('job.')) return { id: 'job_id', label: words.job };
  if (path.startsWith('employer.')) return { id: 'employer_id', label: words.employer };
  if (path.startsWith('client.')) return { id: 'client_id', label: words.client };
  return own[path] ?? (isPersonKnown ? undefined : home[path]);
}

/** Goes to a control; of a date to its first part. */
export function focusField(id: string): void {
  const control = document.getElementById(id);
  control?.focus();
  if (control && document.activeElement !== control)
    control.querySelector<HTMLElement>('input, select, button, [tabindex="0"]')?.focus();
  control?.scrollIntoView({ block: 'center' });
}
