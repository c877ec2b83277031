import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { sectionsFor } from '../shell/sections-for';
import { actsFor } from './acts-for';
import type { Found } from './found';

/** What is found without asking for it: what somebody can begin, and where they can go. */
export async function placesFor(session: UserSession) {
  const t = await getTranslations('find');
  const section = await getTranslations('dashboard');
  const pages: Found[] = sectionsFor(session).flatMap(({ links }) =>
    links.map(({ id, href }) => ({ href, label: section(id) })),
  );
  return {
    acts: actsFor(session).map(({ id, href }): Found => ({ href, label: t(id) })),
    pages: [
      ...pages,
      { href: paths.account, label: t('account') },
      { href: '/api/docs', label: t('reference') },
    ],
  };
}
