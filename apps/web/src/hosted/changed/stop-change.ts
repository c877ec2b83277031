'use server';
import { redirect } from 'next/navigation';
import { ApiUnavailable } from '../../api/api-unavailable';
import { call } from '../../api/call';

interface Asked {
  readonly token: string;
  readonly language: string;
}

/** Stops a change of bank account that is on hold. */
export async function stopChange({ token, language }: Asked): Promise<void> {
  const outcome = await stopped(token);
  redirect(`/changed?${new URLSearchParams({ outcome, language }).toString()}`);
}

async function stopped(token: string): Promise<'over' | 'stopped'> {
  try {
    const answer = await call('bank_changes.cancel', { body: { token: token.slice(0, 300) } }, undefined);
    return answer.ok && answer.value.is_cancelled ? 'stopped' : 'over';
  } catch (error) {
    if (error instanceof ApiUnavailable) redirect('/onboarding/unavailable');
    throw error;
  }
}
