import { on } from 'node:events';
import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { createApp } from './create-app.js';
import { exitMessage } from './exit-message.js';
import { type Config, processConfig } from './context/index.js';
import { abandonHeldConnection } from './database/index.js';
import { handleUncaughtErrors, isReachedDirectly } from './http/index.js';
import { toSafeError } from './observability/index.js';
import { shutDownOnSignals } from './background/index.js';

/** Runs this process until a signal ends it; a wrong setting or a missing key is a message on standard error, and the exit code 1. */
export function runUntilSignal(role?: Config['role']): void {
  start(role).catch((error: unknown) => {
    process.stderr.write(`${exitMessage(error)}\n`);
    process.exit(1);
  });
}

/** A standby has loaded the program, and serves as soon as the process that did so is gone. */
const isStandby = process.argv.includes('--standby');

const Turn = z.object({ serve: z.object({ startedAgain: z.number() }) });

/** Waits for the process that started this one to say that it is its turn. */
async function turnToServe(): Promise<Pick<Config, 'startedAgain'>> {
  const end = () => process.exit(0);
  process.once('disconnect', end).once('SIGTERM', end).once('SIGINT', end);
  for await (const [message] of on(process, 'message')) {
    const turn = Turn.safeParse(message).data;
    if (!turn) continue;
    process.off('disconnect', end).off('SIGTERM', end).off('SIGINT', end);
    return turn.serve;
  }
  return { startedAgain: 0 };
}

async function start(role: Config['role'] | undefined): Promise<void> {
  const told = isStandby ? await turnToServe() : {};
  const config = { ...processConfig(), ...(role && { role }), ...told };
  const app = await createApp(config);
  const logger = new Logger('uncaught');
  handleUncaughtErrors({
    onSurvived: (error, requestId) => {
      // What the request was waiting for never comes: its connection is not kept for it.
      abandonHeldConnection();
      logger.error({ request_id: requestId, ...toSafeError(error) }, 'an error that nothing caught');
    },
    onFatal: (error) => {
      process.stderr.write(`${exitMessage(error)}\n`);
      process.exit(1);
    },
  });
  shutDownOnSignals(app, isAsked(config) ? config.drainSeconds : 0);
  await app.listen(config.role === 'worker' ? config.workerPort : config.port, config.host);
}

/** Whether somebody may look at the health of this process in order to decide who is sent to it. */
const isAsked = (config: Config): boolean => config.role !== 'worker' && !isReachedDirectly(config);
