import { createApp } from './create-app.js';
import { type Config, WrongSettings, processConfig } from './platform/config.js';
import { endOnSignals } from './platform/end-on-signals.js';

/** Runs this process until a signal ends it; a wrong setting is a line on standard error, and the exit code 1. */
export function serve(role?: Config['role']): void {
  start(role).catch((error: unknown) => {
    const lines =
      error instanceof WrongSettings ? error.lines : [error instanceof Error ? error.stack : String(error)];
    for (const line of lines) process.stderr.write(`${line}\n`);
    process.exit(1);
  });
}

async function start(role: Config['role'] | undefined): Promise<void> {
  const config = processConfig();
  const app = await createApp(role ? { ...config, role } : config);
  endOnSignals(app);
  await app.listen(config.apiPort, config.host);
}
