import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { networkInterfaces, userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { say, Trouble, withProgress } from '../setup/say.mjs';
import { ensureImageBuilder } from '../test/system-tools.mjs';
import { BuiltImage } from './image/built-image.ts';
import { tryImage } from './image/try-image.ts';
import { renderChart } from './render-chart.ts';
import { productionSteps } from './production-steps.ts';
import { UnpackedRelease } from './unpacked-release.ts';

/** Makes a release where none is given, and tries it in a network of its own, which leads nowhere. */
export async function tryProduction(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      archive: { type: 'string' },
      earlier: { type: 'string' },
      image: { type: 'string' },
      inside: { type: 'boolean', default: false },
    },
  });
  const archive = values.archive ?? (await makeArchive());
  const { earlier } = values;
  for (const file of [archive, earlier ?? archive])
    if (!existsSync(file)) throw new Trouble(`There is no ${file}.`);
  if (values.inside) return runSteps(archive, earlier, values.image);
  await renderChart();
  if (!hasNamespaces()) {
    say(
      'This machine gives no namespaces (that takes root): the network stays as it is, and no image is built.',
    );
    return runSteps(archive, earlier);
  }
  const image = await withProgress('Building the image', () => buildImage(archive));
  try {
    process.exitCode = await runInside(['--archive', archive, '--image', image.file], earlier);
  } finally {
    await image.remove();
  }
}

async function buildImage(archive: string): Promise<BuiltImage> {
  await ensureImageBuilder();
  return BuiltImage.of(archive);
}

async function makeArchive(): Promise<string> {
  const { makeRelease } = await import('../release/make-release.ts');
  return (await makeRelease()).file;
}

const hasNamespaces = (): boolean =>
  userInfo().uid === 0 && spawnSync('unshare', ['--net', 'ip', 'link', 'set', 'lo', 'up']).status === 0;

/** The same again where only the loopback is. */
function runInside(given: readonly string[], earlier: string | undefined): Promise<number> {
  const script = join(import.meta.dirname, 'production.mjs');
  const before = earlier === undefined ? [] : ['--earlier', earlier];
  const again = [process.execPath, script, '--inside', ...given, ...before];
  const words = ['--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh', ...again];
  return new Promise((resolve, reject) => {
    const child = spawn('unshare', words, { stdio: 'inherit' });
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => child.kill(name));
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

async function runSteps(archive: string, earlier?: string, image?: string): Promise<void> {
  const others = Object.keys(networkInterfaces()).filter((name) => name !== 'lo');
  say(others.length === 0 ? 'The only network is the loopback.' : `Networks: ${others.join(', ')}.`);
  const release = await UnpackedRelease.in(archive, earlier);
  try {
    for (const { title, run } of productionSteps) {
      const began = Date.now();
      const said = await run(release);
      say(`  ok  ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)${said ? `: ${said}` : ''}`);
    }
    if (image) say(`  ok  the image runs as another user, beside a PostgreSQL: ${await tryImage(image)}`);
    say(`${productionSteps.length + (image ? 1 : 0)} passed, 0 failed`);
  } catch (error) {
    say(release.lastWords());
    throw error;
  } finally {
    await release.remove();
  }
}
