import type { Policy, UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { toActionContext } from '../session/current-session';
import { setPolicyStatus } from './set-policy-status';

interface ChangePolicyStatusProps {
  readonly session: UserSession;
  readonly policy: Policy;
  readonly here: string;
}

/** Makes a policy active, or takes an active one out of use: either is a version, and can be taken back. */
export async function ChangePolicyStatus({ session, policy, here }: ChangePolicyStatusProps) {
  const t = await getTranslations('policies');
  const status = policy.status === 'active' ? 'archived' : 'active';
  return (
    <ActionForm
      send={setPolicyStatus.bind(null, toActionContext(session, here), { id: policy.id, status })}
      words={await formLabels()}
    >
      <div className="fd-actions">
        <Submit variant="secondary">{status === 'active' ? t('activate') : t('archive')}</Submit>
      </div>
    </ActionForm>
  );
}
