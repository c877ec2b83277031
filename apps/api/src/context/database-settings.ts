// `npm start` reads this file before anything is built: of our own libraries it may import types only.
import type { Config } from './config.js';
import { toDatabaseUrl } from './to-database-url.ts';
import { WrongSettings } from './wrong-settings.ts';

interface GivenDatabaseSettings {
  readonly DATABASE_CA_FILE?: string | undefined;
  readonly DATABASE_CERTIFICATE_FILE?: string | undefined;
  readonly DATABASE_CERTIFICATE_KEY_FILE?: string | undefined;
  readonly DATABASE_DIRECT_URL?: string | undefined;
  readonly DATABASE_OWNER_URL?: string | undefined;
  readonly DATABASE_READER_URL?: string | undefined;
  readonly DATABASE_ROW_SECURITY: Config['databaseRowSecurity'];
  readonly DATABASE_POOL: number;
  readonly DATABASE_REPLICA_URL: readonly string[];
  readonly DATABASE_POOLER: Config['databasePooler'];
  readonly DATABASE_URL: string;
  readonly DATABASE_WAIT_SECONDS: number;
}

type ReadDatabaseSettings = Pick<
  Config,
  | 'databaseDirectUrl'
  | 'databaseOwnerUrl'
  | 'databasePool'
  | 'databasePooler'
  | 'databaseReaderUrl'
  | 'databaseReplicaUrls'
  | 'databaseRowSecurity'
  | 'databaseUrl'
  | 'databaseWaitSeconds'
>;

/** How the database is reached: each address with what is to be known of TLS. @throws WrongSettings */
export function databaseSettings(settings: GivenDatabaseSettings): ReadDatabaseSettings {
  const { DATABASE_DIRECT_URL: direct, DATABASE_POOLER: databasePooler } = settings;
  if (databasePooler !== 'none' && direct === undefined)
    throw new WrongSettings([
      'DATABASE_DIRECT_URL must be set with DATABASE_POOLER: it leads past the pooler',
    ]);
  const files = {
    ca: settings.DATABASE_CA_FILE,
    certificate: settings.DATABASE_CERTIFICATE_FILE,
    certificateKey: settings.DATABASE_CERTIFICATE_KEY_FILE,
  };
  const pooled = toDatabaseUrl('DATABASE_URL', settings.DATABASE_URL, files);
  const past = direct === undefined ? pooled : toDatabaseUrl('DATABASE_DIRECT_URL', direct, files);
  const replicas = settings.DATABASE_REPLICA_URL.map((url) =>
    toDatabaseUrl('DATABASE_REPLICA_URL', url, files),
  );
  const other = (name: 'DATABASE_OWNER_URL' | 'DATABASE_READER_URL') => {
    const url = settings[name];
    return url === undefined ? undefined : toDatabaseUrl(name, url, files);
  };
  const [owner, reader] = [other('DATABASE_OWNER_URL'), other('DATABASE_READER_URL')];
  const read = [pooled, past, owner, reader, ...replicas];
  const wrong = [...new Set(read.flatMap((one) => one?.wrong ?? []))];
  if (wrong.length > 0) throw new WrongSettings(wrong);
  return {
    databaseUrl: pooled.url,
    databaseDirectUrl: past.url,
    databaseOwnerUrl: (owner ?? past).url,
    databaseReaderUrl: reader?.url,
    databaseRowSecurity: settings.DATABASE_ROW_SECURITY,
    databasePool: settings.DATABASE_POOL,
    databasePooler,
    databaseReplicaUrls: replicas.map(({ url }) => url),
    databaseWaitSeconds: settings.DATABASE_WAIT_SECONDS,
  };
}
