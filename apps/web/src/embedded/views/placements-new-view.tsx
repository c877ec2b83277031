'use client';
import { Skeleton } from '@firstday/ui';
import { lazy, Suspense } from 'react';
import type { ComponentView } from '../component-view';

/** The form has more controls than any list: lists do not load it. */
const AddPlacement = lazy(async () => ({
  default: (await import('../placements/add-placement')).AddPlacement,
}));

export const placementsNewView: ComponentView = {
  columns: 2,
  show: () => (
    <Suspense fallback={<Skeleton shape="control" />}>
      <AddPlacement />
    </Suspense>
  ),
};
