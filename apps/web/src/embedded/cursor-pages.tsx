'use client';
import type { CursorPage } from '@firstday/domain';
import { Pagination, Select } from '@firstday/ui';
import { useComponent } from './component-context';
import { withQueryChanges } from './component-route';

/** Rows on a page, where one can choose. */
const limits = ['10', '25', '50', '100'];
const usualLimit = '50';

/** From one part of a list to the next. */
export function CursorPages({ page }: { readonly page: CursorPage<unknown> }) {
  const { say, place, go, session } = useComponent();
  const { after, before } = page;
  const limit = place.query.limit ?? session.filters.limit ?? usualLimit;
  const read = (to: Readonly<Record<string, string>>) => {
    go({ ...place, query: withQueryChanges(place.query, to) }, 'push');
    document.getElementById('main')?.scrollIntoView();
  };
  if (!after && !before && page.total <= Number(limits[0])) return null;
  return (
    <Pagination
      words={{ label: say('pages'), previous: say('previous'), next: say('next') }}
      previous={before ? () => read({ before }) : undefined}
      next={after ? () => read({ after }) : undefined}
    >
      <Select
        label={say('perPage')}
        isLabelBeside
        isFit
        value={limit}
        onChange={({ currentTarget }) =>
          go({ ...place, query: withQueryChanges(place.query, { limit: currentTarget.value }) }, 'replace')
        }
        options={(limits.includes(limit) ? limits : [...limits, limit]).map((value) => ({
          value,
          label: value,
        }))}
      />
    </Pagination>
  );
}
