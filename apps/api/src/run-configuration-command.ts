import { createInterface } from 'node:readline/promises';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import {
  ConfigurationCommands,
  type ConfigurationOptions,
  ConfigurationService,
} from './configuration/index.js';
import type { Context } from './context/index.js';
import type { Platform } from './http/index.js';

/** `config …` with the services of the API, in this process: it serves nobody and works on no jobs. @returns the exit code */
export async function runConfigurationCommand(
  ctx: Context,
  { config, ...platform }: Platform,
  words: readonly string[],
  options: ConfigurationOptions,
): Promise<number> {
  const module = AppModule.for({ ...platform, config: { ...config, role: 'api' } });
  // Standard output is the command's: what it prints may be read by a program.
  const app = await NestFactory.createApplicationContext(module, { logger: ['error'], abortOnError: false });
  try {
    const service = app.get(ConfigurationService, { strict: false });
    const write = (text: string) => process.stdout.write(`${text}\n`);
    const terminal = { write, ...(process.stdin.isTTY && { ask }) };
    return await new ConfigurationCommands(ctx, service, terminal).run(words, options);
  } finally {
    await app.close();
  }
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
