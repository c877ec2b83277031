'use client';
import type { Locale } from '@firstday/domain/languages';
import type { ComponentName } from '@firstday/domain';
import { Skeleton, TableSkeleton } from '@firstday/ui';
import { componentFacts } from './generated/component-facts';
import { componentViews } from './generated/component-views';
import type { Translate } from './translate';

/** The shape of what comes. */
export function LoadingState({
  component,
  locale,
  say,
}: {
  readonly component: ComponentName;
  readonly locale: Locale;
  readonly say: Translate;
}) {
  return (
    <main className="cmp-main" id="main" aria-busy="true">
      <div className="cmp-head">
        <h1>{componentFacts[component].title[locale]}</h1>
        <p className="cmp-count" role="status">
          {say('loading')}
        </p>
      </div>
      <div className="cmp-toolbar" aria-hidden="true">
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
      <TableSkeleton columns={componentViews[component].columns} />
    </main>
  );
}
