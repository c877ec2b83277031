import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { operations } from '@firstday/domain';

import { root } from '../setup/root.mjs';
import { say, Trouble } from '../setup/say.mjs';
import { gate, prepare } from './gate.ts';
import type { Slice } from './options.ts';
import { quarantined } from './quarantine.ts';
import { sliced, type Unit } from './slices.ts';
import type { Suite } from './suite.ts';
import { overBudget, workBudget } from './work-times.mjs';

/** Seconds that spec files take, measured on two cores. */
const measured: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'seconds.json'), 'utf8'),
);
/** Of a unit that was not measured yet. */
const usual = { jest: 20, journeys: 60 };
/** How many run at the same time. */
const workers = { jest: 4, requests: 2, journeys: 3 };
/** 20,000 generated requests. */
const secondsOfOperation = 90;

/** The night: every spec file with its many cases, all journeys, and the cluster. */
export async function night(suite: Suite, slice: Slice | undefined): Promise<void> {
  if (slice) {
    await prepare(suite);
    const units = sliced(nightUnits(), slice.of)[slice.part - 1] ?? [];
    say(`slice ${slice.part} of ${slice.of}: ${units.length} units, about ${minutesOf(units)} minutes`);
    return runUnits(suite, units);
  }
  await gate(suite);
  await runUnits(suite, nightUnits());
}

export function nightUnits(): readonly Unit[] {
  const unit = (kind: 'jest' | 'journeys', name: string): Unit => ({
    kind,
    name,
    weight: (measured[name] ?? usual[kind]) / workers[kind],
  });
  const generated = /requests-of-\w+\.contract\.spec\.ts$/;
  return [
    ...filesOf('{apps,tools}/**/*.{feature,contract,night}.spec.ts')
      .filter((file) => !generated.test(file))
      .map((file) => unit('jest', file)),
    ...Object.keys(operations).map((name): Unit => ({
      kind: 'requests',
      name,
      weight: secondsOfOperation / workers.requests,
    })),
    ...filesOf('e2e/**/*.spec.ts').map((file) => unit('journeys', file)),
    { kind: 'command', name: 'tools/cluster/cluster.mjs', weight: 480 },
  ];
}

const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).toSorted();

const minutesOf = (units: readonly Unit[]): number =>
  Math.ceil(units.reduce((sum, { weight }) => sum + weight, 0) / 60);

async function runUnits(suite: Suite, units: readonly Unit[]): Promise<void> {
  const named = (kind: Unit['kind']) => units.filter((unit) => unit.kind === kind).map(({ name }) => name);
  const [files, asked, journeys] = [named('jest'), named('requests'), named('journeys')];
  // A pool of two: what needs a second connection for one request never ends.
  const env = { TEST_SUITE: 'night', TEST_DATABASE_POOL: '2' };
  const projects = ['feature', 'contract', 'night'];
  if (files.length > 0) await suite.jest('spec files', { projects, files, workers: workers.jest, env });
  if (asked.length > 0)
    await suite.jest('generated requests', {
      projects: ['contract'],
      files: filesOf('apps/api/src/contract/requests-of-*.contract.spec.ts'),
      workers: workers.requests,
      env: { ...env, TEST_OPERATIONS: asked.join(',') },
    });
  // Those of the gate once more: they reach pages in states whose accessibility the gate does not check.
  if (journeys.length > 0) await suite.journeys('journeys', { part: 'all', files: journeys });
  for (const name of named('command'))
    await suite.command(name, { program: 'node', args: [join(root, name)] });
  await suite.task('budgets', checkBudgets);
  await tryQuarantined(suite);
}

/** @throws Trouble where spec files of the gate take more than their budget, again and again */
function checkBudgets(): void {
  const over = overBudget();
  if (over.length > 0)
    throw new Trouble(`More than ${workBudget} s of work, three runs in a row:\n${over.join('\n')}`);
}

/** They fail nothing; what they did is said. */
async function tryQuarantined(suite: Suite): Promise<void> {
  const files = quarantined().filter((file) => existsSync(join(root, file)) && !file.startsWith('e2e/'));
  if (files.length > 0)
    await suite.jest('quarantine', { projects: ['quarantine'], files, workers: 1, mayFail: true });
}
