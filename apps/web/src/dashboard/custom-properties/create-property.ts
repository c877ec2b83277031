'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { readForm } from '../forms/read-form';
import { refusedIssues } from '../forms/refused-issues';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { propertyAdvice } from './property-advice';
import { PropertyInput } from './property-input';

export async function createProperty(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const advice = await propertyAdvice();
  const read = readForm(PropertyInput, form, advice);
  if (!read.ok) return rejectForm(before, form, read.issues);
  const made = await write(place, 'custom_properties.create', { body: read.input });
  if (made.ok) redirect(withQuery(paths.customProperty(made.value.id), { done: 'propertyMade' }));
  if (made.problem?._tag !== 'BadRequestError')
    return rejectForm(before, form, await refusedIssues(made, advice));
  // Taken, a property that every record has, or one that must be protected: each is about the name.
  const t = await getTranslations('customProperties');
  return rejectForm(before, form, [{ target: 'name', message: t('nameRefused') }]);
}
