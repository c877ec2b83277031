'use client';
import type { CustomView } from '@firstday/domain';
import { useEffect, useId, useState } from 'react';
import { useComponent } from './component-context';
import { withQueryChanges } from './component-route';

/** The views of this component that were saved; none where they cannot be read. */
export function useCustomViews(): readonly CustomView[] {
  const { api, session } = useComponent();
  const [views, setViews] = useState<readonly CustomView[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    const query = { component: session.component, per_page: '100' };
    api
      .get<{ data: CustomView[] }>('/custom_views', query, asking.signal)
      .then(({ data }) => setViews(data))
      .catch(() => undefined);
    return () => asking.abort();
  }, [api, session.component]);
  return views;
}

/** The saved views as a menu; there is none while nothing is saved. */
export function ViewMenu({ views }: { readonly views: readonly CustomView[] }) {
  const { say, place, go } = useComponent();
  const id = useId();
  if (views.length === 0) return null;
  return (
    <div className="cmp-view-menu">
      <label className="fd-label" htmlFor={id}>
        {say('view')}
      </label>
      <select
        className="fd-input cmp-select"
        id={id}
        value={place.query.custom_view_id ?? ''}
        onChange={({ currentTarget }) => {
          const changes = { custom_view_id: currentTarget.value, columns: undefined };
          go({ ...place, query: withQueryChanges(place.query, changes) }, 'push');
        }}
      >
        <option value="">{say('viewAll')}</option>
        {views.map((view) => (
          <option key={view.id} value={view.id}>
            {view.name}
          </option>
        ))}
      </select>
    </div>
  );
}
