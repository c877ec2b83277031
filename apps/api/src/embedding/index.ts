export { ComponentChangesModule } from './changes/component-changes.module.js';
export { ComponentRowsModule } from './rows/component-rows.module.js';
export { ComponentsModule } from './sessions/components.module.js';
export { CustomViewsModule } from './views/custom-views.module.js';
