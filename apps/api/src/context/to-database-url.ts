// `npm start` reads this file before anything is built: it imports nothing that has to be built.
import { hostUrls } from './host-urls.ts';

/** Files by which the server of the database is known, and by which it knows us. */
export interface DatabaseFiles {
  /** PEM: whose certificates are believed. */
  readonly ca: string | undefined;
  /** PEM: our own certificate, where the server asks for one. */
  readonly certificate: string | undefined;
  readonly certificateKey: string | undefined;
}

/** The address with all that is to be known of TLS in its parameters, as PostgreSQL's own programs take them; or what is wrong. */
interface DatabaseUrl {
  readonly url: string;
  readonly wrong: readonly string[];
}

/** Those that fall back to no TLS without a word (`allow`, `prefer`) are not among them. */
const sslModes = ['disable', 'no-verify', 'require', 'verify-ca', 'verify-full'];

/**
 * Puts together what an address and settings say of TLS. With a CA, certificate and host name are verified; `require` is taken as
 * `verify-full`, since encryption for whoever answers protects from nobody.
 * @param name the setting, for what is said to be wrong; the address itself, which holds a password, is never said
 */
export function toDatabaseUrl(name: string, given: string, files: DatabaseFiles): DatabaseUrl {
  const [ofFirstHost = given] = hostUrls(given);
  if (!URL.canParse(ofFirstHost)) return { url: given, wrong: [] };
  const url = new URL(ofFirstHost);
  const said = (parameter: string) => url.searchParams.get(parameter) ?? undefined;
  const ca = files.ca ?? said('sslrootcert');
  const certificate = files.certificate ?? said('sslcert');
  const key = files.certificateKey ?? said('sslkey');
  const asked = said('sslmode') ?? (isYes(said('ssl')) ? 'verify-full' : undefined);
  const mode = asked ?? (ca || certificate || key ? 'verify-full' : undefined);
  if (mode === undefined) return { url: given, wrong: [] };
  const wrong = wrongTls({ mode, hasCa: ca !== undefined, isPaired: Boolean(certificate) === Boolean(key) });
  const parameters = { sslmode: mode === 'require' ? 'verify-full' : mode, sslrootcert: ca };
  for (const [parameter, value] of Object.entries({ ...parameters, sslcert: certificate, sslkey: key }))
    if (value !== undefined) url.searchParams.set(parameter, value);
  url.searchParams.delete('ssl');
  const [beforeParameters] = given.split('?');
  return { url: `${beforeParameters}?${url.searchParams}`, wrong: wrong.map((line) => `${name} ${line}`) };
}

interface AskedTls {
  readonly mode: string;
  readonly hasCa: boolean;
  readonly isPaired: boolean;
}

function wrongTls({ mode, hasCa, isPaired }: AskedTls): string[] {
  const looksAtNone = mode === 'disable' || mode === 'no-verify';
  return [
    ...(sslModes.includes(mode) ? [] : [`has an sslmode that is none of ${sslModes.join(', ')}`]),
    ...(looksAtNone && hasCa
      ? [`has sslmode=${mode}, with which DATABASE_CA_FILE would have no effect`]
      : []),
    ...(mode === 'verify-ca' && !hasCa
      ? ['has sslmode=verify-ca, for which DATABASE_CA_FILE must be set']
      : []),
    ...(isPaired
      ? []
      : ['needs both DATABASE_CERTIFICATE_FILE and DATABASE_CERTIFICATE_KEY_FILE, or neither']),
  ];
}

const isYes = (value: string | undefined): boolean => value === 'true' || value === '1';
