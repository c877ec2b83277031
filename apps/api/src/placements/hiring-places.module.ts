import { Global, Module } from '@nestjs/common';
import { HiringPlacesPort } from '../policies/index.js';
import { HiringPlacesService } from './hiring-places.service.js';
import { HiringPlacesStore } from './hiring-places.store.js';

/** Gives policies, which are below placements, what they ask of them. */
@Global()
@Module({
  providers: [HiringPlacesStore, { provide: HiringPlacesPort, useClass: HiringPlacesService }],
  exports: [HiringPlacesPort],
})
export class HiringPlacesModule {}
