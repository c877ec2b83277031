import type { KnownMessage } from '@firstday/messages';

/** Made-up values of every merge field, so that a message can be looked at before anybody gets one. */
export const sampleValues = ({ employer, link, now }: SampledFrom): KnownMessage['values'] => ({
  employer,
  link,
  first_name: 'Ana',
  due_on: dayAfter(now, 5),
  link_until: dayAfter(now, 7),
  minutes: 15,
  employee: 'Min',
  inviter: 'Dana Okafor',
  code: '123456',
  endpoint: 'hooks.example.com',
});

interface SampledFrom {
  /** Who the message comes from. */
  readonly employer: string;
  /** Where its link leads: nowhere secret. */
  readonly link: string;
  readonly now: Date;
}

const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
