import { randomBytes } from 'node:crypto';
import type { Config } from '../context/config.js';
import { Database } from '../database/database.js';
import { PostgresDataSource } from '../database/postgres-data-source.js';
import { makeRoles } from '../database/roles/make-roles.js';
import { evidenceKeyPurposes } from '../evidence-key-purposes.js';
import { prepareKeys } from '../prepare-keys.js';
import type { EvidenceKeyPurpose } from '../sealing/evidence/evidence-keys.service.js';

/** Roles of a database of a test, made as an operator makes them. */
export interface TestRoles {
  readonly serviceUrl: string;
  readonly readerUrl: string;
}

export async function createRoles(ownerUrl: string): Promise<TestRoles> {
  const named = (role: string): string => {
    const url = new URL(ownerUrl);
    url.username = `${role}_of_${url.pathname.slice(1)}`;
    url.password = randomBytes(12).toString('hex');
    return url.href;
  };
  const [serviceUrl, readerUrl] = [named('service'), named('reader')];
  const settings = { databaseOwnerUrl: ownerUrl, databaseUrl: serviceUrl, databaseReaderUrl: readerUrl };
  await makeRoles(settings);
  return { serviceUrl, readerUrl };
}

/**
 * Whom applications under test connect as: a role that serves, as in production. It sees no row of an account that it does not name.
 * With `TEST_DATABASE_ROLES=off` they connect as the owner of the database, as on a server of the operator's with one role.
 */
export const roleOfTests = (): 'owner' | 'service' =>
  process.env['TEST_DATABASE_ROLES'] === 'off' ? 'owner' : 'service';

const madeSeals = new Map<string, ReturnType<EvidenceKeyPurpose['make']>>();

/** The certificate names the installation. */
function madeOnce({ installationName, baseUrl }: Config, make: () => ReturnType<EvidenceKeyPurpose['make']>) {
  const name = `${installationName} ${baseUrl}`;
  const made = madeSeals.get(name) ?? make();
  madeSeals.set(name, made);
  return made;
}

/** What `migrate` does as the owner before anything serves. An RSA key takes a second: this process makes one for all its databases. */
export async function prepareKeysAsOwner(ownerUrl: string, config: Config): Promise<void> {
  const dataSource = await new PostgresDataSource({ databaseUrl: ownerUrl, databasePool: 2 }).initialize();
  try {
    const purposes = evidenceKeyPurposes(config).map((purpose) =>
      purpose.name === 'document_seal'
        ? { ...purpose, make: (now: Date) => madeOnce(config, () => purpose.make(now)) }
        : purpose,
    );
    await prepareKeys(config, new Database(dataSource), purposes);
  } finally {
    await dataSource.destroy();
  }
}
