import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { TestApi } from '../../testing/test-api.js';

const docs = join(dirname(fileURLToPath(import.meta.url)), '../../../../../docs/deploy');
const Dashboard = z.object({
  templating: z.object({ list: z.array(z.object({ name: z.string(), query: z.unknown() })) }),
  panels: z.array(
    z.object({
      id: z.number(),
      type: z.string(),
      title: z.string().min(1),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      targets: z.array(z.object({ expr: z.string() })).optional(),
    }),
  ),
});
const Alerts = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.string().optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string(), description: z.string() }),
        }),
      ),
    }),
  ),
});

/** What a query asks for: the names in it, a histogram's without what stands for its parts. */
const figuresIn = (query: string) =>
  [...query.matchAll(/\b(?:firstday|nodejs|process)_\w+/g)].map(([name]) => name.replace(/_bucket$/, ''));
/** By what it tells series apart: `by (queue)`, `{{queue}}`, `{queue="…"}`. */
const labelsIn = (query: string) => [
  ...[...query.matchAll(/\bby \(([^)]+)\)/g)].flatMap(([, names = '']) => names.split(/, */)),
  ...[...query.matchAll(/[{,](\w+)(?:=~?|!=)"/g)].map(([, name = '']) => name),
];
/** Prometheus and a histogram add these. */
const added = ['instance', 'job', 'le'];

let api: TestApi;
let text: string;
let dashboard: z.output<typeof Dashboard>;
let alerts: z.output<typeof Alerts>['groups'][number]['rules'];
beforeAll(async () => {
  api = await TestApi.start({ WEB_URL: 'http://127.0.0.1:1', INTERNAL_TOKEN: 'x'.repeat(32) });
  text = await figures();
  dashboard = Dashboard.parse(JSON.parse(await readFile(join(docs, 'grafana/firstday.json'), 'utf8')));
  const rules = Alerts.parse(parse(await readFile(join(docs, 'prometheus/firstday-alerts.yaml'), 'utf8')));
  alerts = rules.groups.flatMap((group) => group.rules);
});
afterAll(() => api.stop());

const figures = async () => await (await fetch(`${api.url}/metrics`)).text();
const shown = () => new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));

describe('the dashboard', () => {
  it('asks for figures that there are, and for no others', () => {
    const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    expect(queries.length).toBeGreaterThan(30);
    for (const query of queries)
      for (const name of figuresIn(query))
        expect([query, name, shown().has(name)]).toEqual([query, name, true]);
    expect(queries.filter((query) => figuresIn(query).length === 0)).toEqual([]);
    for (const { query } of dashboard.templating.list)
      for (const name of figuresIn(JSON.stringify(query))) expect(shown()).toContain(name);
  });

  it('leaves no figure of ours out', () => {
    const asked = new Set(
      dashboard.panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => figuresIn(expr))),
    );
    const ours = [...shown()].filter((name) => name?.startsWith('firstday_'));
    expect(ours.filter((name) => name !== undefined && !asked.has(name))).toEqual([]);
  });

  it('has panels that have an id and a place of their own', () => {
    const { panels } = dashboard;
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const one of panels)
      for (const other of panels) {
        const [a, b] = [one.gridPos, other.gridPos];
        const isApart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
        expect([one.title, other.title, one === other || isApart]).toEqual([one.title, other.title, true]);
      }
  });
});

describe('the alerts', () => {
  it('ask for figures that there are', () => {
    for (const { alert, expr } of alerts)
      expect([alert, figuresIn(expr).filter((name) => !shown().has(name))]).toEqual([alert, []]);
  });

  it('tell of late work, crash loops of the web too, a full disk, a frozen database, old backups and clocks', () => {
    expect(alerts.map(({ alert }) => alert)).toEqual(
      expect.arrayContaining([
        'FirstdayQueueLate',
        'FirstdayCrashLoop',
        'FirstdayWebCrashLoop',
        'FirstdayDiskFull',
        'FirstdayDatabaseFrozen',
        'FirstdayBackupOld',
        'FirstdayClockSkew',
      ]),
    );
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  });

  it('say what to do, and go by labels that the figures have', async () => {
    const source = await readFile(join(docs, '../../apps/api/src/observability/metrics.ts'), 'utf8');
    const known = [
      ...added,
      'queue',
      'operation',
      'status',
      ...[...source.matchAll(/'(\w+)'/g)].map(([, name]) => name),
    ];
    for (const { expr, annotations } of alerts) {
      expect(annotations.description.length).toBeGreaterThan(20);
      const named = [...annotations.summary.matchAll(/\$labels\.(\w+)/g)].map(([, name]) => name);
      for (const label of [...labelsIn(expr), ...named]) expect(known).toContain(label);
    }
  });
});

describe('the age of the last backup', () => {
  it('is no number before there is one, and seconds afterwards', async () => {
    expect(text).toContain('firstday_backup_age_seconds Nan\n');
    await mkdir(api.dataDir, { recursive: true });
    const madeAt = new Date(Date.now() - 90_000).toISOString();
    const file = join(api.dataDir, 'last-backup.json');
    await writeFile(file, JSON.stringify({ madeAt, path: '/backups/one' }));
    expect(await figures()).toMatch(/^firstday_backup_age_seconds 9\d(\.\d+)?$/m);
    await writeFile(file, '{"madeAt": "512-83-7741"');
    expect(await figures()).toContain('firstday_backup_age_seconds Nan\n');
  });
});
