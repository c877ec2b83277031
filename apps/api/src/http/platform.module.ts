import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Pool } from 'pg';
import { BackgroundWork, Draining } from '../background/index.js';
import { Metrics, noTelemetry, QueueStats, SystemHealthChecks, Telemetry } from '../observability/index.js';
import { Clock, CONFIG, type Config } from '../context/index.js';
import {
  Database,
  Installation,
  InstallationPlaces,
  PostgresDataSource,
  ReadReplicas,
} from '../database/index.js';
import { TelemetryExport } from './telemetry-export.js';
import { FileStorage, Keyring, openStorage } from '../sealing/index.js';

/** What is there before the application: without them, nothing of it is made. */
export interface Platform {
  readonly config: Config;
  readonly dataSource: PostgresDataSource;
  readonly keyring: Keyring;
  readonly telemetry?: Telemetry;
}

@Global()
@Module({})
export class PlatformModule {
  static for({ config, dataSource, keyring, telemetry = noTelemetry }: Platform): DynamicModule {
    return {
      module: PlatformModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: PostgresDataSource, useValue: dataSource },
        { provide: Pool, useFactory: () => dataSource.pool },
        { provide: Keyring, useValue: keyring },
        { provide: Telemetry, useValue: telemetry },
        {
          provide: FileStorage,
          inject: [Keyring, InstallationPlaces],
          useFactory: (keyring: Keyring, places: InstallationPlaces) => openStorage(config, keyring, places),
        },
        {
          provide: BackgroundWork,
          inject: [Metrics, Installation],
          useFactory: (metrics: Metrics, installation: Installation) =>
            new BackgroundWork(config.role !== 'api', metrics, installation),
        },
        {
          provide: InstallationPlaces,
          inject: [Database],
          useFactory: (database: Database) => new InstallationPlaces(database, config),
        },
        Draining,
        QueueStats,
        SystemHealthChecks,
        Clock,
        { provide: Database, useFactory: () => new Database(dataSource, config.plainPaths) },
        Metrics,
        Installation,
        TelemetryExport,
        ReadReplicas,
      ],
      exports: [
        CONFIG,
        Keyring,
        Pool,
        FileStorage,
        BackgroundWork,
        Draining,
        QueueStats,
        SystemHealthChecks,
        Clock,
        Database,
        Metrics,
        Installation,
        Telemetry,
        ReadReplicas,
      ],
    };
  }
}
