import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { guard } from '../process/guard.mjs';
import { freePort } from '../process/ports.mjs';
import { signal } from '../process/running.mjs';
import { waitUntil } from '../process/wait.mjs';
import { root } from '../setup/root.mjs';
import { lastLines, run } from '../setup/run.mjs';
import { Trouble } from '../setup/say.mjs';

const sources = {
  'package.json': '{ "name": "empty", "private": true, "type": "module" }',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(root)} }, outputFileTracingRoot: ${JSON.stringify(root)} };`,
  'app/layout.js':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/page.js': 'export default function Page() { return <p>Empty</p>; }',
};

/** The smallest page that our version of Next can make: what any page of ours pays before its own first line. */
export async function serveEmptyPage() {
  const folder = join(root, 'var', 'empty-page');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const { code, output } = await run(process.execPath, [next, 'build'], { cwd: folder, env });
  if (code !== 0) throw new Trouble(`The empty page could not be built:\n${lastLines(output)}`);
  const port = await freePort();
  const args = [next, 'start', '-p', String(port), '-H', '127.0.0.1'];
  const server = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore', detached: true });
  const liftGuard = guard(-server.pid);
  const url = `http://127.0.0.1:${port}`;
  await waitUntil(
    () =>
      fetch(url).then(
        (response) => response.ok,
        () => false,
      ),
    { within: 30_000 },
  );
  return {
    url,
    stop: async () => {
      signal(-server.pid, 'SIGTERM');
      await waitUntil(() => server.exitCode !== null || server.signalCode !== null, { within: 10_000 });
      liftGuard();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
