import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { readConfig } from './context/index.js';
import { PostgresDataSource } from './database/index.js';
import { keyLength, Keyring } from './sealing/index.js';

/** The application's routes for the OpenAPI document only: in preview mode nothing is instantiated, so no database is needed. */
export async function createDocumentApp(): Promise<INestApplication> {
  const config = readConfig({ DATABASE_URL: 'postgres://localhost/none' });
  const dataSource = new PostgresDataSource(config);
  const app = await NestFactory.create(
    AppModule.for({ config, dataSource, keyring: Keyring.of(Buffer.alloc(keyLength)) }),
    {
      preview: true,
      logger: false,
    },
  );
  app.setGlobalPrefix('api/v1', { exclude: ['health/live', 'health/ready'] });
  return app;
}
