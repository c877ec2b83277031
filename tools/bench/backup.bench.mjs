import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';

import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import { startPostgres } from '../../apps/launcher/src/postgres/embedded-postgres.ts';
import { temporaryFolder } from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { apiFolder } from '../setup/build.mjs';
import { say } from '../setup/say.mjs';
import { inProduction } from './in-production.mjs';
import { measuredProgram } from './measured-program.mjs';
import { median } from './rest-load.mjs';
import { seedEmployees } from './rest-seed.mjs';

const employees = Number(process.env.BENCH_EMPLOYEES ?? 20_000);
const files = Number(process.env.BENCH_FILES ?? 1000);
const bytesOfFile = Number(process.env.BENCH_FILE_BYTES ?? 200_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

/**
 * What a backup costs, beside what any operator could do instead, in turns within each round: the database read by pg_dump (by `COPY`
 * where the pg_dump of this machine is older than the server) and the files by tar, neither sealed nor checked nor of one moment.
 */
export async function run() {
  const dataDir = temporaryFolder('firstday-backup-');
  const target = temporaryFolder('firstday-backed-up-');
  const postgres = await startPostgres({ dataDir, remove: true });
  try {
    const settings = { BACKUP_PASSPHRASE: randomBytes(16).toString('hex'), NODE_OPTIONS: '' };
    const { account, environment } = await inProduction(dataDir, postgres.url, settings);
    await seedEmployees(postgres.url, account, employees);
    writeFiles(join(dataDir, 'files', 'documents'));
    const [inDatabase, inFiles] = [await databaseBytes(postgres.url), files * bytesOfFile];
    say(
      `  ${employees} employees in a database of ${toMegabytes(inDatabase)}, ${files} files of ${toMegabytes(inFiles)}`,
    );
    const program = join(apiFolder, 'run-backup-program.js');
    const dump = dumpOf(postgres.url);
    const piped = (command, ...args) => measuredProgram('sh', ['-c', `${command} | cat > "$0"`, ...args]);
    const ways = {
      'firstday backup': {
        bytes: inDatabase + inFiles,
        run: () => measuredProgram(process.execPath, [program, 'backup', '--to', target], environment),
      },
      [`${dump.name} | cat`]: { bytes: inDatabase, run: () => piped(dump.command, join(target, 'dump')) },
      'tar | cat': {
        bytes: inFiles,
        run: () => piped('tar -C "$1" -cf - files', join(target, 'tar'), dataDir),
      },
    };
    await measure(ways, target);
    await measureReading(program, environment, target);
  } finally {
    await postgres.stop();
    removeDataFolder(dataDir);
    rmSync(target, { recursive: true, force: true });
  }
}

/** As sealed files are: nothing in them can be made smaller. */
function writeFiles(folder) {
  mkdirSync(folder, { recursive: true });
  for (let at = 0; at < files; at++) writeFileSync(join(folder, `bench${at}`), randomBytes(bytesOfFile));
}

async function databaseBytes(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('SELECT pg_database_size(current_database()) AS bytes');
  await client.end();
  return Number(rows[0].bytes);
}

function dumpOf(url) {
  const dump = `pg_dump --dbname='${url}'`;
  if (spawnSync('sh', ['-c', `${dump} --schema-only`]).status === 0)
    return { name: 'pg_dump', command: dump };
  const tables = `psql -AtX '${url}' -c "SELECT format('COPY %I TO STDOUT;', relname) FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"`;
  return { name: 'COPY', command: `${tables} | psql -qX '${url}'` };
}

/** The first round only warms up. */
async function measure(ways, target) {
  const found = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++)
    for (const [name, way] of Object.entries(ways)) {
      for (const file of readdirSync(target)) rmSync(join(target, file), { recursive: true });
      const figures = await way.run();
      const written = readdirSync(target).reduce((sum, file) => sum + statSync(join(target, file)).size, 0);
      if (round > 0) found[name].push({ ...figures, written });
    }
  for (const [name, figures] of Object.entries(found)) say(line(name, figures, ways[name].bytes));
}

/** What was made last is read to its last byte, as an operator should now and then. */
async function measureReading(program, environment, target) {
  await measuredProgram(process.execPath, [program, 'backup', '--to', target], environment);
  const [name] = readdirSync(target).filter((file) => file.endsWith('.backup'));
  const file = join(target, name);
  const args = [program, 'backup', 'verify', file];
  const figures = await measuredProgram(process.execPath, args, environment);
  const bytes = statSync(file).size;
  say(line('firstday backup verify', [{ ...figures, written: bytes }], bytes));
}

const toMegabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;

function line(name, figures, bytes) {
  const of = (figure) => median(figures.map((one) => one[figure]));
  const speed = (bytes / 1e6 / of('seconds')).toFixed(0);
  const cells = [
    `${of('seconds').toFixed(2)} s`.padStart(9),
    `${speed} MB/s`.padStart(10),
    `at most ${of('mebibytes')} MiB`.padStart(18),
    `${toMegabytes(of('written'))} written`.padStart(16),
  ];
  return `  ${name.padEnd(24)} ${cells.join(' ')}`;
}
