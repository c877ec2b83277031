'use client';
import { Skeleton } from '@firstday/ui';
import { lazy, Suspense } from 'react';
import type { ComponentView } from '../component-view';

/** What it looks like is that of the form of a hire: lists do not load it. */
const ExplainedPlacementList = lazy(async () => ({
  default: (await import('../placements/explained-placement-list')).ExplainedPlacementList,
}));

export const policiesExplainView: ComponentView = {
  columns: 1,
  show: () => (
    <Suspense fallback={<Skeleton shape="control" />}>
      <ExplainedPlacementList />
    </Suspense>
  ),
};
