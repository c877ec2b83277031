import { z } from 'zod';
import { rolesSql } from './roles-sql.js';
import { readableColumns } from './readable-columns.js';
import { serviceRights } from './service-rights.js';

/** Runs one statement as the owner. */
export type RunAsOwner = (text: string, values?: readonly unknown[]) => Promise<unknown[]>;

const Server = z.object({
  owner: z.string(),
  database: z.string(),
  schema: z.string(),
  is_migrated: z.boolean(),
  owns: z.boolean(),
});
const Tables = z.array(
  z.object({
    name: z.string(),
    columns: z.array(z.string()),
    has_policy: z.boolean(),
    is_secured: z.boolean(),
    readers: z.array(z.string()),
  }),
);
const Readers = z.array(z.object({ name: z.string() }));
const Leaky = z.array(z.object({ name: z.string(), may_change: z.boolean() }));
const Left = z.object({ may_create: z.boolean(), may_make_temporary: z.boolean() });

/** What the roles may, on all tables that there are and, for whoever serves, on those to come. */
export class RoleGrants {
  private constructor(
    private readonly run: RunAsOwner,
    readonly server: z.output<typeof Server>,
  ) {}

  static async open(run: RunAsOwner): Promise<RoleGrants> {
    return new RoleGrants(run, Server.parse((await run(rolesSql.serverSql))[0]));
  }

  /** Reads and writes rows of the account that it names, as far as the program does: see `service-rights.ts`. */
  async grantService(role: string): Promise<void> {
    await this.runAll([
      ...rolesSql.closeSql(this.server),
      ...rolesSql.enterSql(this.server, role),
      ...rolesSql.serveSql(this.server, role),
    ]);
    for (const { name, has_policy, is_secured } of await this.tables()) {
      await this.runAll(rolesSql.grantSql(name, role, serviceRights(name)));
      if (has_policy && !is_secured) await this.run(rolesSql.secureSql(name));
    }
    for (const { name, may_change } of await this.leaky())
      if (may_change) await this.run(rolesSql.leakproofSql(name));
  }

  /** Reads all rows of all accounts, and nothing that lets anybody in. */
  async grantReader(role: string): Promise<void> {
    await this.runAll([...rolesSql.closeSql(this.server), ...rolesSql.enterSql(this.server, role)]);
    await this.grantReading([...new Set([...(await this.readers()), role])]);
  }

  /** After migrations: what came with them is readable, and only added to, as everything else. */
  async renew(service: string | undefined): Promise<void> {
    const isAnother = service !== undefined && service !== this.server.owner;
    if (isAnother && (await this.run(rolesSql.foundSql, [service])).length > 0)
      await this.grantService(service);
    const readers = await this.readers();
    if (readers.length > 0) await this.grantReading(readers);
  }

  /** What a role may still do because others than us own the database or the schema. */
  async left(role: string): Promise<z.output<typeof Left>> {
    return Left.parse((await this.run(rolesSql.leftSql, [role]))[0]);
  }

  /** Functions that lists would be asked by of an index, and are not. */
  async leaky(): Promise<z.output<typeof Leaky>> {
    return Leaky.parse(await this.run(rolesSql.leakySql));
  }

  private async grantReading(roles: readonly string[]): Promise<void> {
    for (const { name, columns, has_policy, readers } of await this.tables()) {
      const readable = readableColumns(name, columns);
      for (const role of roles) await this.runAll(rolesSql.readSql(name, role, readable));
      // Making one waits for whoever uses the table, and lets nobody use it meanwhile.
      const isThere = roles.every((role) => readers.includes(role));
      if (has_policy && !isThere) await this.runAll(rolesSql.readerRowsSql(name, roles));
    }
  }

  private async readers(): Promise<string[]> {
    return Readers.parse(await this.run(rolesSql.readersSql)).map(({ name }) => name);
  }

  private async tables(): Promise<z.output<typeof Tables>> {
    return Tables.parse(await this.run(rolesSql.tablesSql));
  }

  private async runAll(statements: readonly string[]): Promise<void> {
    for (const statement of statements) await this.run(statement);
  }
}
