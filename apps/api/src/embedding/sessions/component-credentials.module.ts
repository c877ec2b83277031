import { Global, Module } from '@nestjs/common';
import { ComponentCredentials } from '../../identity/index.js';
import { ComponentLinks } from '../../tasks/index.js';
import { ComponentCredentialsStore } from './component-credentials.store.js';
import { ComponentLinkSql } from './component-link-sql.js';
import { ComponentSessionEndings } from './component-session-endings.js';
import { ComponentsStore } from './components.store.js';

/** What identity and tasks, which stand below this room, ask of components' sessions. */
@Global()
@Module({
  providers: [
    { provide: ComponentCredentials, useClass: ComponentCredentialsStore },
    { provide: ComponentLinks, useClass: ComponentLinkSql },
    ComponentSessionEndings,
    ComponentsStore,
  ],
  exports: [ComponentCredentials, ComponentLinks],
})
export class ComponentCredentialsModule {}
