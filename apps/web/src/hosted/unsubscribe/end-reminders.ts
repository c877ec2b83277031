'use server';
import { redirect } from 'next/navigation';
import { ApiUnavailable } from '../../api/api-unavailable';
import { call } from '../../api/call';

interface Asked {
  readonly token: string;
  readonly language: string;
}

/** What the button of the page does, and a mail program's one click: the answer is the same for every token. */
export async function endReminders({ token, language }: Asked): Promise<void> {
  const query = { token: token.slice(0, 200) };
  try {
    await call('messages.unsubscribe', { query }, undefined);
  } catch (error) {
    if (error instanceof ApiUnavailable) redirect('/onboarding/unavailable');
    throw error;
  }
  redirect(`/unsubscribe?${new URLSearchParams({ done: 'yes', language }).toString()}`);
}
