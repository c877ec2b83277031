import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { Confirm } from '../shell/confirm';
import { RequirePermission } from '../shell/require-permission';
import { rollBackPolicy } from './roll-back-policy';

interface RollBackPageProps {
  readonly session: UserSession;
  readonly id: string;
  readonly version: number;
}

/** Brings an earlier version of a policy back, as a new one. */
export async function RollBackPage({ session, id, version }: RollBackPageProps) {
  const t = await getTranslations('policies');
  const here = paths.rollBackPolicy(id, version);
  return (
    <RequirePermission session={session} section="policies" needs="policy:edit" title={t('title')}>
      {async () => {
        const params = { policy_id: id };
        const policy = await readOrRedirect(here, 'policies.findById', { params });
        if (version >= policy.version) notFound();
        // The newest is on the first page, and nothing is between two versions.
        const query = { page: policy.version - version + 1, per_page: 1 };
        const { data } = await readOrRedirect(here, 'policies.listVersions', { params, query });
        const revision = data.find((one) => one.version === version) ?? notFound();
        return (
          <Confirm
            title={t('rollBackTitle', { name: policy.name, version })}
            send={rollBackPolicy.bind(null, toActionContext(session, here), { id, version })}
            submit={t('bringBack')}
            keep={paths.policy(id)}
          >
            <p>{t('rollBackHint')}</p>
            <dl className="dash-facts">
              <div>
                <dt>{t('now')}</dt>
                <dd>
                  <bdi>{policy.name}</bdi>: <bdi>{policy.sentence}</bdi>
                </dd>
              </div>
              <div>
                <dt>{t('then')}</dt>
                <dd>
                  <bdi>{revision.name}</bdi>: <bdi>{revision.sentence}</bdi>
                </dd>
              </div>
            </dl>
          </Confirm>
        );
      }}
    </RequirePermission>
  );
}
