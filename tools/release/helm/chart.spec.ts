import { describe, expect, it } from '@jest/globals';
import Ajv from 'ajv';
import { z } from 'zod';

import { chartSource } from './chart-source.ts';
import { sampleValues } from './sample-values.ts';

const { code, isSetting, parse, read } = chartSource;
const { few: given, all: everything } = sampleValues;
const schema = JSON.parse(read('values.schema.json'));
const defaults = parse(read('values.yaml'));

/** As Helm merges values over those of the chart. */
function merged(below: Readonly<Record<string, unknown>>, above: Readonly<Record<string, unknown>>) {
  const values: Record<string, unknown> = { ...below };
  for (const [name, value] of Object.entries(above)) {
    const inner = Table.safeParse(value).data;
    const under = Table.safeParse(below[name]).data;
    values[name] = inner && under ? merged(under, inner) : value;
  }
  return values;
}
const Table = z.record(z.string(), z.unknown());
const judge = new Ajv().compile(schema);
const isTaken = (values: Readonly<Record<string, unknown>>) => judge(merged(defaults, values));

describe('values', () => {
  it('that give what has to be given are taken, and those of the chart alone are not', () => {
    expect(isTaken(given)).toBe(true);
    expect(isTaken(everything)).toBe(true);
    expect(isTaken({})).toBe(false);
    for (const name of ['image', 'baseUrl', 'existingSecret', 'storage'])
      expect([name, isTaken({ ...given, [name]: defaults[name] })]).toEqual([name, false]);
  });

  it.each<[what: string, values: Readonly<Record<string, unknown>>]>([
    ['a name that is none', { replicas: 3 }],
    ['a name within that is none', { api: { replica: 3 } }],
    ['no pod', { api: { replicas: 0 } }],
    ['text for a number', { drainSeconds: '10' }],
    ['more time than there is', { drainSeconds: 600 }],
    ['an address with a path', { baseUrl: 'https://a.example.com/people' }],
    ['an address without a protocol', { baseUrl: 'a.example.com' }],
    ['two places for files', { storage: { url: 's3://acme-files', volume: { enabled: true } } }],
    ['a place for files of another kind', { storage: { url: 'https://acme-files.s3.amazonaws.com' } }],
    ['a secret in the open', { settings: { DATABASE_URL: 'postgres://u:p@db/firstday' } }],
    ['a secret in the open, as a file', { settings: { SECRET_KEY_FILE: '/tmp/key' } }],
    ['what the chart sets', { settings: { ROLE: 'all' } }],
    ['a setting that is no text', { settings: { MAIL_SECONDS: 30 } }],
    ['a setting by no name of one', { settings: { 'LOG-LEVEL': 'info' } }],
    ['a secret that is no setting', { secretFiles: { PASSWORD: 'password' } }],
    ['two keys', { secretFiles: { SECRET_KEYS: 'keys' } }],
    ['a key that leads elsewhere', { secretFiles: { SMTP_URL: '../../etc/passwd' } }],
    ['a proxy that is a name', { trustedProxies: ['ingress.example.com'] }],
    ['an ingress that nobody trusts', { ingress: { enabled: true } }],
  ])('with %s are refused', (_, values) => {
    expect(isTaken(merged(given, values))).toBe(false);
  });

  it('with figures for an operator and no token to read them are refused', () => {
    const secretFiles = { DATABASE_URL: 'database-url', SECRET_KEY: 'secret-key' };
    const values = { ...merged(defaults, given), secretFiles };
    expect(judge(values)).toBe(true);
    expect(judge({ ...values, podMonitor: { ...defaults.podMonitor, enabled: true } })).toBe(false);
  });

  it('are named in the schema all, with a default for each', () => {
    const inSchema = Object.keys(schema.properties).filter((name) => name !== 'global');
    expect(Object.keys(defaults).sort()).toEqual(inSchema.sort());
  });

  it('that keep settings to the chart, or to a Secret, name settings that there are', () => {
    const kept: readonly string[] = schema.properties.settings.propertyNames.not.enum;
    const secret: readonly string[] = schema.properties.secretFiles.propertyNames.enum;
    expect(kept.filter((name) => !isSetting(name) && !isSetting(`${name}_FILE`))).toEqual([]);
    expect(secret.filter((name) => !isSetting(`${name}_FILE`))).toEqual([]);
    for (const name of secret) expect(kept).toContain(name);
  });
});

describe('the chart', () => {
  const templates = new Map(
    chartSource.templates().map((name) => [name.replace('templates/', ''), read(name)]),
  );
  const text = [...templates.values()].join('\n');
  const template = (name: string): string => templates.get(name) ?? '';
  const all = (pattern: RegExp, within = text): string[] =>
    [...within.matchAll(pattern)].map(([, found = '']) => found);
  const pods = ['api-deployment.yaml', 'worker-deployment.yaml', 'migration-job.yaml'];

  it('is of the version that the release is of', () => {
    const { version } = JSON.parse(code('package.json'));
    expect(parse(read('Chart.yaml'))).toMatchObject({
      apiVersion: 'v2',
      name: 'firstday',
      type: 'application',
      version,
      appVersion: version,
    });
  });

  it('has what a cluster needs of it', () => {
    expect(all(/^kind: (\w+)$/gm).sort()).toEqual([
      'Deployment',
      'Deployment',
      'HorizontalPodAutoscaler',
      'Ingress',
      'Job',
      'NetworkPolicy',
      'PersistentVolumeClaim',
      'PodDisruptionBudget',
      'PodMonitor',
      'Service',
      'ServiceAccount',
    ]);
    expect([...templates.keys()]).toEqual(expect.arrayContaining(['NOTES.txt', '_helpers.tpl']));
    expect(template('disruption-budgets.yaml')).toContain('range $component := list "api" "worker"');
    expect(template('autoscalers.yaml')).toContain('range $component := list "api" "worker"');
  });

  it.each([...templates])('closes in %s whatever it opens, and is indented by spaces', (_, one) => {
    const opened = all(/\{\{-?\s*(if|range|with|define|block)\b/g, one);
    expect(all(/\{\{-?\s*(end)\s*-?\}\}/g, one)).toHaveLength(opened.length);
    expect(one.split('{{')).toHaveLength(one.split('}}').length);
    expect(one).not.toContain('\t');
  });

  it('includes what is defined, and defines what is included', () => {
    const defined = all(/define "([^"]+)"/g);
    expect(new Set(defined).size).toBe(defined.length);
    expect([...new Set(all(/include "([^"]+)"/g))].sort()).toEqual(defined.sort());
  });

  it('reads values that there are', () => {
    const paths = [...new Set(all(/\.Values\.([\w.]+)/g))].filter((path) => !path.startsWith('secretFiles.'));
    const valueAt = (path: string): unknown =>
      path.split('.').reduce<unknown>((value, name) => Table.safeParse(value).data?.[name], defaults);
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.filter((path) => valueAt(path) === undefined)).toEqual([]);
  });

  it('sets settings that there are', () => {
    const set = all(/- name: ([A-Z][A-Z_]+)$/gm);
    expect(set).toEqual(expect.arrayContaining(['BASE_URL', 'DATA_DIR', 'ROLE', 'STORAGE_URL']));
    expect(set.filter((name) => !isSetting(name))).toEqual([]);
    expect(Object.keys(defaults.secretFiles).filter((name) => !isSetting(`${name}_FILE`))).toEqual([]);
  });

  it('asks paths and ports that answer', () => {
    const ports = all(/- name: (?:WORKER_)?PORT\n {2}value: "(\d+)"/g);
    expect(pods.slice(0, 2).map((name) => all(/containerPort: (\d+)/g, template(name)))).toEqual(
      ports.map((port) => [port]),
    );
    const health = code('apps/api/src/http/health/health.controller.ts');
    const answered = ['/health', ...all(/@Get\('(\w+)'\)/g, health).map((path) => `/health/${path}`)];
    for (const name of pods.slice(0, 2)) {
      const probes = all(/^ +(startup|liveness|readiness)Probe:$/gm, template(name));
      expect(probes).toEqual(['startup', 'liveness', 'readiness']);
      for (const path of all(/path: (\/health\S*),/g, template(name))) expect(answered).toContain(path);
    }
  });

  it('asks for what the launcher can do, as the user of the image', () => {
    for (const name of pods) {
      const [command] = all(/args: \[(\w+)\]/g, template(name));
      expect(code(`apps/launcher/src/commands/${command}-command.ts`)).toContain(`name: '${command}'`);
      expect(template(name)).toContain('include "firstday.podSecurity"');
      expect(template(name)).toContain('include "firstday.containerSecurity"');
    }
    const [user] = all(/runAsUser: (\d+)/g);
    expect(code('tools/release/files/container/Dockerfile')).toContain(`USER ${user}:${user}`);
  });

  it('scales workers by a figure that the service has', () => {
    const { metric } = defaults.worker.autoscaling.queueAge;
    expect(code('apps/api/src/http/health/process-metrics.ts')).toContain(
      `'${metric.replace(/^firstday_/, '')}'`,
    );
  });
});
