import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { WrongSettings, processConfig } from './platform/config.js';
import { stopWithParent } from './platform/stop-with-parent.js';

/** Makes documents without serving HTTP: beside processes that run with `ROLE=api`, in any number. */
async function main(): Promise<void> {
  const config = { ...processConfig(), role: 'worker' as const };
  const app = await NestFactory.createApplicationContext(AppModule.for(config), {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks();
  stopWithParent(() => app.close());
}

main().catch((error: unknown) => {
  const lines =
    error instanceof WrongSettings ? error.lines : [error instanceof Error ? error.stack : String(error)];
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exitCode = 1;
});
