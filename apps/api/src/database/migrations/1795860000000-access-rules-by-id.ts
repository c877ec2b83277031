import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables: Readonly<Record<string, string>> = {
  'employer.name': 'employers',
  'client.name': 'clients',
  'job.name': 'jobs',
};

interface Group {
  readonly id: string;
  readonly account_id: string;
  readonly access_rule: unknown;
}

/**
 * Access rules that compare the name of an employer, client or job compare its id, where each name has exactly one record of the
 * account, deleted ones included. Others still follow the name.
 */
export class AccessRulesById1795860000000 implements MigrationInterface {
  readonly name = 'AccessRulesById1795860000000';

  async up(runner: QueryRunner): Promise<void> {
    const groups: readonly Group[] = await runner.query(
      `SELECT id, account_id, access_rule FROM user_groups WHERE access_rule::text ~ '(employer|client|job)\\.name'`,
    );
    for (const { id, account_id, access_rule } of groups) {
      const byId = JSON.stringify(await this.byId(runner, account_id, access_rule));
      if (byId !== JSON.stringify(access_rule))
        await runner.query(`UPDATE user_groups SET access_rule = $2 WHERE id = $1`, [id, byId]);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }

  private async byId(runner: QueryRunner, account: string, part: unknown): Promise<unknown> {
    if (Array.isArray(part)) return Promise.all(part.map((one) => this.byId(runner, account, one)));
    if (!isObject(part)) return part;
    const { fact, operator, value } = part;
    const table = tables[String(fact)];
    if (fact === undefined) {
      const parts = await Promise.all(
        Object.entries(part).map(async ([key, inner]) => [key, await this.byId(runner, account, inner)]),
      );
      return Object.fromEntries(parts);
    }
    if (table === undefined || !['equals', 'not_equals', 'in', 'not_in'].includes(String(operator)))
      return part;
    const ids: (string | undefined)[] = [];
    for (const name of [value].flat()) ids.push(await this.onlyOne(runner, { account, table, name }));
    if (ids.includes(undefined)) return part;
    return {
      ...part,
      fact: String(fact).replace('.name', '.id'),
      value: Array.isArray(value) ? ids : ids[0],
    };
  }

  private async onlyOne(
    runner: QueryRunner,
    { account, table, name }: { account: string; table: string; name: unknown },
  ): Promise<string | undefined> {
    const rows: readonly { readonly id: string }[] = await runner.query(
      `SELECT id FROM ${table} WHERE account_id = $1 AND name = $2 LIMIT 2`,
      [account, name],
    );
    return rows.length === 1 ? rows[0]?.id : undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
