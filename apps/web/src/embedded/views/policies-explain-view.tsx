'use client';
import type { ComponentView } from '../component-view';
import { ExplainedPlacementList } from '../placements/explained-placement-list';

export const policiesExplainView: ComponentView = { columns: 1, show: () => <ExplainedPlacementList /> };
