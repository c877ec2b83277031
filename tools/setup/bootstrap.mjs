import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { watchNpm } from '../process/npm-parents.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { isAtLeast, oldestForService, oldestForSetUp } from './node-version.mjs';
import { thisMachine, unsupportedMachine } from './platform.mjs';
import { binFolder } from './root.mjs';
import { withOurNode } from './run.mjs';
import { report, Trouble } from './say.mjs';

/**
 * The first step of a command on a machine of which nothing is known but that it has some Node: installs the
 * dependencies, then makes sure that a Node which can run the service runs the command.
 *
 * @param {string} script the command's own file; it is run again where this Node is too old
 * @param {() => Promise<void>} command what to do then, imported late: its imports need the dependencies
 */
export async function bootstrap(script, command) {
  try {
    checkNode();
    checkMachine();
    await ensureDependencies();
    watchNpm(() => process.kill(process.pid, 'SIGTERM'));
    if (isAtLeast(process.versions.node, oldestForService)) await command();
    else process.exitCode = await runAgain(script);
  } catch (error) {
    report(error);
  }
}

function checkNode() {
  if (isAtLeast(process.versions.node, oldestForSetUp)) return;
  throw new Trouble(`Firstday needs Node ${oldestForSetUp} or newer; this is ${process.versions.node}.`);
}

function checkMachine() {
  const unsupported = unsupportedMachine(thisMachine());
  if (unsupported) throw new Trouble(unsupported);
}

function runAgain(script) {
  const node = join(binFolder, 'node');
  if (!existsSync(node)) {
    throw new Trouble(
      `Firstday needs Node ${oldestForService} or newer to run; this is ${process.versions.node}, and there is no ` +
        `newer one among the dependencies for ${process.platform} on ${process.arch}. Please install one.`,
    );
  }
  return new Promise((resolve, reject) => {
    const child = spawn(node, [script, ...process.argv.slice(2)], {
      env: withOurNode(),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    // A terminal signals both of us; anybody else signals only this process. The command takes the first of two.
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name));
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
