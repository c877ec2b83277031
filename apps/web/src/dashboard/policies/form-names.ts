import type { UserSession } from '@firstday/domain';
import { readOrRedirect } from '../forms/write';
import { hasPermission } from '../session/current-session';

/** The names of forms, in the order given; null for whoever may not see forms. */
export async function formNames(
  session: UserSession,
  here: string,
  ids: readonly string[],
): Promise<string[] | null> {
  if (!hasPermission(session, 'form:view')) return null;
  const forms = await Promise.all(
    ids.map((form_id) => readOrRedirect(here, 'forms.findById', { params: { form_id } })),
  );
  return forms.map(({ name }) => name);
}
