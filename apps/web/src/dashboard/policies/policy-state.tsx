import type { Policy } from '@firstday/domain';
import { StatusWord } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';

const looks = {
  active: { tone: 'good', icon: 'check' },
  draft: { tone: 'warn', icon: 'pen' },
  archived: { tone: 'muted', icon: 'minus' },
} as const satisfies Record<Policy['status'], object>;

/** Whether a policy is asked. */
export async function PolicyState({ status }: { readonly status: Policy['status'] }) {
  const t = await getTranslations('policies');
  return <StatusWord {...looks[status]} word={t(`status_${status}`)} />;
}
