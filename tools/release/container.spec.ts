import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { root } from '../setup/root.mjs';
import { releaseEntries } from './stage.ts';

// The API's: another one stands at the top.
const { parse } = createRequire(join(root, 'apps/api/package.json'))('yaml');

const files = join(import.meta.dirname, 'files');
const read = (name: string): string => readFileSync(join(files, name), 'utf8');

/** Every setting that there is, with those of the launcher alone. */
const settings = new Set([
  ...['read-config', 'telemetry-settings']
    .map((file) => readFileSync(join(root, `apps/api/src/context/${file}.ts`), 'utf8'))
    .flatMap((text) => [...text.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name)),
  'EVERIFY_SIMULATOR',
]);

describe('the Dockerfile', () => {
  const lines = read('container/Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line));

  it('copies what a release has, and nothing of the checkout', () => {
    const copied = lines.flatMap((line) => /^COPY (?!--from)(.+) \S+$/.exec(line)?.[1]?.split(' ') ?? []);
    expect(copied.length).toBeGreaterThan(8);
    for (const source of copied) expect(releaseEntries).toContain(source);
  });

  it('takes nothing from a stage that does not exist', () => {
    const stages = lines.flatMap((line) => / AS (\w+)$/.exec(line)?.[1] ?? []);
    for (const line of lines) {
      const [, stage] = /--from=(\w+)/.exec(line) ?? [];
      if (stage) expect(stages).toContain(stage);
    }
  });

  it('sets settings that there are, runs as nobody of the machine, and says how it is', () => {
    const [set = ''] = lines.filter((line) => line.startsWith('ENV'));
    for (const [, name = ''] of set.matchAll(/\b([A-Z_]+)=/g))
      if (name !== 'PATH') expect(settings).toContain(name);
    expect(lines).toContain('USER 10001:10001');
    expect(lines.find((line) => line.startsWith('HEALTHCHECK'))).toContain('"health"');
    const port = /PORT=(\d+)/.exec(set)?.[1];
    expect(lines).toContain(`EXPOSE ${port}`);
  });
});

describe('compose.yaml', () => {
  const compose = parse(read('container/compose.yaml'));

  it('gives the service settings that there are', () => {
    for (const name of Object.keys(compose.services.firstday.environment)) expect(settings).toContain(name);
  });

  it('names networks, volumes, secrets and services that it has', () => {
    for (const { networks, depends_on: needed = [], secrets = [], volumes = [] } of Object.values<{
      networks: readonly string[];
      depends_on?: readonly string[] | object;
      secrets?: readonly string[];
      volumes?: readonly string[];
    }>(compose.services)) {
      for (const name of networks) expect(Object.keys(compose.networks)).toContain(name);
      for (const name of secrets) expect(Object.keys(compose.secrets)).toContain(name);
      const others = Array.isArray(needed) ? needed : Object.keys(needed);
      for (const name of others) expect(Object.keys(compose.services)).toContain(name);
      for (const [, name = ''] of volumes.map((volume) => /^(\w+):/.exec(volume) ?? []))
        if (name) expect(Object.keys(compose.volumes)).toContain(name);
    }
  });

  it('lets the proxy alone be reached, trusts it alone, and the database has no way out', () => {
    const open = Object.entries<{ ports?: unknown }>(compose.services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    expect(compose.networks.front.ipam.config[0].subnet).toBe(
      compose.services.firstday.environment.TRUSTED_PROXIES,
    );
    expect(compose.services.db.networks).toEqual(['back']);
    expect(compose.networks.back.internal).toBe(true);
    expect(compose.services.firstday).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(read('container/Caddyfile')).toContain('reverse_proxy firstday:3000');
  });
});

describe('make-env.sh', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'firstday-env-'));
    copyFileSync(join(files, 'container', 'make-env.sh'), join(folder, 'make-env.sh'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const make = (...words: readonly string[]) =>
    execFileSync('sh', ['-eu', join(folder, 'make-env.sh'), ...words], { encoding: 'utf8', stdio: 'pipe' });

  it('makes every secret that compose.yaml asks for, and a key of 32 bytes', () => {
    make('onboarding.example.com');
    const env = readFileSync(join(folder, '.env'), 'utf8');
    const asked = new Set(
      [...read('container/compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name),
    );
    for (const name of asked) expect(env).toMatch(new RegExp(`^${name}=\\S{16,}$`, 'm'));
    expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
    const key = readFileSync(join(folder, 'secrets/firstday.key'), 'utf8');
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
  });

  it('overwrites nothing, and takes no name that is none', () => {
    make('onboarding.example.com');
    const before = readFileSync(join(folder, '.env'), 'utf8');
    expect(() => make('other.example.com')).toThrow(/is there already/);
    expect(readFileSync(join(folder, '.env'), 'utf8')).toBe(before);
    for (const name of ['', 'a b', 'x\nPOSTGRES_PASSWORD=y', '$(id)', 'https://a.b'])
      expect(() => make(name)).toThrow(/Say the name/);
  });
});

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('make-root.sh', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'firstday-root-'));
    for (const name of ['apps', 'container', 'node_modules', 'runtime']) mkdirSync(join(folder, name));
    symlinkSync(process.execPath, join(folder, 'runtime', 'node'));
    copyFileSync(join(files, 'container', 'make-root.sh'), join(folder, 'container', 'make-root.sh'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const make = (...words: readonly string[]) =>
    execFileSync('sh', [join(folder, 'container', 'make-root.sh'), ...words], { stdio: 'pipe' });

  it('makes a system of what Node and bin/firstday load', () => {
    const system = join(folder, 'system');
    make(system);
    const asked = [...read('bin/firstday').matchAll(/\$\((readlink|dirname|sed|uname)\b/g)];
    expect(new Set(asked.map(([, name]) => name)).size).toBe(4);
    for (const name of ['sh', ...asked.map(([, name = '']) => name)])
      expect(existsSync(join(system, 'usr', 'bin', name))).toBe(true);
    const found = readdirSync(system, { recursive: true, encoding: 'utf8' });
    for (const library of [/\/libc\.so/, /\/libstdc\+\+\.so/, /\/ld-linux-.*\.so/])
      expect(found.some((file) => library.test(file))).toBe(true);
    expect(readFileSync(join(system, 'etc', 'passwd'), 'utf8')).toContain('firstday:x:10001:10001:');
    expect(statSync(join(system, 'tmp')).mode & 0o7777).toBe(0o1777);
  });

  it('changes nothing that is there, and makes nothing without a folder', () => {
    expect(() => make(folder)).toThrow(/is there already/);
    expect(() => make()).toThrow(/Say the folder/);
  });

  it('makes nothing of what is no release', () => {
    rmSync(join(folder, 'runtime', 'node'));
    expect(() => make(join(folder, 'system'))).toThrow(/is no release/);
  });
});

describe('the systemd unit', () => {
  it('has an example of settings that there are', () => {
    const named = [...read('systemd/environment.example').matchAll(/^#?([A-Z_]+)=/gm)].map(
      ([, name]) => name,
    );
    expect(named.length).toBeGreaterThan(5);
    for (const name of named) expect(settings).toContain(name);
  });

  it('starts what a release has, and is hardened', () => {
    const unit = read('systemd/firstday.service');
    expect(unit).toContain('ExecStart=/opt/firstday/bin/firstday start');
    for (const line of [
      'ProtectSystem=strict',
      'NoNewPrivileges=yes',
      'CapabilityBoundingSet=',
      'User=firstday',
    ])
      expect(unit.split('\n')).toContain(line);
  });
});
