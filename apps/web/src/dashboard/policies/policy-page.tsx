import type { Policy, UserSession } from '@firstday/domain';
import { Heading, LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { ChangePolicyStatus } from './change-policy-status';
import { formNames } from './form-names';
import { PolicyHistory } from './policy-history';
import { PolicyState } from './policy-state';
import { ProofOfPolicy } from './proof-of-policy';
import { TestsOfPolicy } from './tests-of-policy';

interface PolicyPageProps {
  readonly session: UserSession;
  readonly id: string;
  readonly page: number;
  readonly done: unknown;
}

/** A policy: what it asks for and when, and every version of it with who changed it, when and why. */
export async function PolicyPage({ session, id, page, done }: PolicyPageProps) {
  const t = await getTranslations('policies');
  const here = paths.policy(id);
  return (
    <RequirePermission
      session={session}
      section="policies"
      needs="policy:view"
      title={t('title')}
      done={done}
    >
      {async () => {
        const policy = await readOrRedirect(here, 'policies.findById', { params: { policy_id: id } });
        return (
          <div className="dash-column">
            <Back href={paths.policies}>{t('back')}</Back>
            <Heading title={{ text: policy.name }}>
              <PolicyState status={policy.status} />
            </Heading>
            <WhatItAsks session={session} policy={policy} here={here} />
            {hasPermission(session, 'policy:edit') ? (
              <div className="fd-actions">
                <LinkButton icon="pen" href={paths.editPolicy(policy.id)}>
                  {t('edit')}
                </LinkButton>
                <ChangePolicyStatus session={session} policy={policy} here={here} />
              </div>
            ) : null}
            <TestsOfPolicy tests={policy.tests} />
            <ProofOfPolicy policy={policy} />
            <PolicyHistory session={session} policy={policy} page={page} />
          </div>
        );
      }}
    </RequirePermission>
  );
}

interface WhatItAsksProps {
  readonly session: UserSession;
  readonly policy: Policy;
  readonly here: string;
}

async function WhatItAsks({ session, policy, here }: WhatItAsksProps) {
  const t = await getTranslations('policies');
  const names = await formNames(session, here, policy.form_ids);
  const origin = policy.library_key === null ? policy.is_built_in && t('builtIn') : t('fromLibrary');
  return (
    <>
      <dl className="dash-facts">
        <div>
          <dt>{t('asksFor')}</dt>
          <dd>
            <bdi>{(names ?? policy.form_keys).join(', ')}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('when')}</dt>
          <dd>
            <bdi>{policy.sentence}</bdi>
          </dd>
        </div>
        {origin ? (
          <div>
            <dt>{t('origin')}</dt>
            <dd>{origin}</dd>
          </div>
        ) : null}
      </dl>
      {policy.library_key === null ? null : (
        <p>
          <LinkButton size="small" variant="secondary" href={paths.libraryPolicy(policy.library_key)}>
            {t('seeInLibrary')}
          </LinkButton>
        </p>
      )}
    </>
  );
}
