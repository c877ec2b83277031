import { ensureBuild } from '../../../tools/setup/build.mjs';
import { program } from '../../../tools/setup/root.mjs';
import { report, say } from '../../../tools/setup/say.mjs';
import { publicUrl } from './environments-of.ts';
import type { WebProgram } from './api-program.ts';
import { environmentWithFile, readSettings, type Settings } from './settings.ts';
import { Stack } from './stack.ts';

/** What `npm run dev` does otherwise. */
interface ServeOptions {
  readonly prepare?: () => Promise<void>;
  readonly web?: WebProgram;
  readonly onReady?: (stack: Stack) => void;
}

type End = (code: number, error?: unknown) => Promise<void>;

/** `npm start`, and `start` of a release: everything, until a signal. */
export async function serve({
  prepare = ensureBuild,
  web,
  onReady = () => undefined,
}: ServeOptions = {}): Promise<void> {
  const environment = environmentWithFile();
  const settings = readSettings(environment);
  if (environment['API_PORT']) say(apiPortNote);
  const stack = new Stack({ settings, environment, prepare, web });
  const end = endOf(stack);
  endOnSignals(end);
  try {
    await stack.start();
    announce(stack, settings);
    if (await stack.isCopy()) say(copyNote);
    onReady(stack);
  } catch (error) {
    await end(1, error);
  }
}

/** Settings of earlier versions still have it. */
const apiPortNote =
  'API_PORT is no longer used: the API answers at PORT, and a worker by itself at WORKER_PORT.';

/** Nobody is to wonder why nothing is sent, nor to overlook that nothing is. */
const copyNote = `
!! THIS IS A COPY: it was restored or moved from elsewhere, and may not be the one that is in use.
!! It sends no webhooks and asks E-Verify nothing. Where it takes the place of the other:
!!   ${program} adopt`;

/** Stops the stack and exits, once. */
function endOf(stack: Stack): End {
  let isEnding = false;
  return async (code, error) => {
    if (isEnding) return;
    isEnding = true;
    if (error) report(error);
    else say('\nStopping …');
    await stack.stop().catch(report);
    if (!error) say('Stopped.');
    process.exit(code);
  };
}

function endOnSignals(end: End): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => void end(0));
  // The older Node that started us is gone: so is whoever would have stopped us.
  if (process.channel) process.on('disconnect', () => void end(0));
  process.on('uncaughtException', (error) => void end(1, error));
  // A closed terminal or pipe is no reason to stop serving.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
}

function announce(stack: Stack, settings: Settings): void {
  const { baseUrl, dataDir, role } = settings;
  if (role === 'worker') {
    say(`
Firstday is ready at work
  Health, figures ${publicUrl(settings)}/health/ready and /metrics
  Logs            ${dataDir}
Stop it with Ctrl-C.`);
    return;
  }
  say(`
Firstday is ready at ${baseUrl}
  API reference   ${baseUrl}/api/docs
  API tokens      ${stack.credentialsFile} (one for the live account, one for the test account)
  Data and logs   ${dataDir}${stack.simulatorUrl ? `\n  E-Verify        simulated for the test account: ${stack.simulatorUrl}` : ''}
Stop it with Ctrl-C.`);
}
