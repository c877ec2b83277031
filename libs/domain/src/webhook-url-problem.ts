/** Why an address cannot be a webhook's: what the API answers, and by which a page says it in its reader's language. */
export const webhookUrlProblems = {
  not_web: 'The url must be a web address with https',
  credentials: 'The url must hold no user or password',
  fragment: 'The url must hold no fragment',
  own_machine: 'The url must not lead to this machine',
  private_network: 'The url must not lead into a private network',
  not_https: 'The url must begin with https',
} as const;
export type WebhookUrlProblem = keyof typeof webhookUrlProblems;

/** Which one a message of the API tells of; undefined where it tells of something else. */
export const webhookUrlProblemIn = (message: string): WebhookUrlProblem | undefined =>
  problems.find((problem) => webhookUrlProblems[problem] === message);

const problems = [
  'not_web',
  'credentials',
  'fragment',
  'own_machine',
  'private_network',
  'not_https',
] as const satisfies readonly WebhookUrlProblem[];
