import { MissingFact } from '@firstday/domain';
import { cache } from 'react';
import { z } from 'zod';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { hasPermission, requireSession } from '../session/current-session';

const Named = z.object({ name: z.string().nullable() }).nullish();
/** Of each what the page shows. */
export const PlacementOfPerson = z.object({
  id: z.string(),
  employer_id: z.string().nullable(),
  client_id: z.string().nullable(),
  job_id: z.string().nullable(),
  start_date: z.string().nullish(),
  end_date: z.string().nullish(),
  undecided_count: z.number(),
  undecided_facts: z.array(MissingFact).optional(),
  expanded: z.object({ employer: Named, client: Named, job: Named }).optional(),
});
export type PlacementOfPerson = z.infer<typeof PlacementOfPerson>;

/** So many are shown: who has more of them has their list over the API. */
const most = 20;

/** The placements of a person, newest first. */
export const readPlacements = cache(async (employee_id: string): Promise<PlacementOfPerson[]> => {
  const path = paths.employee(employee_id);
  const named = await namedKinds(path);
  const expand = named.length > 0 ? named.join(',') : undefined;
  const query = { employee_id, per_page: most, expand };
  const { data } = await readOrRedirect(path, 'placements.list', { query });
  return z.array(PlacementOfPerson).parse(data);
});

/** The records around a placement that the reader may see: of others not even the name is asked for. */
export async function namedKinds(path: string): Promise<('client' | 'employer' | 'job')[]> {
  const session = await requireSession(path);
  return (['employer', 'client', 'job'] as const).filter((kind) => hasPermission(session, `${kind}:view`));
}

/** Job, employer and client, as far as they are known. */
export function placeOf({ expanded }: PlacementOfPerson): string {
  const { employer, client, job } = expanded ?? {};
  return [job?.name, employer?.name, client?.name].filter(Boolean).join(', ');
}

/** The forms that a placement needs. */
export const NeededForms = z.object({
  form_requirements: z.array(z.object({ form_id: z.string(), form_name: z.string() })),
});
export type NeededForms = z.infer<typeof NeededForms>;
