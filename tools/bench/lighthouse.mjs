import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { run } from '../setup/run.mjs';
import { root } from '../setup/root.mjs';
import { say } from '../setup/say.mjs';

const version = '13.5.0';
const folder = join(root, 'var', 'lighthouse');
const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');

/**
 * Lighthouse's scores of a page on a phone. It is fetched for this alone: 176 MB that nothing else here needs.
 * @param {{url: string, cookie: string, chromium: string}} page
 * @returns {Promise<Record<string, number> | undefined>} scores of 0 to 100; nothing where it cannot be fetched
 */
export async function lighthouseScores({ url, cookie, chromium }) {
  if (!(await ensureLighthouse())) return undefined;
  const categories = ['performance', 'accessibility', 'best-practices'];
  const args = [
    program,
    url,
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    `--only-categories=${categories.join(',')}`,
    `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
    '--chrome-flags=--headless --no-sandbox --disable-gpu',
  ];
  const env = { ...process.env, CHROME_PATH: chromium };
  const { code, output } = await run(process.execPath, args, { env });
  if (code !== 0) throw new Error(`Lighthouse failed:\n${output.slice(-1000)}`);
  const report = JSON.parse(output.slice(output.indexOf('{')));
  return Object.fromEntries(
    categories.map((name) => [name, Math.round(report.categories[name].score * 100)]),
  );
}

async function ensureLighthouse() {
  if (existsSync(program)) return true;
  mkdirSync(folder, { recursive: true });
  const args = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--prefix',
    folder,
    `lighthouse@${version}`,
  ];
  const { code } = await run('npm', args, { env: process.env });
  if (code !== 0) say('  Lighthouse cannot be fetched here: its scores are left out.');
  return code === 0;
}
