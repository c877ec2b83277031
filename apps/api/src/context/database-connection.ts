// `npm start` reads this file before anything is built: it imports nothing of our own.
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ConnectionOptions, createSecureContext } from 'node:tls';

/** How `pg` is told to connect. */
export interface DatabaseConnection {
  readonly connectionString: string;
  /** Missing where the address says nothing of TLS. */
  readonly ssl?: ConnectionOptions | false;
}

/** A file of the settings that cannot be used; its message is for whoever runs the service. */
export class DatabaseFileError extends Error {}

const parameters = ['ssl', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey'] as const;

/**
 * How to connect to the database of an address that `toDatabaseUrl` made. Files are read here: whoever connects again and again keeps
 * what this returns, so that a file that is away for a moment ends nothing.
 * @throws DatabaseFileError
 */
export function toDatabaseConnection(databaseUrl: string): DatabaseConnection {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined;
  if (!url || !parameters.some((name) => url.searchParams.has(name)))
    return { connectionString: databaseUrl };
  const mode = url.searchParams.get('sslmode') ?? 'verify-full';
  const [ca, cert, key] = ['sslrootcert', 'sslcert', 'sslkey'].map((name) =>
    readPem(url.searchParams.get(name)),
  );
  for (const name of parameters) url.searchParams.delete(name);
  const connectionString = url.href;
  if (mode === 'disable') return { connectionString, ssl: false };
  const files = { ...(ca && { ca }), ...(cert && { cert }), ...(key && { key }) };
  assertUsable(files);
  return { connectionString, ssl: { ...files, ...verification(mode) } };
}

/** By itself, `pg` verifies the certificate and the name of the host. */
function verification(mode: string): ConnectionOptions {
  if (mode === 'no-verify') return { rejectUnauthorized: false };
  return mode === 'verify-ca' ? { checkServerIdentity: () => undefined } : {};
}

function readPem(path: string | null): string | undefined {
  if (path === null) return undefined;
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code =
      typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'error';
    throw new DatabaseFileError(
      `${path}, which is for the connection to the database, cannot be read (${code}).`,
    );
  }
}

function assertUsable(files: { readonly ca?: string; readonly cert?: string; readonly key?: string }): void {
  try {
    // What is no certificate is otherwise passed over in silence: nobody would be believed.
    if (files.ca) new X509Certificate(files.ca);
    createSecureContext(files);
  } catch {
    throw new DatabaseFileError(
      'DATABASE_CA_FILE, DATABASE_CERTIFICATE_FILE and DATABASE_CERTIFICATE_KEY_FILE must be PEM, and key and certificate belong together.',
    );
  }
}
