import { z } from 'zod';
import { AddressInput } from './address.js';
import { Outcome } from './condition.js';
import { CreateEmployee } from './employee.js';
import { FormKey } from './form-key.js';
import { ClientId, EmployeeId, EmployerId, FormId, JobId, PlacementId } from './id-kind.js';
import { LocaleTag } from './locale-tag.js';
import { CreatePlacement } from './placement.js';
import { DateTimeUtc, drawableText, text } from './scalar-value.js';

/** A record of which a component knows what it is called. */
const named = (id: z.ZodType<string>) =>
  z.strictObject({ id, name: z.string().describe('What it is called.') });

/** Beyond the contract: for whom an embedded component may add somebody. */
export const PlacementBounds = z
  .strictObject({
    employer: named(EmployerId).describe('Who employs whoever is added; nobody else can be chosen.'),
    client: named(ClientId).nullable().describe('Where they are placed; null where that can be chosen.'),
    job: named(JobId).nullable().describe('What they are hired as; null where that can be chosen.'),
    may_choose_client: z.boolean().describe('Whether clients can be chosen from.'),
    may_choose_job: z.boolean().describe('Whether jobs can be chosen from.'),
  })
  .meta({ id: 'PlacementBounds' });
export type PlacementBounds = z.infer<typeof PlacementBounds>;

export const PlacementChoicesQuery = z.object({
  kind: z.enum(['client', 'job']).describe('What is to be chosen.'),
  name: text(200).optional().describe('With this in the name.'),
});
export type PlacementChoicesQuery = z.infer<typeof PlacementChoicesQuery>;

export const PlacementChoices = z
  .strictObject({
    data: z
      .array(named(z.string().describe('Id of the client or job.')))
      .describe('The first twenty by their names.'),
  })
  .meta({ id: 'PlacementChoices' });
export type PlacementChoices = z.infer<typeof PlacementChoices>;

const { shape } = CreatePlacement;

/** What is said of the work; the employer is the session's. */
const work = {
  client_id: shape.client_id,
  job_id: shape.job_id,
  worker_type: shape.worker_type,
  works_remotely: shape.works_remotely,
  pay_rate: shape.pay_rate,
  pay_basis: shape.pay_basis,
  pay_frequency: shape.pay_frequency,
  regular_payday: shape.regular_payday,
  overtime_status: shape.overtime_status,
};

const person = CreateEmployee.shape;

/** Somebody new, and their work. */
export const CreateComponentPlacement = z.strictObject({
  first_name: person.first_name,
  last_name: person.last_name,
  email: person.email,
  address: AddressInput.describe('Home address: state tax forms go by it.'),
  start_date: shape.start_date.unwrap().unwrap().describe('The first day of work, `YYYY-MM-DD`.'),
  ...work,
  locale: LocaleTag.optional().describe('The language in which the link opens.'),
});
export type CreateComponentPlacement = z.output<typeof CreateComponentPlacement>;

const part = (most: number, description: string) =>
  drawableText(most).nullable().optional().describe(description);

/** The same as it is typed so far. */
export const ExplainComponentPlacement = z.strictObject({
  address: z
    .strictObject({
      city: part(255, 'City or town.'),
      state: part(100, 'State: in the United States two letters.'),
      zip: part(20, 'ZIP or postal code.'),
      country: part(100, 'Country.'),
    })
    .nullable()
    .optional()
    .describe('What is known of the home address so far.'),
  start_date: shape.start_date,
  ...work,
});
export type ExplainComponentPlacement = z.output<typeof ExplainComponentPlacement>;

export const ComponentPlacement = z
  .strictObject({
    placement_id: PlacementId,
    employee_id: EmployeeId,
    url: z
      .string()
      .nullable()
      .describe('The link to hand over; null where whoever made the component’s link may make none.'),
  })
  .meta({ id: 'ComponentPlacement' });
export type ComponentPlacement = z.infer<typeof ComponentPlacement>;

/** What a policy says, without the values that it was decided by. */
export const PolicyReason = z
  .strictObject({
    policy_id: z.string().describe("The policy; a built-in one's id begins with `pol_` as well."),
    policy_name: z.string().describe('What the policy is called.'),
    outcome: Outcome.describe(
      '`met`: its forms are required. `unmet`: they are not. `unknown`: facts are missing to decide.',
    ),
    sentence: z.string().describe('Why, in a sentence.'),
    citation: z.string().nullable().describe('The law behind it; null where none is known.'),
    missing_facts: z
      .array(z.string())
      .describe('Paths of the facts that nobody has given, such as `job.address.state`.'),
    forms: z
      .array(
        z.strictObject({
          form_id: FormId,
          form_key: FormKey,
          form_name: z.string().describe('Name of the form.'),
        }),
      )
      .describe('The forms that the policy asks for.'),
  })
  .meta({ id: 'PolicyReason' });
export type PolicyReason = z.infer<typeof PolicyReason>;

export const PolicyReasons = z
  .strictObject({ policies: z.array(PolicyReason).describe('Every active policy, with what came of it.') })
  .meta({ id: 'PolicyReasons' });
export type PolicyReasons = z.infer<typeof PolicyReasons>;

/** Which forms one placement has, which not, and why. */
export const ExplainedPlacement = z
  .strictObject({
    placement_id: PlacementId,
    employer_name: z.string().nullable().describe('Who employs the person; null where that is not said.'),
    client_name: z.string().nullable().describe('Where they are placed; null without a client.'),
    job_name: z.string().nullable().describe('What they are hired as; null where that is not said.'),
    start_date: z.string().nullable().describe('The first day of work; null where it is not known.'),
    decided_at: DateTimeUtc.describe('When the policies were asked last.'),
    policies: z.array(PolicyReason).describe('Every policy that was active then, with what came of it.'),
  })
  .meta({ id: 'ExplainedPlacement' });
export type ExplainedPlacement = z.infer<typeof ExplainedPlacement>;

export const ExplainedPlacements = z
  .strictObject({
    employee_name: z.string().describe('Whose placements they are.'),
    data: z.array(ExplainedPlacement).describe('Their placements, the newest first, at most twenty.'),
  })
  .meta({ id: 'ExplainedPlacements' });
export type ExplainedPlacements = z.infer<typeof ExplainedPlacements>;
