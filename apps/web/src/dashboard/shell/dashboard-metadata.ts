import type { UserSession } from '@firstday/domain';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

/** The page first, then whose it is and which account: what a tab and a screen reader say. */
export async function dashboardMetadata(session: UserSession, page: string): Promise<Metadata> {
  const t = await getTranslations('dashboard');
  const { organization_name: organization, mode } = session.account;
  return { title: t(mode === 'test' ? 'titleTest' : 'titleLive', { page, organization }) };
}
