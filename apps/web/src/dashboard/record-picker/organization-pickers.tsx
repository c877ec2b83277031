import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { hasPermission } from '../session/current-session';
import { RecordPicker } from './record-picker';

interface OrganizationPickersProps {
  readonly session: UserSession;
  /** What was chosen before, by its id; a list that is not narrowed by client says nothing of it. */
  readonly asked: { readonly employer: string; readonly client?: string };
}

/** Of which employer a list shows records, and of which client: for those who may see these. */
export async function OrganizationPickers({ session, asked }: OrganizationPickersProps) {
  const t = await getTranslations('recordPicker');
  return (
    <>
      {hasPermission(session, 'employer:view') ? (
        <RecordPicker
          kind="employer"
          name="employer"
          label={t('employer')}
          chosen={asked.employer}
          placeholder={t('anyEmployer')}
        />
      ) : null}
      {asked.client !== undefined && hasPermission(session, 'client:view') ? (
        <RecordPicker
          kind="client"
          name="client"
          label={t('client')}
          chosen={asked.client}
          placeholder={t('anyClient')}
        />
      ) : null}
    </>
  );
}
