import { createApp } from './create-app.js';
import { WrongSettings, processConfig } from './platform/config.js';
import { stopWithParent } from './platform/stop-with-parent.js';

/** Serves HTTP, and works on jobs too unless ROLE says otherwise. */
async function main(): Promise<void> {
  const config = processConfig();
  const app = await createApp(config);
  stopWithParent(() => app.close());
  await app.listen(config.apiPort, config.host);
}

main().catch((error: unknown) => {
  const lines =
    error instanceof WrongSettings ? error.lines : [error instanceof Error ? error.stack : String(error)];
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exitCode = 1;
});
