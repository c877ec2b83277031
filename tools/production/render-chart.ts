import { join } from 'node:path';

import { binFolder } from '../setup/root.mjs';
import { lastLines, run } from '../setup/run.mjs';
import { say, Trouble } from '../setup/say.mjs';
import { ensureChartRenderer } from '../test/system-tools.mjs';

/**
 * The Helm chart of the release, rendered by the engine that Helm renders by. It takes Go, which nothing else here does.
 * @throws Trouble where an object is not what it should be
 */
export async function renderChart(): Promise<void> {
  await ensureChartRenderer();
  const began = Date.now();
  const { code, output } = await run(join(binFolder, 'jest'), ['--selectProjects', 'production']);
  if (code !== 0) throw new Trouble(`The chart is not as it should be:\n${lastLines(output, 100)}`);
  const [, passed = '0'] = /(\d+) passed/.exec(/^Tests:.*$/m.exec(output)?.[0] ?? '') ?? [];
  say(`  ok  the Helm chart is rendered (${((Date.now() - began) / 1000).toFixed(1)} s): ${passed} checks`);
}
