'use client';
import type { ComponentName } from '@firstday/domain';
import { Skeleton, TableSkeleton } from '@firstday/ui';
import type { Translate } from './translate';

const columns: Readonly<Record<ComponentName, number>> = {
  'employee/tasks': 5,
  'employees/list': 6,
  'everify/cases': 6,
};
const titles = {
  'employee/tasks': 'formsTitle',
  'employees/list': 'employees',
  'everify/cases': 'cases',
} as const;

/** The shape of what comes. */
export function LoadingState({
  component,
  say,
}: {
  readonly component: ComponentName;
  readonly say: Translate;
}) {
  return (
    <main className="cmp-main" id="main" aria-busy="true">
      <div className="cmp-head">
        <h1>{say(titles[component])}</h1>
        <p className="cmp-count" role="status">
          {say('loading')}
        </p>
      </div>
      <div className="cmp-toolbar" aria-hidden="true">
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
      <TableSkeleton columns={columns[component]} />
    </main>
  );
}
