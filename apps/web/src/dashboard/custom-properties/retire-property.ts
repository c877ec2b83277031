'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

export type PropertyEnd = 'delete' | 'deprecate';

const operations = {
  delete: 'custom_properties.deleteById',
  deprecate: 'custom_properties.deprecateById',
} as const;

/** Takes no new values from now on, or is gone altogether where nothing uses it. */
export async function retireProperty(
  place: ActionContext,
  { id, end }: { readonly id: string; readonly end: PropertyEnd },
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const retired = await write(place, operations[end], { params: { custom_property_id: id } });
  if (retired.ok)
    redirect(
      withQuery(paths.customProperties, {
        done: end === 'delete' ? 'propertyDeleted' : 'propertyDeprecated',
      }),
    );
  const { problem, errorCode } = retired;
  if (problem?._tag !== 'BadRequestError')
    return rejectForm(before, form, [{ message: await errorText(errorCode) }]);
  const t = await getTranslations('customProperties');
  const by = /it is in use by (.+)$/.exec(problem.message)?.[1];
  return rejectForm(before, form, [{ message: by === undefined ? t('inUse') : t('inUseBy', { by }) }]);
}
