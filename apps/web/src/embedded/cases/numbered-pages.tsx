'use client';
import { useComponent } from '../component-context';
import { withQueryChanges } from '../component-route';

/** A page of a list that is counted to its end. */
export interface NumberedPage<Row> {
  readonly data: readonly Row[];
  readonly total: number;
  readonly current_page: number;
  readonly per_page: number;
  readonly total_pages: number;
}

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
    <nav className="cmp-pages" aria-label={say('pages')} data-screen-only="">
      <p>{say('pageOf', { page: current, of })}</p>
      <div className="cmp-steps">
        <button
          type="button"
          className="fd-button"
          data-quiet=""
          data-small=""
          disabled={current <= 1}
          onClick={() => read(current - 1)}
        >
          {say('previous')}
        </button>
        <button
          type="button"
          className="fd-button"
          data-quiet=""
          data-small=""
          disabled={current >= of}
          onClick={() => read(current + 1)}
        >
          {say('next')}
        </button>
      </div>
    </nav>
  );
}
