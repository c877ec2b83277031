import { createHash } from 'node:crypto';
import { z } from 'zod';
import { write, writeOnce, type WriteResult } from '../forms/write';
import type { ActionContext } from '../session/current-session';
import { type HireInput, knownPerson } from '../../hire/hire-input';
import { toEmployeeBody, toPlacementBody } from '../../hire/to-trial-body';

interface WrittenPerson {
  readonly id: string;
  readonly name: string;
  readonly isNew: boolean;
}

const Person = z.object({ id: z.string(), first_name: z.string(), last_name: z.string() });

/** The record of whoever is hired: the one that is there, or a new one, which is made once however often it is sent. */
export async function writePerson(
  place: ActionContext,
  hire: HireInput,
): Promise<WriteResult<WrittenPerson>> {
  const known = knownPerson(hire);
  const body = toEmployeeBody(hire);
  const written =
    known === null
      ? await writeOnce(place, 'employees.create', { body }, keyOf(hire, body))
      : await write(place, 'employees.findById', { params: { employee_id: known } });
  if (!written.ok) return written;
  const { id, first_name, last_name } = Person.parse(written.value);
  return {
    ok: true,
    value: { id, name: `${first_name} ${last_name}`.trim() || id, isNew: known === null },
  };
}

export function writePlacement(place: ActionContext, hire: HireInput, employee_id: string) {
  const body = { ...toPlacementBody(hire), employee_id, create_tasks: true };
  return writeOnce(place, 'placements.create', { body }, keyOf(hire, body));
}

/** What was changed meanwhile is another request. */
const keyOf = ({ attempt_key }: HireInput, body: unknown): string =>
  `${attempt_key}-${createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 32)}`;
