'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { readForm } from '../forms/read-form';
import { refusedIssues } from '../forms/refused-issues';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { organizationAdvice } from './organization-advice';
import { OrganizationInput } from './organization-input';

/** Makes a connected organization, or changes the one that is named. */
export async function saveOrganization(
  place: ActionContext,
  uid: string | undefined,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const advice = await organizationAdvice();
  const read = readForm(OrganizationInput, form, advice);
  if (!read.ok) return rejectForm(before, form, read.issues);
  const { input: body } = read;
  if (!body.supported_languages.includes(body.default_language)) {
    const t = await getTranslations('connectedOrganizations');
    return rejectForm(before, form, [{ target: 'default_language', message: t('defaultAmong') }]);
  }
  const saved =
    uid === undefined
      ? await write(place, 'connected_organizations.create', { body })
      : await write(place, 'connected_organizations.updateById', { params: { uid }, body });
  if (!saved.ok) return rejectForm(before, form, await refusedIssues(saved, advice));
  const done = uid === undefined ? 'organizationMade' : 'organizationSaved';
  redirect(withQuery(paths.connectedOrganization(saved.value.id), { done }));
}
