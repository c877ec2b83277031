'use server';
import { redirect } from 'next/navigation';
import { ApiUnavailable } from '../../api/api-unavailable';
import { call } from '../../api/call';
import { endedLink } from './ended-link';

/** Says the same whatever came of it: whether there is an address on record is nobody's business here. */
export async function requestNewLink(): Promise<void> {
  const link = await endedLink();
  try {
    if (link !== undefined) await call('messages.requestLink', { body: { link } }, undefined);
  } catch (error) {
    if (error instanceof ApiUnavailable) redirect('/onboarding/unavailable');
    throw error;
  }
  redirect('/onboarding/expired?asked=yes');
}
