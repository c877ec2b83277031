import type { Policy } from '@firstday/domain';
import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import type { NamedRecord } from './model/editor-catalog';

interface ReadablePolicyProps {
  readonly policy: Pick<Policy, 'form_ids' | 'form_keys' | 'sentence'> | undefined;
  readonly forms: readonly NamedRecord[];
}

/** What stands in place of the editor until the page is alive: a policy can be read without JavaScript, not written. */
export async function ReadablePolicy({ policy, forms }: ReadablePolicyProps) {
  const [t, words] = [await getTranslations('policyEditor'), await getTranslations('policies')];
  const names = policy?.form_ids.map(
    (id, at) => forms.find(({ value }) => value === id)?.label ?? policy.form_keys[at] ?? id,
  );
  return (
    <>
      <Banner tone="muted" icon="info">
        {t('needsScript')}
      </Banner>
      {policy ? (
        <dl className="dash-facts">
          <div>
            <dt>{words('asksFor')}</dt>
            <dd>
              <bdi>{names?.join(', ')}</bdi>
            </dd>
          </div>
          <div>
            <dt>{words('when')}</dt>
            <dd>
              <bdi>{policy.sentence}</bdi>
            </dd>
          </div>
        </dl>
      ) : null}
    </>
  );
}
