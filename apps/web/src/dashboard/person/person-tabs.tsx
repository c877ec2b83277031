import './person.css';
import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { paths, withQuery } from '../paths';
import { ScrollToCurrent } from '../shell/scroll-to-current';
import { type PersonTab, personTabs } from './person-tab';

interface PersonTabsProps {
  readonly session: UserSession;
  readonly employee: string;
  readonly current: PersonTab;
}

/** Links: each part of the page has an address of its own. */
export async function PersonTabs({ session, employee, current }: PersonTabsProps) {
  const t = await getTranslations('person');
  return (
    <nav className="person-tabs" aria-label={t('tabs')}>
      <ScrollToCurrent current={current} />
      <ul>
        {personTabs(session).map((tab) => (
          <li key={tab}>
            <a
              href={withQuery(paths.employee(employee), { tab: tab === 'forms' ? undefined : tab })}
              aria-current={tab === current ? 'page' : undefined}
            >
              {t(`tab_${tab}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
