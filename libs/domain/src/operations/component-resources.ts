import { componentChangeOperations } from './component-change-operations.js';
import { componentFrameOperations } from './component-frame-operations.js';
import { componentOperations } from './component-operations.js';
import { componentPlacementOperations } from './component-placement-operations.js';
import { componentRowOperations } from './component-row-operations.js';
import { componentSessionOperations } from './component-session-operations.js';
import { customViewOperations } from './custom-view-operations.js';
import { embeddingOperations } from './embedding-operations.js';
import type { Resource } from './resource.js';

/** The parts of the interface for components in partners' pages, in the order of the reference. */
export const componentResources: readonly Resource[] = [
  componentOperations,
  componentChangeOperations,
  customViewOperations,
  componentFrameOperations,
  componentPlacementOperations,
  componentRowOperations,
  embeddingOperations,
  componentSessionOperations,
];

/** By name, as in the index. */
type OperationsOfComponents = typeof componentOperations.operations &
  typeof componentChangeOperations.operations &
  typeof customViewOperations.operations &
  typeof componentFrameOperations.operations &
  typeof componentPlacementOperations.operations &
  typeof componentRowOperations.operations &
  typeof embeddingOperations.operations &
  typeof componentSessionOperations.operations;

/** Their operations by `operationId`. */
export const operationsOfComponents: OperationsOfComponents = {
  ...componentOperations.operations,
  ...componentChangeOperations.operations,
  ...customViewOperations.operations,
  ...componentFrameOperations.operations,
  ...componentPlacementOperations.operations,
  ...componentRowOperations.operations,
  ...embeddingOperations.operations,
  ...componentSessionOperations.operations,
};
