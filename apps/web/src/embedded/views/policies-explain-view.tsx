'use client';
import type { ComponentView } from '../component-view';
import { PlacementReasons } from '../placements/placement-reasons';

export const policiesExplainView: ComponentView = { columns: 1, show: () => <PlacementReasons /> };
