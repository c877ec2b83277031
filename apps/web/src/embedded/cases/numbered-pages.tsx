'use client';
import type { NumberedPage } from '@firstday/domain';
import { Pagination } from '@firstday/ui';
import { useComponent } from '../component-context';
import { withQueryChanges } from '../component-route';

/** From one page to the next, by number. */
export function NumberedPages({ page }: { readonly page: NumberedPage<unknown> }) {
  const { say, place, go } = useComponent();
  const { current_page: current, total_pages: of } = page;
  if (of <= 1) return null;
  const read = (to: number) => {
    go({ ...place, query: withQueryChanges(place.query, { page: String(to) }) }, 'push');
    document.getElementById('main')?.scrollIntoView();
  };
  return (
    <Pagination
      words={{ label: say('pages'), previous: say('previous'), next: say('next') }}
      previous={current > 1 ? () => read(current - 1) : undefined}
      next={current < of ? () => read(current + 1) : undefined}
    >
      {say('pageOf', { page: current, of })}
    </Pagination>
  );
}
