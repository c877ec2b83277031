'use client';
import type { CustomView } from '@firstday/domain';
import { Select } from '@firstday/ui';
import { useEffect, useState } from 'react';
import { useComponent } from './component-context';
import { withQueryChanges } from './component-route';

/** The views of this component that were saved; none where they cannot be read. */
export function useCustomViews(): readonly CustomView[] {
  const { api, session } = useComponent();
  const [views, setViews] = useState<readonly CustomView[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    const query = { component: session.component, per_page: 100 };
    api
      .call('custom_views.list', { query }, asking.signal)
      .then(({ data }) => setViews(data))
      .catch(() => undefined);
    return () => asking.abort();
  }, [api, session.component]);
  return views;
}

/** The saved views as a menu; there is none while nothing is saved. */
export function ViewMenu({ views }: { readonly views: readonly CustomView[] }) {
  const { say, place, go } = useComponent();
  if (views.length === 0) return null;
  return (
    <div className="cmp-view-menu">
      <Select
        label={say('view')}
        isLabelBeside
        value={place.query.custom_view_id ?? ''}
        onChange={({ currentTarget }) => {
          const changes = { custom_view_id: currentTarget.value, columns: undefined };
          go({ ...place, query: withQueryChanges(place.query, changes) }, 'push');
        }}
        options={[
          { value: '', label: say('viewAll') },
          ...views.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </div>
  );
}
