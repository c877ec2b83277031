import type { WebhookHealth } from '@firstday/domain';
import type { IconName, Tone } from '@firstday/ui';

/** How a webhook fares, in one word of several. */
export interface HealthState {
  readonly word: 'delivering' | 'disabledFailing' | 'disabledGone' | 'failing' | 'untried';
  readonly tone: Tone;
  readonly icon: IconName;
  /** Since when it is so, where that is known. */
  readonly since: string | null;
}

/** What stands in the way comes first: a disabled webhook has failed before. */
export function healthState(health: WebhookHealth): HealthState {
  const { disabled_at, disabled_reason, failing_since, last_used_at } = health;
  if (disabled_at !== null)
    return {
      word: disabled_reason === 'gone' ? 'disabledGone' : 'disabledFailing',
      tone: 'bad',
      icon: 'lock',
      since: disabled_at,
    };
  if (failing_since !== null) return { word: 'failing', tone: 'bad', icon: 'alert', since: failing_since };
  if (last_used_at === null) return { word: 'untried', tone: 'muted', icon: 'wait', since: null };
  return { word: 'delivering', tone: 'good', icon: 'check', since: null };
}
