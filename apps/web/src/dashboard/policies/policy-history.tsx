import './policy-history.css';
import type { Policy, PolicyRevision, UserSession } from '@firstday/domain';
import { LinkButton } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';
import { Day } from '../shell/day';
import { ListSection } from '../shell/list-section';

interface PolicyHistoryProps {
  readonly session: UserSession;
  readonly policy: Policy;
  readonly page: number;
}

/** Every version, the newest first; an earlier one can be brought back. */
export async function PolicyHistory({ session, policy, page }: PolicyHistoryProps) {
  const t = await getTranslations('policies');
  const path = paths.policy(policy.id);
  const { data, total_pages } = await readOrRedirect(path, 'policies.listVersions', {
    params: { policy_id: policy.id },
    query: { page, per_page: 20 },
  });
  const mayRollBack = hasPermission(session, 'policy:edit');
  return (
    <ListSection title={t('history')} path={path} page={page} of={total_pages}>
      <ol className="policy-history">
        {data.map((revision) => (
          <li key={revision.version}>
            <Revision revision={revision} />
            {mayRollBack && revision.version !== policy.version ? (
              <LinkButton
                size="small"
                variant="secondary"
                href={paths.rollBackPolicy(policy.id, revision.version)}
                aria-label={t('bringBackOne', { version: revision.version })}
              >
                {t('bringBack')}
              </LinkButton>
            ) : null}
          </li>
        ))}
      </ol>
    </ListSection>
  );
}

async function Revision({ revision }: { readonly revision: PolicyRevision }) {
  const [t, locale] = [await getTranslations('policies'), await getLocale()];
  const { version, changed, changed_by: by, reason, at, name, sentence } = revision;
  return (
    <div>
      <h3>{t('version', { version })}</h3>
      <p className="fd-hint">
        <Day moment={at} locale={locale} />
        {' · '}
        <Who by={by} />
      </p>
      {reason === null ? null : (
        <p>
          <bdi>{reason}</bdi>
        </p>
      )}
      {changed.length === 0 ? null : (
        <p>{t('whatChanged', { parts: changed.map((part) => t(`part_${part}`)).join(', ') })}</p>
      )}
      <p className="fd-hint">
        <bdi>{name}</bdi>: <bdi>{sentence}</bdi>
      </p>
    </div>
  );
}

/** By name where they have one, else what they used. */
async function Who({ by }: { readonly by: PolicyRevision['changed_by'] }) {
  const t = await getTranslations('policies');
  const log = await getTranslations('securityLog');
  if (by === null) return t('unknownActor');
  if (by.name !== null) return <bdi>{by.name}</bdi>;
  return by.kind === 'product' ? t('actor_product') : log(`actor_${by.kind}`);
}
