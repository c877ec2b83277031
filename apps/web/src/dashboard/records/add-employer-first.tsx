import type { UserSession } from '@firstday/domain';
import { EmptyState, LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';

/** In place of a form that takes an employer, where there is none yet. */
export async function AddEmployerFirst({ session }: { readonly session: UserSession }) {
  const t = await getTranslations('records');
  const mayAdd = hasPermission(session, 'employer:edit');
  return (
    <EmptyState
      icon="building"
      title={t('employerFirst')}
      action={
        mayAdd ? (
          <LinkButton icon="plus" href={paths.newRecord('employer')}>
            {t('employer_add')}
          </LinkButton>
        ) : null
      }
    >
      {t(mayAdd ? 'employer_emptyHint' : 'employerFirstAsk')}
    </EmptyState>
  );
}
