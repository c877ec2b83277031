'use server';
import { call } from '../../api/call';
import { leadToOutcome, type LinkedChange } from './change-outcome';

/** Confirms a changed email address or phone number from the former one. */
export async function confirmContactChange({ token, language }: LinkedChange): Promise<void> {
  await leadToOutcome(language, async () => {
    const answer = await call('contact_changes.confirm', { body: { token: token.slice(0, 300) } }, undefined);
    return answer.ok && answer.value.is_confirmed ? 'confirmed' : 'unconfirmed';
  });
}
