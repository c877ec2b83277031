import type { OnboardingSession } from '@firstday/domain';
import { headers } from 'next/headers';
import { type QueueReturn, toQueueReturn } from '../../review-queue/to-queue-return';

/** The queue that the employer's side was opened from, where it was. */
export async function readQueueReturn({
  side,
  redirect_to: target,
}: Pick<OnboardingSession, 'redirect_to' | 'side'>): Promise<QueueReturn | undefined> {
  if (side !== 'employer' || target === null) return undefined;
  const incoming = await headers();
  return toQueueReturn(target, incoming.get('x-forwarded-host') ?? incoming.get('host'));
}
