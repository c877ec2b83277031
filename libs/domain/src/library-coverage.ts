import { z } from 'zod';
import { FormKey } from './form-key.js';
import { EmployerId, FormId, PlacementId, PolicyId } from './id-kind.js';
import { FactMark, LibraryKind } from './library-entry.js';
import { PolicyStatus } from './policy.js';
import { DateTimeUtc, text } from './scalar-value.js';
import { SecurityActorKind } from './security-event.js';

/** What an account has decided about a policy of the library. */
export const CoverageStatus = z
  .enum(['asked', 'waived', 'narrowed', 'waits_for_file', 'draft', 'unsure', 'undecided'])
  .describe(
    '`asked`: active policies ask for the forms wherever the library does. `waived`: the account does not ask, and says why. `narrowed`: active policies ask only some of those whom the library asks. `waits_for_file`: a draft, because an official file is missing. `draft`: a draft, for example because its form is not published. `unsure`: a draft, because someone has to check a fact of the law. `undecided`: nobody has decided.',
  );
export type CoverageStatus = z.infer<typeof CoverageStatus>;

/** Whether nothing is left to decide: it is asked, or waived by name. */
export const isDecided = (status: CoverageStatus): boolean => status === 'asked' || status === 'waived';

export const LibraryWaiver = z
  .strictObject({
    reason: z.string().describe('Why the account does not ask for the forms.'),
    waived_at: DateTimeUtc.describe('When it was waived.'),
    waived_by: z
      .strictObject({
        kind: SecurityActorKind.describe('What kind of credential it was.'),
        id: z.string().nullable().describe('Id of the user or API token; null where it is not known.'),
        name: z.string().nullable().describe('What it is called now; null where it has no name, or is gone.'),
      })
      .describe('Who waived it.'),
  })
  .meta({
    id: 'LibraryWaiver',
    description: 'That an account does not ask for what a policy of the library asks for.',
  });
export type LibraryWaiver = z.infer<typeof LibraryWaiver>;

export const WaiveLibraryPolicy = z.strictObject({
  reason: text(2000, 3)
    .refine((reason) => reason.trim().length >= 3, 'Expected a reason')
    .describe('Why the account does not ask for the forms: 3 to 2000 characters.'),
});
export type WaiveLibraryPolicy = z.infer<typeof WaiveLibraryPolicy>;

const coveredForm = z.strictObject({
  key: FormKey,
  name: z.string().describe('What people call it.'),
  form_id: FormId.nullable().describe('The account’s form, or its draft; null where it has none.'),
});
const askingPolicy = z.strictObject({
  policy_id: PolicyId,
  name: z.string().describe('What people call it.'),
});

export const CoveredPolicy = z
  .strictObject({
    library_key: z.string().describe('Which policy of the library it is.'),
    name: z.string().describe('What people call it.'),
    jurisdiction: z.string().describe('`US`, or the postal code of a state, such as `CA`.'),
    kind: LibraryKind.describe('What it is about.'),
    citation: z.string().nullable().describe('The law that asks for the forms; null where none does.'),
    forms: z.array(coveredForm).describe('The forms that it asks for.'),
    how_sure: FactMark.nullable().describe(
      'The weakest of the facts that it rests on; null where it rests on none.',
    ),
    status: CoverageStatus,
    policy_id: PolicyId.nullable().describe('The account’s policy from the library; null where it has none.'),
    policy_status: PolicyStatus.nullable().describe('Whether that policy is asked.'),
    asked_by: z.array(askingPolicy).describe('The active policies that ask for its forms.'),
    not_asked: z
      .string()
      .nullable()
      .describe(
        'For `narrowed`: facts of a placement that the library asks and the account does not. Null elsewhere, and where none was found in time.',
      ),
    waiver: LibraryWaiver.nullable().describe('Why it is not asked; null where it is not waived.'),
  })
  .meta({
    id: 'CoveredPolicy',
    description: 'A policy of the library, and what the account has decided about it.',
  });
export type CoveredPolicy = z.infer<typeof CoveredPolicy>;

const hire = {
  placement_id: PlacementId.nullable().describe(
    'A placement that is there; null where the caller sees none.',
  ),
  employer_id: EmployerId.nullable().describe('An employer that is there; null where the caller sees none.'),
};

export const JurisdictionCoverage = z
  .strictObject({
    jurisdiction: z.string().describe('`US`, or the postal code of a state or territory, such as `CA`.'),
    name: z.string().describe('Its name in English.'),
    is_hired_in: z
      .boolean()
      .describe('Whether the caller sees a placement there that is not over, or an employer.'),
    ...hire,
    is_decided: z
      .boolean()
      .describe(
        'Whether each policy that the library knows for it is `asked` or `waived`. The library may know none.',
      ),
    policies: z.array(CoveredPolicy).describe('What the library knows for it, by name.'),
  })
  .meta({
    id: 'JurisdictionCoverage',
    description: 'What the library knows for a place, and what the account has decided.',
  });
export type JurisdictionCoverage = z.infer<typeof JurisdictionCoverage>;

export const CoverageCounterexample = z
  .strictObject({
    jurisdiction: z.string().describe('Where it is missing.'),
    library_key: z.string().describe('Which policy of the library it is.'),
    name: z.string().describe('What people call it.'),
    forms: z.array(coveredForm).describe('The forms that are not asked for.'),
    status: CoverageStatus,
    ...hire,
  })
  .meta({ id: 'CoverageCounterexample', description: 'A form that is neither asked for nor waived.' });

export const CoverageProof = z
  .strictObject({
    outcome: z
      .enum(['decided', 'not_decided', 'not_known'])
      .describe(
        '`decided`: each policy that the library knows for each place with a placement or an employer is asked or waived. `not_decided`: `counterexample` names the first that is neither. `not_known`: none was found, and `unknown_because` says what was not seen.',
      ),
    counterexample: CoverageCounterexample.nullable().describe('The first one; null where there is none.'),
    unknown_because: z
      .enum(['not_all_visible', 'work_state_unknown'])
      .nullable()
      .describe(
        '`not_all_visible`: the caller does not see every placement, employee, job and employer. `work_state_unknown`: the state of work of `unplaced_placement_id` is not known. Null otherwise.',
      ),
    unplaced_placement_id: PlacementId.nullable().describe(
      'A placement in the United States, or in a country that is not known, whose state is not known; null where there is none.',
    ),
  })
  .meta({ id: 'CoverageProof', description: 'Whether anything that the library knows was left undecided.' });
export type CoverageProof = z.infer<typeof CoverageProof>;

export const LibraryCoverage = z
  .strictObject({
    proof: CoverageProof.describe('Of all places where the account hires, whatever was asked for.'),
    jurisdictions: z.array(JurisdictionCoverage).describe('`US` first, then by name.'),
  })
  .meta({ id: 'LibraryCoverage' });
export type LibraryCoverage = z.infer<typeof LibraryCoverage>;

export const LibraryCoverageQuery = z.object({
  places: z
    .enum(['hired', 'all'])
    .optional()
    .describe('`hired`, as without it: where the account hires. `all`: every state and territory.'),
  jurisdiction: text(8)
    .optional()
    .meta({ description: 'This one alone, whether the account hires there or not.', examples: ['CA'] }),
});
export type LibraryCoverageQuery = z.infer<typeof LibraryCoverageQuery>;

export const LibraryPlan = z
  .strictObject({
    adds: z
      .array(CoveredPolicy)
      .describe('The policies that are added, with the status that they have then.'),
    stays: z
      .array(CoveredPolicy)
      .describe('The policies that are left alone, because the account has or waived them.'),
  })
  .meta({ id: 'LibraryPlan', description: 'What one act adds of the library, and what it leaves alone.' });
export type LibraryPlan = z.infer<typeof LibraryPlan>;
