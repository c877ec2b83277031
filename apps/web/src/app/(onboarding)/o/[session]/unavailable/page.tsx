import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Unavailable } from '../../../../../hosted/onboarding/unavailable';
import { sessionPath } from '../../../../../hosted/session/session-token';

interface UnavailablePageProps {
  readonly params: Promise<{ readonly session: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('unavailable');
  return { title: t('title') };
}

export default async function SessionUnavailablePage({ params }: UnavailablePageProps) {
  return <Unavailable again={sessionPath(encodeURIComponent((await params).session))} />;
}
