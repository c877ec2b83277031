import pg from 'pg';
import { z } from 'zod';
import type { Config } from '../../context/index.js';
import { primaryConnection } from '../primary/primary-address.js';
import { type DatabaseRole, roleOf } from './database-role.js';
import { RoleGrants } from './role-grants.js';
import { rolesSql } from './roles-sql.js';
import { scramVerifier } from './scram-verifier.js';

export type RoleSettings = Pick<Config, 'databaseOwnerUrl' | 'databaseReaderUrl' | 'databaseUrl'>;

/** Why the roles cannot be made, in words that tell the operator what to do. */
export class RolesError extends Error {
  override readonly name = 'RolesError';
}

const Found = z.object({ is_superuser: z.boolean(), may_more: z.boolean(), is_owner: z.boolean() });

/**
 * Makes the roles that DATABASE_URL and DATABASE_READER_URL name, with the passwords that stand there, and gives them what they may.
 * As often as one likes: what is there already is brought to the same state, and a new password becomes the role's.
 * @returns a line for each thing that somebody should know
 * @throws RolesError
 */
export async function makeRoles(settings: RoleSettings): Promise<string[]> {
  const client = new pg.Client(await primaryConnection(settings.databaseOwnerUrl));
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN');
    const lines = await new RoleMaker(client, settings).make();
    await client.query('COMMIT');
    return lines;
  } finally {
    await client.end();
  }
}

class RoleMaker {
  constructor(
    private readonly client: pg.Client,
    private readonly settings: RoleSettings,
  ) {}

  async make(): Promise<string[]> {
    const grants = await RoleGrants.open(
      async (text, values) => (await this.client.query(text, values && [...values])).rows,
    );
    const { owner, owns, is_migrated } = grants.server;
    if (!is_migrated) throw new RolesError('The database has no tables yet: say `migrate` first.');
    if (!owns)
      throw new RolesError(
        `${owner} does not own the tables: DATABASE_OWNER_URL must be the address of who does.`,
      );
    const { service, reader } = this.wanted(owner);
    if (service) await this.makeLogin(service);
    if (service) await grants.grantService(service.name);
    if (reader) await this.makeLogin(reader);
    if (reader) await grants.grantReader(reader.name);
    const lines = [
      `${owner} owns the tables: migrations and backups connect by it (DATABASE_OWNER_URL).`,
      ...(service ? [`${service.name} serves (DATABASE_URL): it reads and writes rows.`] : []),
      ...(reader ? [`${reader.name} reads (DATABASE_READER_URL): reports and analysts.`] : []),
    ];
    const leaky = service ? await grants.leaky() : [];
    if (leaky.length > 0)
      lines.push(
        `Notice: filtered lists read every row of their account. A superuser, in this database, says: ${leaky.map(({ name }) => `ALTER FUNCTION ${name} LEAKPROOF`).join('; ')}`,
      );
    for (const role of [service, reader])
      if (role) lines.push(...leftLines(role, await grants.left(role.name)));
    return lines;
  }

  private wanted(owner: string): { service: DatabaseRole | undefined; reader: DatabaseRole | undefined } {
    const { databaseUrl, databaseReaderUrl } = this.settings;
    const named = roleOf(databaseUrl);
    const service = named?.name === owner ? undefined : named;
    const reader = databaseReaderUrl === undefined ? undefined : roleOf(databaseReaderUrl);
    if (reader && [owner, service?.name].includes(reader.name))
      throw new RolesError(`DATABASE_READER_URL names ${reader.name}, who may do more than read.`);
    if (!service && !reader)
      throw new RolesError(
        `There is only ${owner}. Set DATABASE_OWNER_URL to the address of today, and DATABASE_URL to that of a role that serves, with a password of your choice; DATABASE_READER_URL likewise where somebody only reads.`,
      );
    return { service, reader };
  }

  /** A role that is there already, and may more than we would give it, is somebody's: it is left alone. */
  private async makeLogin({ name, password }: DatabaseRole): Promise<void> {
    const { rows } = await this.client.query(rolesSql.foundSql, [name]);
    const found = rows.length > 0 ? Found.parse(rows[0]) : undefined;
    if (found?.is_superuser || found?.may_more || found?.is_owner)
      throw new RolesError(
        `${name} is there already, and may more than it should: ${found.is_owner ? 'it is a member of the owner' : 'it is a superuser, makes roles or databases, or passes row-level security'}. Choose another name.`,
      );
    const verifier = password === undefined ? null : scramVerifier(password);
    await this.client.query(rolesSql.loginSql(name, found !== undefined, verifier));
  }
}

const leftLines = (
  { name }: DatabaseRole,
  left: { readonly may_create: boolean; readonly may_make_temporary: boolean },
): string[] => [
  ...(left.may_create
    ? [
        `Notice: ${name} may still make tables. The owner of the schema says: REVOKE CREATE ON SCHEMA public FROM PUBLIC`,
      ]
    : []),
  ...(left.may_make_temporary
    ? [
        `Notice: ${name} may still make temporary tables. The owner of the database says: REVOKE TEMPORARY ON DATABASE … FROM PUBLIC`,
      ]
    : []),
];
