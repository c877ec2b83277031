import { redirect } from 'next/navigation';
import { ApiUnavailable } from '../../api/api-unavailable';

/** What came of stopping or confirming a change. */
export const changeOutcomes = ['confirmed', 'over', 'stopped', 'unconfirmed'] as const;
export type ChangeOutcome = (typeof changeOutcomes)[number];

/** A change that a link in a message names, and the language of that message. */
export interface LinkedChange {
  readonly token: string;
  readonly language: string;
}

/** Goes on to the page that says what came of it. */
export async function leadToOutcome(language: string, ask: () => Promise<ChangeOutcome>): Promise<never> {
  const outcome = await ask().catch((error: unknown) => {
    if (error instanceof ApiUnavailable) redirect('/onboarding/unavailable');
    throw error;
  });
  redirect(`/changed?${new URLSearchParams({ outcome, language }).toString()}`);
}
