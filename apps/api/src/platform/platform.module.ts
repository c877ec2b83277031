import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Pool } from 'pg';
import { BackgroundWork } from './background-work.js';
import { QueueStats } from './backlogs.js';
import { Clock } from './clock.js';
import { CONFIG, type Config } from './config.js';
import { Database } from './database.js';
import { Metrics } from './figures.js';
import { InstallationPlaces } from './installation-places.js';
import { Installation } from './installation.js';
import { Keyring } from './keyring.js';
import { connectPool } from './pool.js';
import { FileStorage, SealedFolderStorage } from './storage.js';

@Global()
@Module({})
export class PlatformModule {
  static for(config: Config, keyring: Keyring): DynamicModule {
    return {
      module: PlatformModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: Pool, useFactory: () => connectPool(config) },
        { provide: Keyring, useValue: keyring },
        {
          provide: FileStorage,
          inject: [Keyring],
          useFactory: (keyring: Keyring) => new SealedFolderStorage(config.dataDir, keyring),
        },
        {
          provide: BackgroundWork,
          inject: [Metrics, Installation],
          useFactory: (figures: Metrics, installation: Installation) =>
            new BackgroundWork(config.role !== 'api', figures, installation),
        },
        {
          provide: InstallationPlaces,
          inject: [Database],
          useFactory: (database: Database) => new InstallationPlaces(database, config),
        },
        QueueStats,
        Clock,
        Database,
        Metrics,
        Installation,
      ],
      exports: [
        CONFIG,
        Keyring,
        Pool,
        FileStorage,
        BackgroundWork,
        QueueStats,
        Clock,
        Database,
        Metrics,
        Installation,
      ],
    };
  }
}
