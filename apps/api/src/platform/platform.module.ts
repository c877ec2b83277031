import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Pool } from 'pg';
import { BackgroundWork } from './background-work.js';
import { Backlogs } from './backlogs.js';
import { Clock } from './clock.js';
import type { Config } from './config.js';
import { Database } from './database.js';
import { Figures } from './figures.js';
import { answeringPool } from './pool.js';
import { installationSecret } from './secret.js';
import { FileStorage, SealedFolder } from './storage.js';

/** The settings of the process, for injection. */
export const CONFIG = Symbol('config');
/** The installation's secret (a Buffer), for injection: `Sealer`s are made from it. */
export const SECRET = Symbol('secret');

@Global()
@Module({})
export class PlatformModule {
  static for(config: Config): DynamicModule {
    return {
      module: PlatformModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: Pool, useFactory: () => answeringPool(config) },
        { provide: SECRET, useFactory: () => installationSecret(config.dataDir) },
        {
          provide: FileStorage,
          inject: [SECRET],
          useFactory: (secret: Buffer) => new SealedFolder(config.dataDir, secret),
        },
        {
          provide: BackgroundWork,
          inject: [Figures],
          useFactory: (figures: Figures) => new BackgroundWork(config.role !== 'api', figures),
        },
        Backlogs,
        Clock,
        Database,
        Figures,
      ],
      exports: [CONFIG, SECRET, Pool, FileStorage, BackgroundWork, Backlogs, Clock, Database, Figures],
    };
  }
}
