import {
  type OperationId,
  type OperationRow,
  exampleOfPath,
  operations,
  parametersOf,
} from '@firstday/domain';

/** How a request of a sample proves who sends it: the variable of the environment, and the header that it goes in. */
export interface SampleCredential {
  readonly variable: string;
  readonly header: string;
  readonly prefix: string;
}

/** A request as the reference shows it, before it is written in a language. */
export interface SampleRequest {
  readonly id: OperationId;
  readonly method: string;
  readonly ids: readonly string[];
  /** With its query, below the address of the service. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The part of a form that a file is sent in. */
  readonly filePart?: string;
  readonly credential?: SampleCredential;
  readonly answers: 'json' | 'bytes' | 'nothing';
}

/** What a required parameter of a query is, in samples. */
export type QueryExample = readonly [name: string, value: string];

const credentials: Readonly<Record<string, SampleCredential>> = {
  api_token: { variable: 'FIRSTDAY_API_KEY', header: 'Authorization', prefix: 'Bearer ' },
  form_session: { variable: 'FIRSTDAY_FORM_SESSION', header: 'Authorization', prefix: 'Bearer ' },
  user_session: { variable: 'FIRSTDAY_SESSION', header: 'Cookie', prefix: '__session=' },
  component_token: { variable: 'FIRSTDAY_COMPONENT_TOKEN', header: 'x-component-auth-token', prefix: '' },
};

/** The request that an operation's samples send: its example body, ids that are nobody's, and what its query requires. */
export function sampleRequest(
  id: OperationId,
  required: readonly QueryExample[],
  filePart: string | undefined,
): SampleRequest {
  const row: OperationRow = operations[id];
  const parameters = parametersOf(row.path);
  const filled = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    exampleOfPath(parameters.get(name) ?? { kind: 'task' }),
  );
  const search = new URLSearchParams(Object.fromEntries(required)).toString();
  const credential = credentialOf(row);
  return {
    id,
    method: row.method,
    ids: [...parameters.values()].map(exampleOfPath),
    path: `/api/v1${filled}${search && `?${search}`}`,
    query: Object.fromEntries(required),
    ...(row.body && { body: row.reference.body ?? {} }),
    ...(filePart && { filePart }),
    ...(credential && { credential }),
    answers: answersOf(row),
  };
}

const credentialOf = ({ allows }: OperationRow): SampleCredential | undefined =>
  allows === 'nobody'
    ? undefined
    : Object.entries(credentials).find(([scheme]) => allows.some((one) => one === scheme))?.[1];

function answersOf({ answers }: OperationRow): SampleRequest['answers'] {
  const [answer] = Object.values(answers);
  if (answer === 'nothing') return 'nothing';
  return typeof answer === 'string' ? 'bytes' : 'json';
}

/** Whether the TypeScript client has a method for it: it has those that an API token may use. */
export const isInClient = ({ credential }: SampleRequest): boolean =>
  credential?.variable === 'FIRSTDAY_API_KEY';

/** What a file that is sent or answered is called. */
export const sampleFile = { sent: 'document.pdf', answered: 'answer.bin' } as const;
