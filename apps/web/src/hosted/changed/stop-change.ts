'use server';
import { call } from '../../api/call';
import { leadToOutcome, type LinkedChange } from './change-outcome';

/** Stops a change of bank account that is on hold. */
export async function stopChange({ token, language }: LinkedChange): Promise<void> {
  await leadToOutcome(language, async () => {
    const answer = await call('bank_changes.cancel', { body: { token: token.slice(0, 300) } }, undefined);
    return answer.ok && answer.value.is_cancelled ? 'stopped' : 'over';
  });
}
