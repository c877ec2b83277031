import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { InspectionPage } from '../../hosted/inspection/inspection-page';

interface InspectionRouteProps {
  readonly searchParams: Promise<
    Readonly<Record<'access' | 'problem', string | readonly string[] | undefined>>
  >;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('inspection');
  return { title: t('title'), referrer: 'no-referrer' };
}

export default async function InspectionRoute({ searchParams }: InspectionRouteProps) {
  const { access, problem } = await searchParams;
  return (
    <InspectionPage
      access={typeof access === 'string' ? access : ''}
      problem={typeof problem === 'string' ? problem : ''}
    />
  );
}
