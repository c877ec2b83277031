import { Global, Module } from '@nestjs/common';
import { KnownFacts } from '../forms/index.js';
import { KnownFactsService } from './known-facts.service.js';
import { PoliciesModule } from './policies.module.js';

/** Gives forms, which stand below policies, what they ask of them. */
@Global()
@Module({
  imports: [PoliciesModule],
  providers: [KnownFactsService, { provide: KnownFacts, useExisting: KnownFactsService }],
  exports: [KnownFacts],
})
export class KnownFactsModule {}
