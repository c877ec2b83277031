import type { UserSession } from '@firstday/domain';
import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { Confirm } from '../shell/confirm';
import { RequirePermission } from '../shell/require-permission';
import { readDraft } from './read-draft';
import { retireForm } from './retire-form';

interface RetireFormPageProps {
  readonly session: UserSession;
  readonly id: string;
}

/** Takes a form out of use, or back into it. */
export async function RetireFormPage({ session, id }: RetireFormPageProps) {
  const t = await getTranslations('forms');
  const here = paths.retireForm(id);
  return (
    <RequirePermission session={session} section="forms" needs="form:edit" title={t('title')}>
      {async () => {
        const { draft } = await readDraft(here, id);
        const name = draft.content.short_name['en'] ?? draft.key;
        const isRetired = draft.retired_at !== null;
        const asking = isRetired ? [] : await policiesAsking(session, here, id);
        return (
          <Confirm
            title={isRetired ? t('restoreTitle', { name }) : t('retireTitle', { name })}
            send={retireForm.bind(null, toActionContext(session, here), { id, isRetired })}
            submit={isRetired ? t('restore') : t('retire')}
            keep={paths.form(id)}
          >
            <p>{isRetired ? t('restoreHint') : t('retireHint')}</p>
            {asking.length > 0 ? (
              <Banner tone="warn" icon="alert" title={t('askedFor', { count: asking.length })}>
                <ul>
                  {asking.map((policy) => (
                    <li key={policy}>
                      <bdi>{policy}</bdi>
                    </li>
                  ))}
                </ul>
              </Banner>
            ) : null}
          </Confirm>
        );
      }}
    </RequirePermission>
  );
}

/** The names of active policies that ask for it, of those on the first hundred. */
async function policiesAsking(session: UserSession, here: string, id: string): Promise<string[]> {
  if (!hasPermission(session, 'policy:view')) return [];
  const query = { status: 'active', per_page: 100 } as const;
  const { data } = await readOrRedirect(here, 'policies.list', { query });
  return data.filter(({ form_ids }) => form_ids.includes(id)).map(({ name }) => name);
}
