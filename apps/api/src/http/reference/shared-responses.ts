import { problemExamples } from './problem-examples.js';

const text = { type: 'string' };
const whole = { type: 'integer', minimum: 0 };

/** Headers that a request may carry, beside its credential. Without examples: the viewer would send them with each try. */
export const sharedParameters = {
  AccountId: {
    name: 'x-account-id',
    in: 'header',
    required: false,
    description:
      'Acts for an account of a connected organization. Your own children only: another account is 403. For API tokens.',
    schema: { ...text, pattern: '^acct_' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Carries the request out once: the same key and body within 24 hours get the first answer, the same key with another body is 409 `IdempotencyConflictError`. A key belongs to the credential that sent it: another token may use the same one for a request of its own.',
    schema: { ...text, minLength: 1, maxLength: 255 },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description:
      'The `ETag` with which the record was read: it is changed only where nobody changed it since, and else the answer is 412.',
    schema: text,
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description:
      'The `ETag` of an earlier answer: where this one would be the same, it is 304 without a body.',
    schema: text,
  },
};

/** Headers that an answer carries. */
export const sharedHeaders = {
  RequestId: {
    description: 'The id of the request, also in the log: quote it when you ask for help.',
    schema: text,
    example: '4c1a8f0e-2f5e-4f0e-9c6e-0d8f5a3f7b11',
  },
  RateLimitLimit: { description: 'How many requests a window takes.', schema: whole, example: 1000 },
  RateLimitRemaining: { description: 'How many are left in this window.', schema: whole, example: 999 },
  RateLimitReset: { description: 'Seconds until the next window begins.', schema: whole, example: 9 },
  RateLimitPolicy: {
    description: 'The limit and the seconds of its window.',
    schema: text,
    example: '1000;w=10',
  },
  FirstdayWarning: {
    description:
      'What was accepted although it is likely a mistake, such as a misspelt member: its place and what is unlikely. Once for each. No value is in it.',
    schema: text,
    example: 'address.zip: not a ZIP code of this state',
  },
  ETag: {
    description: 'The version of the record, for `If-Match`, and of this answer, for `If-None-Match`.',
    schema: text,
    example: '"mf3k2a9c-2jmj7l5rSw0yVb_vlWAYkK_YBwk"',
  },
  RetryAfter: { description: 'Seconds after which it is worth trying again.', schema: whole, example: 3 },
};

const problem = (tag: string, description: string) => ({
  description,
  headers: { 'x-request-id': { $ref: '#/components/headers/RequestId' } },
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          message: {
            ...text,
            description: 'What went wrong, in English, for whoever builds the integration.',
          },
          _tag: { ...text, const: tag, description: 'Which error it is.' },
        },
        required: ['message', '_tag'],
        additionalProperties: false,
      },
      example: problemExamples[tag],
    },
  },
});

/** Errors that any operation may answer, and that nothing has changed. */
export const sharedResponses = {
  NotModified: {
    description: 'Nothing has changed since the answer of this `ETag`: there is no body',
    headers: {
      'x-request-id': { $ref: '#/components/headers/RequestId' },
      etag: { $ref: '#/components/headers/ETag' },
    },
  },
  IdempotencyConflict: problem(
    'IdempotencyConflictError',
    'The Idempotency-Key was used with another request, or its first request is still being carried out',
  ),
  PayloadTooLarge: problem('PayloadTooLargeError', 'The body is above 1 MiB, or a file above 20 MiB'),
  UnsupportedMediaType: problem('UnsupportedMediaTypeError', 'The body is of a type that is not taken here'),
  InternalServerError: problem('InternalServerError', 'Unforeseen: it says the request id, and no more'),
};

export const securitySchemes = {
  api_token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API token of an account, `fd_live_…` or `fd_test_…`, held by the integrator’s server. It may do everything in its account.',
  },
  user_session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__session',
    description:
      'A person who signed in by magic link or password. It may do what the person’s groups allow. Writes must come from our own pages (`Origin`). Where the service is reached by https, browsers keep it as `__Host-__session`.',
  },
  form_session: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The session of a hosted onboarding page, `fd_form_…`: one employee, one side, the tasks of its link.',
  },
  component_session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__component',
    description:
      'An embedded component, with the filters that it was made with as its ceiling. A page that shows several names the one that it means in the header `x-component-session`, whose own cookie `__component_cs_…` counts then.',
  },
  component_token: {
    type: 'apiKey',
    in: 'header',
    name: 'x-component-auth-token',
    description: 'The same component, where the browser keeps no cookie of a frame.',
  },
};
