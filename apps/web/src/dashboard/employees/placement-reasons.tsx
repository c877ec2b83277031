import type { PlacementExplanation } from '@firstday/domain';
import { StatusWord } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { formNamesIn } from '../../i18n/form-names-in';
import { readOrRedirect } from '../forms/write';

interface PlacementReasonsProps {
  readonly here: string;
  readonly placement: string;
}

type Policy = PlacementExplanation['policies'][number];

const outcomes = [
  { outcome: 'met', tone: 'good', icon: 'check' },
  { outcome: 'unknown', tone: 'warn', icon: 'alert' },
  { outcome: 'unmet', tone: 'muted', icon: 'close' },
] as const;

/** Which forms the placement needs, which are undecided for want of what, and which it does not need: each with why. */
export async function PlacementReasons({ here, placement }: PlacementReasonsProps) {
  const t = await getTranslations('employees');
  const params = { placement_id: placement };
  const { policies } = await readOrRedirect(here, 'placements.explain', { params });
  return (
    <>
      {outcomes.map(({ outcome, tone, icon }) => {
        const some = policies.filter((policy) => policy.outcome === outcome);
        if (some.length === 0) return null;
        return (
          <details key={outcome} open={outcome === 'unknown'}>
            <summary>
              <StatusWord tone={tone} icon={icon} word={t(`policies_${outcome}`, { count: some.length })} />
            </summary>
            <ul className="employee-reasons">
              {some.map((policy) => (
                <Reason key={policy.policy_id} policy={policy} />
              ))}
            </ul>
          </details>
        );
      })}
    </>
  );
}

async function Reason({ policy: { forms, policy_name, sentence } }: { readonly policy: Policy }) {
  const names = formNamesIn(await getLocale());
  return (
    <li>
      <strong>
        <bdi>{forms.map(({ form_name: name }) => names[name]?.text ?? name).join(', ')}</bdi>
      </strong>
      <bdi>{sentence}</bdi>
      <bdi className="fd-muted">{policy_name}</bdi>
    </li>
  );
}
