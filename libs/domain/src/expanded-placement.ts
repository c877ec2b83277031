import { z } from 'zod';
import { Client } from './client.js';
import { Employee } from './employee.js';
import { Employer } from './employer.js';
import { Form } from './form.js';
import { Job } from './job.js';
import { Placement } from './placement.js';
import { Task } from './task.js';

/** What an answer can bring along, each instead of a request of its own. */
const expanded = {
  employee: Employee.nullable().optional().describe('The employee of `employee_id`.'),
  employer: Employer.nullable().optional().describe('The employer of `employer_id`.'),
  client: Client.nullable().optional().describe('The client of `client_id`.'),
  job: Job.nullable().optional().describe('The job of `job_id`.'),
};

const meaning =
  'The records that `expand` asked for, each as it answers itself; null where there is none, or none that the caller may see.';

/** A placement, with the records that it names where that was asked for. */
export const ExpandedPlacement = Placement.extend({
  expanded: z.strictObject(expanded).optional().describe(meaning),
}).meta({ id: 'ExpandedPlacement' });

/** A task, with the records that it names where that was asked for. */
export const ExpandedTask = Task.extend({
  expanded: z
    .strictObject({ ...expanded, form: Form.nullable().optional().describe('The form of `form_id`.') })
    .optional()
    .describe(meaning),
}).meta({ id: 'ExpandedTask' });
