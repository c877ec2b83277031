// `npm start` reads this file before anything is built.
import { DatabaseFileError } from './database-connection.ts';

const unknownIssuer =
  'the certificate of the server is not signed by whom DATABASE_CA_FILE names or, where that is not set, by a public authority.';
const expired =
  'the certificate of the server is not valid at this time: renew it, or look at the clock of this machine.';

const ofCodes: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: expired,
  CERT_NOT_YET_VALID: expired,
  CERT_SIGNATURE_FAILURE: unknownIssuer,
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownIssuer,
  ERR_TLS_CERT_ALTNAME_INVALID:
    'the certificate of the server is for another host: DATABASE_URL must name it as the certificate does.',
  SELF_SIGNED_CERT_IN_CHAIN: unknownIssuer,
  UNABLE_TO_GET_ISSUER_CERT: unknownIssuer,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownIssuer,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownIssuer,
};

/** What `pg` and PostgreSQL say without a code of its own. */
const ofMessages: readonly (readonly [RegExp, string])[] = [
  [
    /does not support SSL/,
    'the server offers no TLS, and nothing is sent to it without: set ssl = on there.',
  ],
  [
    /no pg_hba\.conf entry.*no encryption/,
    'the server takes no connection without TLS: set DATABASE_CA_FILE.',
  ],
  [
    /valid client certificate/,
    'the server wants a certificate of ours: set DATABASE_CERTIFICATE_FILE and DATABASE_CERTIFICATE_KEY_FILE.',
  ],
  [
    /alert (unknown ca|bad certificate|certificate)/,
    'the server does not believe our certificate (DATABASE_CERTIFICATE_FILE).',
  ],
];

/**
 * Why a connection to the database failed, where TLS is the reason: a sentence that holds nothing of an address. Undefined where it is
 * something else.
 */
export function tlsFault(error: unknown): string | undefined {
  if (error instanceof DatabaseFileError) return error.message;
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  return ofCodes[code] ?? ofMessages.find(([pattern]) => pattern.test(error.message))?.[1];
}
