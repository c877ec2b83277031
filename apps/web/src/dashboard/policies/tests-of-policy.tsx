import type { Policy } from '@firstday/domain';
import { StatusWord } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';

/** What the policy has to say of example placements, and how each comes out now. */
export async function TestsOfPolicy({ tests }: Pick<Policy, 'tests'>) {
  if (tests.length === 0) return null;
  const [t, words] = [await getTranslations('policies'), await getTranslations('policyTests')];
  return (
    <section className="hosted-section">
      <h2>{t('testsTitle')}</h2>
      <ul className="policy-history">
        {tests.map(({ name, expected, outcome, sentence }, at) => (
          <li key={at}>
            <div>
              <h3>
                <bdi>{name}</bdi>
              </h3>
              <p>
                {words('expected')} {words(`expected_${expected}`)}
              </p>
              <p className="fd-hint">
                <bdi>{sentence}</bdi>
              </p>
            </div>
            {outcome === expected ? (
              <StatusWord tone="good" icon="check" word={words('passes')} />
            ) : (
              <StatusWord tone="bad" icon="alert" word={words('fails')} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
