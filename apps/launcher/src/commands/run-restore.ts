import { rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { report, Trouble } from '../../../../tools/setup/say.mjs';
import { checkDatabase } from '../check-database.ts';
import { type EmbeddedPostgres, startPostgres } from '../postgres/embedded-postgres.ts';
import { environmentWithFile, readSettings } from '../settings.ts';
import { backupEnvironment } from './backup-environment.ts';
import { runApiProgram } from './run-api-program.ts';

/**
 * `npm run firstday -- restore`: into an empty data folder, and the database of DATABASE_URL or a new embedded one. That one is made
 * only after the backup was read to its end and its keys were found.
 */
export async function runRestore(words: readonly string[]): Promise<number> {
  const { dataDir, rest } = withoutDataDir(words);
  const given = environmentWithFile();
  const { DATA_DIR_FILE: _, ...others } = given;
  const environment = dataDir === undefined ? given : { ...others, DATA_DIR: resolve(dataDir) };
  const settings = readSettings(environment);
  if (settings.databaseUrl) await checkDatabase(settings.databaseUrl);
  const database = new NewDatabase(settings.dataDir);
  let code = 1;
  try {
    code = await runApiProgram({
      program: 'run-backup-program.js',
      args: ['restore', ...rest],
      env: backupEnvironment(settings, environment, settings.databaseUrl ?? 'postgres://none/none'),
      ...(settings.databaseUrl === undefined && {
        onStart: (child) =>
          child.on('message', () => {
            void database.start().then(
              (databaseUrl) => child.send({ databaseUrl }),
              (error: unknown) => {
                report(error);
                child.kill();
              },
            );
          }),
      }),
    });
  } finally {
    await database.end(code === 0);
  }
  return code;
}

/** An embedded database that is kept only where the restore came to its end. */
class NewDatabase {
  readonly #dataDir: string;
  #server: EmbeddedPostgres | undefined;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  async start(): Promise<string> {
    this.#server = await startPostgres({ dataDir: this.#dataDir });
    return this.#server.url;
  }

  async end(isKept: boolean): Promise<void> {
    const server = this.#server;
    if (!server) return;
    await server.stop();
    if (isKept) return;
    rmSync(server.isOutside ? dirname(server.cluster) : server.cluster, { recursive: true, force: true });
    for (const name of ['postgres.json', 'postgres.log', 'installation.txt', 'settings-of-backup.env'])
      rmSync(join(this.#dataDir, name), { force: true });
  }
}

function withoutDataDir(words: readonly string[]): {
  readonly dataDir: string | undefined;
  readonly rest: string[];
} {
  const at = words.indexOf('--data-dir');
  if (at < 0) return { dataDir: undefined, rest: [...words] };
  const dataDir = words[at + 1];
  if (!dataDir) throw new Trouble('--data-dir needs the path of a folder.');
  return { dataDir, rest: words.filter((_, index) => index !== at && index !== at + 1) };
}
