import { randomBytes } from 'node:crypto';
import { makeRoles } from '../database/roles/make-roles.js';

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
 * Whom applications under test connect as: with `TEST_DATABASE_ROLES=on` as a role that serves, which sees no row of an account that it
 * does not name. Any feature spec can be run so.
 */
export const roleOfTests = (): 'owner' | 'service' =>
  process.env['TEST_DATABASE_ROLES'] === 'on' ? 'service' : 'owner';
