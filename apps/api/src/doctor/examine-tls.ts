import { TLSSocket } from 'node:tls';
import type { Client } from 'pg';
import { type Finding, findingsOf } from './finding.js';

const { ok, warning } = findingsOf('database');
const soonDays = 21;

/** Whether what goes to the database can be read on the way, and whether it is the database that answers. */
export function examineTls(client: Client, databaseUrl: string, now = new Date()): Finding {
  const { stream } = client.connection;
  const url = new URL(databaseUrl);
  if (!(stream instanceof TLSSocket)) return withoutTls(url.hostname);
  const encrypted = `The connection is encrypted (${stream.getProtocol() ?? 'TLS'})`;
  const mode = url.searchParams.get('sslmode');
  if (mode === 'no-verify')
    return warning(
      `${encrypted}, and the certificate of the server is not verified.`,
      'Set DATABASE_CA_FILE: else whoever stands between can answer in its place.',
    );
  const until = new Date(stream.getPeerCertificate().valid_to);
  const verified = `${encrypted}; the certificate of the server is verified${mode === 'verify-ca' ? ', its host name is not' : ''}`;
  const day = until.toISOString().slice(0, 10);
  return until.getTime() - now.getTime() < soonDays * 86_400_000
    ? warning(`${verified}, and ends on ${day}.`, 'Renew it before: connections are refused afterwards.')
    : ok(`${verified}, until ${day}.`);
}

const withoutTls = (host: string): Finding =>
  /^(?:localhost|127\..*|\[::1\]|)$/.test(host)
    ? ok('The connection is not encrypted, and does not leave this machine.')
    : warning(
        'The connection to the database is not encrypted.',
        'Set DATABASE_CA_FILE, and ssl = on in postgresql.conf, unless the way between is yours alone.',
      );
