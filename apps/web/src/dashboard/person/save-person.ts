'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { readForm } from '../forms/read-form';
import { refusedIssues } from '../forms/refused-issues';
import { write } from '../forms/write';
import { withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { customValues, type EditedProperty } from './edited-property';
import { personAdvice } from './person-advice';
import { PersonInput } from './person-input';

interface KnownPerson {
  readonly id: string;
  readonly etag: string;
  readonly properties: readonly EditedProperty[];
}

/** The details as they were typed; of two who save, the second is told. */
export async function savePerson(
  place: ActionContext,
  { id, etag, properties }: KnownPerson,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const advice = await personAdvice();
  const read = readForm(PersonInput, form, advice);
  if (!read.ok) return rejectForm(before, form, read.issues);
  const body = { ...toBody(read.input), custom_attributes: customValues(properties, form) };
  const saved = await write(place, 'employees.updateById', { params: { employee_id: id }, body }, etag);
  if (!saved.ok) return rejectForm(before, form, await refusedIssues(saved, advice));
  redirect(withQuery(place.path, { tab: 'details', done: 'personSaved' }));
}

function toBody(input: ReturnType<typeof PersonInput.parse>) {
  const { street, secondary, city, state, zip, country, ...rest } = input;
  const isGiven = street !== null && city !== null && state !== null && country !== null;
  return { ...rest, address: isGiven ? { street, secondary, city, state, zip, country } : null };
}
