import { Global, Module } from '@nestjs/common';
import { ScopeProperties } from '../../identity/index.js';
import { CustomPropertiesModule } from './custom-properties.module.js';
import { CustomScopeProperties } from './custom-scope-properties.js';

/** Gives access rules, which stand below records, the properties that they may ask. */
@Global()
@Module({
  imports: [CustomPropertiesModule],
  providers: [{ provide: ScopeProperties, useClass: CustomScopeProperties }],
  exports: [ScopeProperties],
})
export class ScopePropertiesModule {}
