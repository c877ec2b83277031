import { cache } from 'react';
import { z } from 'zod';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';

const Named = z.object({ name: z.string().nullable() }).nullish();
/** Of each what the page shows. */
export const PlacementOfPerson = z.object({
  id: z.string(),
  employer_id: z.string().nullable(),
  client_id: z.string().nullable(),
  job_id: z.string().nullable(),
  start_date: z.string().nullish(),
  end_date: z.string().nullish(),
  expanded: z.object({ employer: Named, client: Named, job: Named }).optional(),
});
export type PlacementOfPerson = z.infer<typeof PlacementOfPerson>;

/** So many are shown: who has more of them has their list over the API. */
const most = 20;

/** The placements of a person, newest first. */
export const readPlacements = cache(async (employee_id: string): Promise<PlacementOfPerson[]> => {
  const query = { employee_id, per_page: most, expand: 'employer,client,job' };
  const { data } = await readOrRedirect(paths.employee(employee_id), 'placements.list', { query });
  return z.array(PlacementOfPerson).parse(data);
});

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
