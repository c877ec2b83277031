/** Why an attempt at a delivery failed: what the API answers, and by which a page says it in its reader's language. */
export const deliveryProblems = {
  unknown_host: 'The host is not known',
  not_looked_up: 'The host could not be looked up',
  no_address: 'The host has no address',
  into_private_network: 'The host leads into a private network',
  connection_refused: 'The connection was refused',
  connection_closed: 'The connection was closed',
  no_connection: 'No connection in time',
  no_answer: 'No answer in time',
  answer_too_long: 'The answer is too long',
  redirected: 'Redirects are not followed',
  certificate: 'The certificate does not hold',
  not_http: 'The answer is not HTTP',
  token_sealed: 'The token cannot be opened with the secret of this installation',
  failed: 'The delivery failed',
} as const;
export type DeliveryProblem = keyof typeof deliveryProblems;

interface SaidProblem {
  readonly problem: DeliveryProblem;
  /** What follows the sentence, such as the code of a certificate's fault; empty where nothing does. */
  readonly detail: string;
}

/** Which one a sentence of the API tells of; undefined where it tells of something else. */
export function deliveryProblemIn(sentence: string): SaidProblem | undefined {
  const [said = '', detail = ''] = sentence.split(': ', 2);
  const problem = kinds.find((kind) => deliveryProblems[kind] === said);
  return problem && { problem, detail };
}

const kinds = [
  'unknown_host',
  'not_looked_up',
  'no_address',
  'into_private_network',
  'connection_refused',
  'connection_closed',
  'no_connection',
  'no_answer',
  'answer_too_long',
  'redirected',
  'certificate',
  'not_http',
  'token_sealed',
  'failed',
] as const satisfies readonly DeliveryProblem[];
