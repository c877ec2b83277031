export { ComponentChangesModule } from './changes/component-changes.module.js';
export { ComponentRowsModule } from './rows/component-rows.module.js';
export type { EmployeeSummaryEntity } from './rows/employee-summary.entity.js';
export type { ComponentSessionEntity } from './sessions/component-session.entity.js';
export { ComponentsModule } from './sessions/components.module.js';
export type { CustomViewEntity } from './views/custom-view.entity.js';
export { CustomViewsModule } from './views/custom-views.module.js';
