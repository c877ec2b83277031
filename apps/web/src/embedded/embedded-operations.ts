import type { OperationId } from '@firstday/domain';
import type { OperationRoutes } from '../api/operation-routes';

/** All that the pages of components ask of the API. */
export const embeddedOperations = [
  'compliance_calendar.list',
  'component_changes.stream',
  'component_frames.find',
  'component_placements.create',
  'component_placements.explainUnsaved',
  'component_placements.findBounds',
  'component_placements.listChoices',
  'component_placements.listExplanations',
  'component_rows.listEmployees',
  'component_rows.listFilterChoices',
  'component_rows.listTasks',
  'component_sessions.create',
  'component_sessions.current',
  'custom_views.list',
  'employees.getOnboardingUrl',
  'everify_cases.findById',
  'everify_cases.list',
  'tasks.findById',
  'tasks.getCertificate',
  'tasks.getOnboardingUrl',
  'tasks.getPdf',
  'tasks.sendBack',
] as const satisfies readonly OperationId[];

export type EmbeddedOperation = (typeof embeddedOperations)[number];

export type EmbeddedRoutes = OperationRoutes<EmbeddedOperation>;
