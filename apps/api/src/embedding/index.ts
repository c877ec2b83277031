export { ComponentChangesModule } from './changes/component-changes.module.js';
export { ComponentRowsModule } from './rows/component-rows.module.js';
export { EmployeeSummaryEntity } from './rows/employee-summary.entity.js';
export { ComponentSessionEntity } from './sessions/component-session.entity.js';
export { ComponentsModule } from './sessions/components.module.js';
export { CustomViewEntity } from './views/custom-view.entity.js';
export { CustomViewsModule } from './views/custom-views.module.js';
