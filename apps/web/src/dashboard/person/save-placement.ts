'use server';
import { CustomAttributes, isTypedProperty, PreviewPlacement } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { formNamesIn } from '../../i18n/form-names-in';
import { readText } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import type { PlacementEffect, PlacementState } from './placement-state';
import { NeededForms } from './read-placements';

interface KnownPlacement {
  readonly id: string;
  readonly employee_id: string;
  readonly etag: string;
  /** What the form has a choice for: the rest stays as it is. */
  readonly kinds: readonly ('client' | 'employer' | 'job')[];
}

/** Says what a change means for the person's forms, or carries it out; of two who save, the second is told. */
export async function savePlacement(
  place: ActionContext,
  known: KnownPlacement,
  before: PlacementState,
  form: FormData,
): Promise<PlacementState> {
  const attempt = before.attempt + 1;
  const given = readGiven(known, form);
  if (given.start_date && given.end_date && given.end_date < given.start_date) {
    const t = await getTranslations('person');
    return { attempt, error: { message: t('endOrder'), target: 'end_date' } };
  }
  if (readText(form, 'intent') === 'preview') return previewPlacement(place, known, given, attempt);
  const input = { params: { placement_id: known.id }, body: { ...given, create_tasks: true } };
  const saved = await write(place, 'placements.updateById', input, known.etag);
  if (!saved.ok) return { attempt, error: { message: await errorText(saved.errorCode) } };
  redirect(withQuery(paths.employee(known.employee_id), { tab: 'placements', done: 'placementSaved' }));
}

/** What is left blank is said by nobody. */
const readGiven = ({ kinds }: KnownPlacement, form: FormData) => ({
  ...(kinds.includes('employer') ? { employer_id: readText(form, 'employer') || null } : {}),
  ...(kinds.includes('client') ? { client_id: readText(form, 'client') || null } : {}),
  ...(kinds.includes('job') ? { job_id: readText(form, 'job') || null } : {}),
  start_date: readText(form, 'start_date') || null,
  end_date: readText(form, 'end_date') || null,
});

/** The placement as it would be, with what is not on this page as it is kept. */
const Kept = z.looseObject({
  custom_attributes: CustomAttributes,
  employer_id: z.string().nullable(),
  client_id: z.string().nullable(),
  job_id: z.string().nullable(),
  ...NeededForms.shape,
});

async function previewPlacement(
  place: ActionContext,
  { id, employee_id }: KnownPlacement,
  given: ReturnType<typeof readGiven>,
  attempt: number,
): Promise<PlacementState> {
  const now = await write(place, 'placements.findById', { params: { placement_id: id } });
  if (!now.ok) return { attempt, error: { message: await errorText(now.errorCode) } };
  const kept = Kept.parse(now.value);
  const { custom_attributes, employer_id, client_id, job_id } = kept;
  const stays = { ...typedOf(kept), employee_id, employer_id, client_id, job_id, custom_attributes };
  const body = PreviewPlacement.safeParse({ ...stays, ...given });
  if (!body.success) return { attempt, error: { message: await errorText('refused') } };
  const then = await write(place, 'placements.preview', { body: body.data });
  if (!then.ok) return { attempt, error: { message: await errorText(then.errorCode) } };
  return { attempt, effect: effectOf(kept, then.value, await getLocale()) };
}

/** Pay, hours and what else a placement says besides: policies ask for it. */
const typedOf = (kept: object) =>
  Object.fromEntries(Object.entries(kept).filter(([name]) => isTypedProperty('placement', name)));

function effectOf(now: NeededForms, then: NeededForms, locale: string): PlacementEffect {
  const names = formNamesIn(locale);
  const onlyIn = (some: NeededForms, others: NeededForms) =>
    some.form_requirements
      .filter(({ form_id }) => others.form_requirements.every((other) => other.form_id !== form_id))
      .map(({ form_name }) => names[form_name]?.text ?? form_name);
  return { gained: onlyIn(then, now), lost: onlyIn(now, then) };
}
