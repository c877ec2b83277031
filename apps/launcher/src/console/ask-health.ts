import { say } from '../../../../tools/setup/say.mjs';
import { publicUrl } from '../environments-of.ts';
import { shortReason } from '../error-code.ts';
import { environmentWithFile, readSettings } from '../settings.ts';

/** Asks the service that these settings are of; a worker by itself has no pages. @returns the exit code */
export async function askHealth(): Promise<number> {
  const settings = readSettings(environmentWithFile());
  const path = settings.role === 'worker' ? '/health/ready' : '/health';
  try {
    const { ok, status } = await fetch(`${publicUrl(settings)}${path}`, {
      signal: AbortSignal.timeout(7_000),
    });
    say(ok ? 'ok' : `It answers ${status}.`);
    return ok ? 0 : 1;
  } catch (error) {
    say(`Nothing answers at ${publicUrl(settings)} (${shortReason(error)}).`);
    return 1;
  }
}
