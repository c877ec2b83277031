import { createApp } from './create-app.js';
import { exitMessage } from './exit-message.js';
import { type Config, processConfig } from './context/index.js';
import { isReachedDirectly } from './http/index.js';
import { shutDownOnSignals } from './background/index.js';

/** Runs this process until a signal ends it; a wrong setting or a missing key is a message on standard error, and the exit code 1. */
export function runUntilSignal(role?: Config['role']): void {
  start(role).catch((error: unknown) => {
    process.stderr.write(`${exitMessage(error)}\n`);
    process.exit(1);
  });
}

async function start(role: Config['role'] | undefined): Promise<void> {
  const settings = processConfig();
  const config = role ? { ...settings, role } : settings;
  const app = await createApp(config);
  shutDownOnSignals(app, isAsked(config) ? config.drainSeconds : 0);
  await app.listen(config.role === 'worker' ? config.workerPort : config.port, config.host);
}

/** Whether somebody may look at the health of this process in order to decide who is sent to it. */
const isAsked = (config: Config): boolean => config.role !== 'worker' && !isReachedDirectly(config);
