import type { UserSession } from '@firstday/domain';
import { readViews } from './read-views';
import { viewHref } from './view-of';

interface ViewLinksProps {
  readonly session: UserSession;
  /** The view that is shown; empty where none is. */
  readonly current?: string;
  readonly label: string;
}

/** The lists of employees that were kept, each a link. */
export async function ViewLinks({ session, current = '', label }: ViewLinksProps) {
  const views = await readViews(session);
  if (views.length === 0) return null;
  return (
    <ul className="employee-views" aria-label={label}>
      {views.map((view) => (
        <li key={view.id}>
          <a href={viewHref(view)} aria-current={view.id === current ? 'page' : undefined}>
            <bdi>{view.name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
