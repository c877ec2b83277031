import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { InspectedPackagePage } from '../../../hosted/inspection/inspected-package-page';
import { readInspectedPackage } from '../../../hosted/inspection/read-inspected-package';

interface InspectedPackageRouteProps {
  readonly searchParams: Promise<{ readonly page?: string | readonly string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('inspection');
  return { title: t('packageTitle'), referrer: 'no-referrer' };
}

export default async function InspectedPackageRoute({ searchParams }: InspectedPackageRouteProps) {
  const { page } = await searchParams;
  const asked = typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
  return <InspectedPackagePage found={await readInspectedPackage(asked)} />;
}
