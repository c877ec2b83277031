import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { root } from '../../../tools/setup/root.mjs';
import { environmentsOf, reachable } from './environments-of.ts';
import { environmentWithFile, readSettings } from './settings.ts';

const places = (databaseUrl: string | undefined) => ({
  databaseUrl,
  simulatorUrl: undefined,
  web: { port: 4567, token: 'a-token' },
});

describe('the settings of npm start', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'firstday-settings-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('has defaults that need no setting at all', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 3000,
      workerPort: 3001,
      host: '127.0.0.1',
      baseUrl: 'http://localhost:3000',
    });
    expect(settings.dataDir).toMatch(/^\/.*\/data$/);
    expect(settings.databaseUrl).toBeUndefined();
  });

  it('are read before anything of ours is built', () => {
    const refuse = `import { registerHooks } from 'node:module';
      registerHooks({ resolve(name, context, next) {
        const found = next(name, context);
        if (name.startsWith('@firstday/') && !found.url.includes('/src/')) throw new Error(name + ' is not built yet');
        return found;
      } });
      const { readSettings } = await import('./apps/launcher/src/settings.ts');
      console.log(readSettings({}).port);`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', refuse], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(printed).toBe('3000\n');
  });

  it('has a worker by itself say whose database it is to work on', () => {
    const message = 'DATABASE_URL must be set with ROLE=worker';
    expect(() => readSettings({ ROLE: 'worker' })).toThrow(message);
    expect(readSettings({ ROLE: 'worker', DATABASE_URL: 'postgres://db/firstday' }).role).toBe('worker');
  });

  it('names every wrong setting at once, each on a line of its own', () => {
    const wrong = {
      PORT: '0',
      WORKER_PORT: 'http',
      LOG_LEVEL: 'loud',
      BASE_URL: 'example',
      DATABASE_URL: 'mysql://x',
    };
    const read = () => readSettings({ ...wrong, OFFICIAL_FORMS_DIR: join(folder, 'none') });
    for (const name of [...Object.keys(wrong), 'OFFICIAL_FORMS_DIR']) {
      expect(read).toThrow(new RegExp(`^  ${name} must be `, 'm'));
    }
  });

  it('never repeats the value of a wrong DATABASE_URL, which holds a password', () => {
    expect(() => readSettings({ DATABASE_URL: 'postgres:/user:hunter2@host' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });

  it('refuses a DATA_DIR that is a file', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => readSettings({ DATA_DIR: file })).toThrow(/DATA_DIR must be a folder/);
  });

  it('takes the file .env below the environment', () => {
    const file = join(folder, '.env');
    writeFileSync(file, 'PORT=4000\nLOG_LEVEL=warn\n');
    expect(environmentWithFile({ PORT: '5000' }, file)).toEqual({ PORT: '5000', LOG_LEVEL: 'warn' });
  });

  it('gives the web neither the address of the database nor its password', () => {
    const settings = readSettings({ DATABASE_URL: 'postgres://user:hunter2@host/name', DATA_DIR: folder });
    const environment = { DATABASE_URL: settings.databaseUrl };
    const { api, web } = environmentsOf(settings, environment, places(settings.databaseUrl));
    expect(api.DATABASE_URL).toContain('hunter2');
    expect(JSON.stringify(web)).not.toContain('hunter2');
  });

  it('puts the web where this machine alone reaches it, and tells the API and the web of each other', () => {
    const { api, web } = environmentsOf(
      readSettings({ HOST: '0.0.0.0', PORT: '4000' }),
      {},
      places('postgres://x/y'),
    );
    expect(api).toMatchObject({ HOST: '0.0.0.0', PORT: '4000', WEB_URL: 'http://127.0.0.1:4567' });
    expect(web).toMatchObject({ HOSTNAME: '127.0.0.1', PORT: '4567', API_URL: 'http://127.0.0.1:4000' });
    expect(api.INTERNAL_TOKEN).toBe('a-token');
    expect(web).not.toHaveProperty('INTERNAL_TOKEN');
  });

  it('gives keys, and what leads to them, to the API alone', () => {
    const keys = { SECRET_KEY_FILE: '/run/key', SECRET_KEYS_FILE: '/run/keys', KEY_COMMAND: '/opt/keys.sh' };
    const { api, web } = environmentsOf(
      readSettings({ ...keys, DATA_DIR: folder }),
      keys,
      places('postgres://host/name'),
    );
    expect(api).toMatchObject(keys);
    for (const name of Object.keys(keys)) expect(web).not.toHaveProperty(name);
  });

  it('leaves in files what is given in files, and hands a part no more than it needs', () => {
    const files = { url: join(folder, 'url'), mail: join(folder, 'mail'), port: join(folder, 'port') };
    writeFileSync(files.url, 'postgres://user:hunter2@host/name\n');
    writeFileSync(files.mail, 'smtps://user:hunter3@mail.example.com\n');
    writeFileSync(files.port, '4100\n');
    const given = {
      BACKUP_PASSPHRASE: 'hunter4 hunter4',
      BOUNCES_URL: 'imaps://user:hunter5@mail.example.com',
      DATA_DIR: folder,
      DATABASE_URL_FILE: files.url,
      MAIL_FROM: 'people@example.com',
      PORT_FILE: files.port,
      SMS_SECRET: 'whsec_hunter6',
      SMTP_URL_FILE: files.mail,
    };
    const settings = readSettings({ ...given, SMS_SECRET: undefined });
    expect(settings).toMatchObject({ port: 4100, databaseUrl: 'postgres://user:hunter2@host/name' });
    const { api, web } = environmentsOf(settings, given, places(settings.databaseUrl));
    expect(api).toMatchObject({ DATABASE_URL_FILE: files.url, SMTP_URL_FILE: files.mail, PORT: '4100' });
    for (const name of ['DATABASE_URL', 'PORT_FILE', 'SMTP_URL', 'BACKUP_PASSPHRASE'])
      expect(api).not.toHaveProperty(name);
    expect(JSON.stringify(web)).not.toMatch(/hunter|_FILE/);
    expect(() => readSettings({ ...given, SMS_SECRET: undefined, PORT: '1' })).toThrow(
      'PORT and PORT_FILE are both set',
    );
  });

  it('runs the simulator of E-Verify unless another is given, or a worker runs alone', () => {
    const wish = (more: Readonly<Record<string, string>>) =>
      readSettings({ DATABASE_URL: 'postgres://user@host/name', DATA_DIR: folder, ...more }).everifySimulator;
    expect(wish({})).toEqual({ isWanted: true, port: undefined });
    expect(wish({ EVERIFY_SIMULATOR: '4100' })).toEqual({ isWanted: true, port: 4100 });
    const without: readonly Readonly<Record<string, string>>[] = [
      { EVERIFY_SIMULATOR: 'off' },
      { EVERIFY_SIMULATOR_URL: 'http://127.0.0.1:4100/api/v31' },
      { ROLE: 'worker' },
    ];
    for (const more of without) expect(wish(more).isWanted).toBe(false);
    expect(() => wish({ EVERIFY_SIMULATOR: 'yes' })).toThrow(/EVERIFY_SIMULATOR must be/);
  });

  it('runs the simulator of E-Verify only if asked where people reach the service from elsewhere', () => {
    const wish = (more: Readonly<Record<string, string>>) =>
      readSettings({ DATABASE_URL: 'postgres://user@host/name', DATA_DIR: folder, ...more }).everifySimulator;
    for (const BASE_URL of [
      'https://hr.example.com',
      'http://hr.internal:3000',
      'https://localhost.example.com',
    ])
      expect([BASE_URL, wish({ BASE_URL }).isWanted]).toEqual([BASE_URL, false]);
    for (const BASE_URL of [
      'http://localhost:8080',
      'https://hr.localhost',
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
    ])
      expect([BASE_URL, wish({ BASE_URL }).isWanted]).toEqual([BASE_URL, true]);
    const BASE_URL = 'https://hr.example.com';
    expect(wish({ BASE_URL, EVERIFY_SIMULATOR: 'on' })).toEqual({ isWanted: true, port: undefined });
    expect(wish({ BASE_URL, EVERIFY_SIMULATOR: '4100' })).toEqual({ isWanted: true, port: 4100 });
  });

  it('reaches a service that listens everywhere at this machine itself', () => {
    expect(reachable('0.0.0.0')).toBe('127.0.0.1');
    expect(reachable('::')).toBe('127.0.0.1');
    expect(reachable('fd00::1')).toBe('[fd00::1]');
  });
});
