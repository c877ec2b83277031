import { getTranslations } from 'next-intl/server';
import { SwitchPage } from '../../../../../dashboard/account/switch-page';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

interface SwitchRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

const modeOf = (asked: unknown) => (asked === 'live' ? 'live' : 'test');

export async function generateMetadata({ searchParams }: SwitchRouteProps) {
  const mode = modeOf((await searchParams)['mode']);
  const t = await getTranslations('accounts');
  return dashboardMetadata(
    await requireSession(paths.switchTo(mode)),
    mode === 'live' ? t('toLive') : t('toTest'),
  );
}

export default async function SwitchRoute({ searchParams }: SwitchRouteProps) {
  const mode = modeOf((await searchParams)['mode']);
  return <SwitchPage session={await requireSession(paths.switchTo(mode))} mode={mode} />;
}
