import { z } from 'zod';
import { EverifyCase } from './everify-case.js';
import { IntegrityCheck } from './integrity-check.js';
import { OnboardingLinkLocked } from './onboarding-link.js';
import type { Permission } from './permission.js';
import { Placement } from './placement.js';
import { BankAccountChangedEvent } from './bank-change.js';
import { Client } from './client.js';
import { Employee } from './employee.js';
import { Employer } from './employer.js';
import { Job } from './job.js';
import { MessageDueEvent } from './employee-message.js';
import { RepresentativeEvent } from './representative.js';
import { SigningConsentEvent } from './signing-consent.js';
import { Task } from './task.js';

const resources = {
  employee: Employee,
  employer: Employer,
  client: Client,
  job: Job,
  task: Task,
  placement: Placement,
};
type ResourceName = keyof typeof resources;
const resourceNames = [
  'employee',
  'employer',
  'client',
  'job',
  'task',
  'placement',
] as const satisfies readonly ResourceName[];
const changes = ['created', 'updated', 'deleted'] as const;

/** What can happen to a record: the contract's kinds, and those of E-Verify beyond it. */
export const EventKind = z
  .enum([
    ...resourceNames.flatMap((noun) => changes.map((change) => `${noun}.${change}` as const)),
    'client.restored',
    'employee.restored',
    'employer.restored',
    'job.restored',
    'placement.restored',
    'task.restored',
    'task.form_pdf_generated',
    'task.compliance_due',
    'task.compliance_overdue',
    'task.reverification_required',
    'task.rehire_decided',
    'everify_case.created',
    'everify_case.updated',
    'onboarding_link.locked',
    'integrity_check.failed',
    'representative.named',
    'representative.signed',
    'representative.locked',
    'signing_consent.given',
    'signing_consent.withdrawn',
    'task.paper_copy_requested',
    'task.correction_requested',
    'message.due',
    'employee.bank_account_changed',
  ])
  .meta({ id: 'EventKind' });
export type EventKind = z.infer<typeof EventKind>;

/** What a delivery may be of: an event, or a test of the webhook itself. */
export const DeliveredKind = z.enum([...EventKind.options, 'webhook.test']).meta({ id: 'DeliveredKind' });
export type DeliveredKind = z.infer<typeof DeliveredKind>;

export interface EventFacts {
  readonly description: string;
  /** Of `data`: the resource as the API returns it, sensitive values masked. */
  readonly data: z.ZodType;
  /** What whoever is sent it must be allowed to see; nothing of a kind that says nothing of any record. */
  readonly needs?: Permission;
}

const articles: Readonly<Record<ResourceName, string>> = {
  employee: 'An employee',
  employer: 'An employer',
  client: 'A client',
  job: 'A job',
  task: 'A task',
  placement: 'A placement',
};
const changeTexts = {
  created: 'was created',
  updated: 'was changed; `data` is how it is now',
  deleted: 'was deleted; `data` is how it last was',
};

/** The data of a test. */
export const WebhookTest = z.strictObject({
  id: z.string().describe('Id of the trial event; begins with `ev_`.'),
  message: z.string().describe('A sentence that says that it is a trial.'),
});

const others: Readonly<Partial<Record<DeliveredKind, EventFacts>>> = {
  'client.restored': {
    description: 'A deleted client was restored.',
    data: Client,
    needs: 'client:view',
  },
  'employee.restored': {
    description: 'A deleted employee was brought back with a task of theirs.',
    data: Employee,
    needs: 'employee:view',
  },
  'employer.restored': {
    description: 'A deleted employer was restored.',
    data: Employer,
    needs: 'employer:view',
  },
  'job.restored': {
    description: 'A deleted job was restored.',
    data: Job,
    needs: 'job:view',
  },
  'placement.restored': {
    description: 'A placement came back with its employee.',
    data: Placement,
    needs: 'placement:view',
  },
  'task.restored': {
    description: 'A deleted task was brought back from the archive.',
    data: Task,
    needs: 'task:view',
  },
  'task.form_pdf_generated': {
    description: 'The finished PDF of a task can be downloaded.',
    data: Task,
    needs: 'task:view',
  },
  'task.compliance_due': {
    description:
      'Something that a completed form left to be done by law is due today (`GET /compliance_calendar`).',
    data: Task,
    needs: 'task:view',
  },
  'task.compliance_overdue': {
    description: 'Something that a completed form left to be done by law was not done in time.',
    data: Task,
    needs: 'task:view',
  },
  'task.reverification_required': {
    description:
      'A work authorization was revoked: the employee is to show a document, and the employer to sign by `due_at`. Tell the employee.',
    data: Task,
    needs: 'task:view',
  },
  'task.rehire_decided': {
    description:
      'For an employee who is hired again a person chose: `data` is the new form, or the earlier one whose Supplement B records it.',
    data: Task,
    needs: 'task:view',
  },
  'everify_case.created': {
    description: 'An E-Verify case was prepared.',
    data: EverifyCase,
    needs: 'everify:view',
  },
  'everify_case.updated': {
    description: 'An E-Verify case has moved on.',
    data: EverifyCase,
    needs: 'everify:view',
  },
  'onboarding_link.locked': {
    description:
      'Too many wrong answers were given to who the employee is; `data` is ids and the end of the lock.',
    data: OnboardingLinkLocked,
    needs: 'employee:view',
  },
  'integrity_check.failed': {
    description:
      'Something that is kept is not as it was recorded, or that could not be found out; `data` names tasks, and nothing that they hold.',
    data: IntegrityCheck,
    needs: 'integrity_check:view',
  },
  'representative.named': {
    description: 'The employer or the employee named who examines the documents; `data` is ids.',
    data: RepresentativeEvent,
    needs: 'task:view',
  },
  'representative.signed': {
    description: 'A representative signed for the employer: review what was signed. `data` is ids.',
    data: RepresentativeEvent,
    needs: 'task:view',
  },
  'representative.locked': {
    description: 'Too many wrong codes were given for a representative; name one anew. `data` is ids.',
    data: RepresentativeEvent,
    needs: 'task:view',
  },
  'signing_consent.given': {
    description: 'An employee agreed to sign electronically; `data` is ids.',
    data: SigningConsentEvent,
    needs: 'employee:view',
  },
  'signing_consent.withdrawn': {
    description:
      'An employee withdrew the consent to sign electronically: hand out the open forms on paper. `data` is ids.',
    data: SigningConsentEvent,
    needs: 'employee:view',
  },
  'task.paper_copy_requested': {
    description: 'The employee asks for a paper copy of this form, at no charge.',
    data: Task,
    needs: 'task:view',
  },
  'task.correction_requested': {
    description:
      'The employee asks to correct what they signed on this form: `GET /tasks/{task_id}/correction_request` has their words.',
    data: Task,
    needs: 'task:view',
  },
  'message.due': {
    description:
      'A message to an employee is due that your own system sends: `employees.getOnboardingUrl` makes the link for it. `data` is ids.',
    data: MessageDueEvent,
    needs: 'employee:view',
  },
  'employee.bank_account_changed': {
    description:
      'An employee signed a form that says where they are paid: its first account, or another one, which is on hold until `pending_until`. `data` has the last four digits of the number.',
    data: BankAccountChangedEvent,
    needs: 'task:view',
  },
  'webhook.test': { description: 'Sent on request, to see that a webhook works.', data: WebhookTest },
};

/** What a kind of event says, and the schema of its data. */
export function eventFacts(kind: DeliveredKind): EventFacts {
  const noun = resourceNames.find((name) => kind.startsWith(`${name}.`));
  const change = changes.find((name) => kind.endsWith(`.${name}`));
  if (noun && change)
    return {
      description: `${articles[noun]} ${changeTexts[change]}.`,
      data: resources[noun],
      needs: `${noun}:view`,
    };
  const facts = others[kind];
  if (!facts) throw new Error(`nothing is known of ${kind}`);
  return facts;
}
