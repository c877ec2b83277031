import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BackgroundWork } from './background-work.js';
import { Backlogs } from './backlogs.js';
import { Clock } from './clock.js';
import type { Config } from './config.js';
import { dataSourceOptions } from './data-source.js';
import { Database } from './database.js';
import { Figures } from './figures.js';
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
      imports: [TypeOrmModule.forRoot(dataSourceOptions(config))],
      providers: [
        { provide: CONFIG, useValue: config },
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
      exports: [CONFIG, SECRET, FileStorage, BackgroundWork, Backlogs, Clock, Database, Figures],
    };
  }
}
