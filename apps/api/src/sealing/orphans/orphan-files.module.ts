import { type DynamicModule, Module } from '@nestjs/common';
import { OrphanFilesService } from './orphan-files.service.js';
import { OrphanFilesWorker } from './orphan-files-worker.js';
import { STORED_FOLDERS, type StoredFolder } from './stored-folder.js';

@Module({})
export class OrphanFilesModule {
  /** @param folders those of every room */
  static for(folders: readonly StoredFolder[]): DynamicModule {
    return {
      module: OrphanFilesModule,
      providers: [OrphanFilesService, OrphanFilesWorker, { provide: STORED_FOLDERS, useValue: folders }],
    };
  }
}
