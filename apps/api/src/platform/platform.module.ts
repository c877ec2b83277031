import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Pool } from 'pg';
import { BackgroundWork } from './background-work.js';
import { Backlogs } from './backlogs.js';
import { Clock } from './clock.js';
import { CONFIG, type Config } from './config.js';
import { Database } from './database.js';
import { Figures } from './figures.js';
import { InstallationPlaces } from './installation-places.js';
import { Installation } from './installation.js';
import { Keyring } from './keyring.js';
import { answeringPool } from './pool.js';
import { FileStorage, SealedFolder } from './storage.js';

@Global()
@Module({})
export class PlatformModule {
  static for(config: Config, keyring: Keyring): DynamicModule {
    return {
      module: PlatformModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: Pool, useFactory: () => answeringPool(config) },
        { provide: Keyring, useValue: keyring },
        {
          provide: FileStorage,
          inject: [Keyring],
          useFactory: (keyring: Keyring) => new SealedFolder(config.dataDir, keyring),
        },
        {
          provide: BackgroundWork,
          inject: [Figures, Installation],
          useFactory: (figures: Figures, installation: Installation) =>
            new BackgroundWork(config.role !== 'api', figures, installation),
        },
        {
          provide: InstallationPlaces,
          inject: [Database],
          useFactory: (database: Database) => new InstallationPlaces(database, config),
        },
        Backlogs,
        Clock,
        Database,
        Figures,
        Installation,
      ],
      exports: [
        CONFIG,
        Keyring,
        Pool,
        FileStorage,
        BackgroundWork,
        Backlogs,
        Clock,
        Database,
        Figures,
        Installation,
      ],
    };
  }
}
