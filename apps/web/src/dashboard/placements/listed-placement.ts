import { z } from 'zod';

const Named = z.object({ id: z.string(), name: z.string().nullable() }).nullish();
const Person = z.object({ id: z.string(), first_name: z.string(), last_name: z.string() }).nullish();

/** A placement, as a list shows it: with the names of the records that the reader may see. */
export const ListedPlacement = z.object({
  id: z.string(),
  created_at: z.string(),
  start_date: z.string().nullish(),
  end_date: z.string().nullish(),
  undecided_count: z.number(),
  progress: z.object({ forms_required: z.number(), forms_completed: z.number() }),
  expanded: z.object({ employee: Person, employer: Named, client: Named, job: Named }).partial().optional(),
});
export type ListedPlacement = z.infer<typeof ListedPlacement>;

export const personName = (person: z.infer<typeof Person>): string =>
  person ? `${person.first_name} ${person.last_name}`.trim() : '';
