import type { InspectionPackageStatus } from '@firstday/domain';
import { StatusWord } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';

const signs = {
  waiting: { tone: 'muted', icon: 'wait' },
  making: { tone: 'muted', icon: 'wait' },
  ready: { tone: 'good', icon: 'check' },
  failed: { tone: 'bad', icon: 'alert' },
} as const;

export async function PackageStatus({ status }: { readonly status: InspectionPackageStatus }) {
  const t = await getTranslations('inspections');
  return <StatusWord {...signs[status]} word={t(`status_${status}`)} />;
}
