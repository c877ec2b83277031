import { EmployeeActsModule } from './acts/employee-acts.module.js';
import { ComponentChangesModule } from './changes/component-changes.module.js';
import { ComponentPlacementsModule } from './placements/component-placements.module.js';
import { ComponentRowsModule } from './rows/component-rows.module.js';
import { ComponentCredentialsModule } from './sessions/component-credentials.module.js';
import { ComponentsModule } from './sessions/components.module.js';
import { EmployeeViewsModule } from './employee-views/employee-views.module.js';
import { CustomViewsModule } from './views/custom-views.module.js';

/** The modules of this room. */
export const embeddingModules = [
  ComponentsModule,
  ComponentCredentialsModule,
  ComponentPlacementsModule,
  ComponentRowsModule,
  ComponentChangesModule,
  CustomViewsModule,
  EmployeeActsModule,
  EmployeeViewsModule,
] as const;
