import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { statement, toPattern } from '../database/index.js';

interface NamedRecord extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
}

interface Wanted {
  /** In the name. */
  readonly name: string | undefined;
  /** The one with this id. */
  readonly id: string | undefined;
  readonly most: number;
}

/** Employers and clients to choose from, by what they are called. */
@Injectable()
export class NamedRecordsStore {
  /** @param scope which of them, as conditions on their rows */
  async find(
    ctx: Context,
    table: 'clients' | 'employers',
    { name, id, most }: Wanted,
    scope: (mark: (value: unknown) => string) => readonly string[],
  ): Promise<NamedRecord[]> {
    const values: unknown[] = [ctx.account.id];
    const mark = (value: unknown) => `$${values.push(value)}`;
    const where = [
      `${table}.account_id = $1 AND ${table}.deleted_at IS NULL`,
      ...(name === undefined ? [] : [`${table}.name ILIKE ${mark(toPattern(name))}::text`]),
      ...(id === undefined ? [] : [`${table}.id = ${mark(id)}::text`]),
      ...scope(mark),
    ].join(' AND ');
    const text = `SELECT ${table}.id, ${table}.name FROM ${table} WHERE ${where}
      ORDER BY lower(${table}.name) COLLATE "C", ${table}.id LIMIT ${mark(most)}`;
    return ctx.db.run<NamedRecord>(statement('', text), values);
  }
}
