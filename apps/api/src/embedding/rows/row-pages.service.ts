import { Injectable } from '@nestjs/common';
import type { CursorPage } from '@firstday/domain';
import type { QueryResultRow } from 'pg';
import { z } from 'zod';
import type { BindValue } from '../../identity/index.js';
import { type Context, invalidInput } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { Keyring, Sealer } from '../../sealing/index.js';
import { type Direction, type CursorPosition, type PageRead, type RowOrder } from './row-order.js';
import { maxCounted, rowCounts } from './row-counts.store.js';
import type { RowList } from './row-list.js';
import { rowPageSql } from './row-page-sql.js';

/**
 * Rows that are looked at one by one, in the order of the list, where only some are asked for. Where these fill a page there
 * are many; else all are found by what is asked.
 */
const scannedForPage = 4_000;

/** Where a look at some rows found so much of a page as one in this many, as many times the rows are looked at. */
const promising = 4;

/** A page as it is asked for. */
export interface PageRequest {
  readonly order: RowOrder;
  /** What the order is called: a cursor holds for it, and for nothing else. */
  readonly name: string;
  readonly direction: Direction;
  readonly limit: number;
  readonly after: string | undefined;
  readonly before: string | undefined;
}

type CursorRow<Row> = Row & { readonly cursor_key: string | null; readonly id: string };

const Cursor = z.tuple([z.string().nullable(), z.string()]);

/** Parts of lists that are read on from a row: the hundredth costs what the first does. */
@Injectable()
export class RowPagesService {
  private readonly sealer: Sealer;

  constructor(keyring: Keyring) {
    this.sealer = new Sealer(keyring, 'row-cursors');
  }

  /** @throws ProblemError 400 for a cursor that was not given for this list and order */
  async read<Row extends QueryResultRow>(
    ctx: Context,
    list: RowList,
    asked: PageRequest,
  ): Promise<CursorPage<CursorRow<Row>>> {
    const { order, direction, limit } = asked;
    const isBackwards = asked.before !== undefined;
    const owner = ownerOf(ctx, list, asked);
    const from = this.parseCursor(asked, owner);
    const { found, total } = await this.readRows<Row>(
      ctx,
      list,
      { order, direction, isBackwards, from },
      limit + 1,
    );
    const hasMore = found.length > limit;
    const data = found.slice(0, limit);
    if (isBackwards) data.reverse();
    const cursor = (row: CursorRow<Row> | undefined) => (row ? this.toCursor(row, owner) : null);
    return {
      data,
      after: isBackwards ? cursor(data.at(-1)) : hasMore ? cursor(data.at(-1)) : null,
      before: isBackwards ? (hasMore ? cursor(data[0]) : null) : from ? cursor(data[0]) : null,
      total: Math.min(total, maxCounted),
      is_total_exact: total <= maxCounted,
    };
  }

  /** Where the rows after one that was read begin, whatever becomes of it. */
  cursorOf(ctx: Context, list: RowList, asked: PageRequest, row: CursorRow<unknown>): string {
    return this.toCursor(row, ownerOf(ctx, list, asked));
  }

  private async readRows<Row extends QueryResultRow>(
    ctx: Context,
    list: RowList,
    reading: PageRead,
    most: number,
  ): Promise<{ found: CursorRow<Row>[]; total: number }> {
    const walk = (limit: number) =>
      this.select<Row>(ctx, list, reading, (mark) => rowPageSql.scan(list, reading, mark(most), limit, mark));
    if (list.conditions.length === 0 && !list.lookup) {
      const [found, total] = await Promise.all([walk(scannedForPage), rowCounts.count(ctx, list)]);
      return { found, total };
    }
    // What is counted by a guess is counted faster by finding all, where these are few.
    const areFew = list.unestimated.length > 0 && (await rowCounts.areFew(ctx, list));
    if (areFew) return this.search(ctx, list, reading, { most, areFew });
    const scanned = list.scannedFirst ?? scannedForPage;
    const walked = await walk(scanned);
    if (walked.length === most) return { found: walked, total: await rowCounts.countMany(ctx, list) };
    const isPromising = walked.length >= most / promising;
    const filled = isPromising ? await walk(scanned * promising) : [];
    if (filled.length === most) return { found: filled, total: await rowCounts.countMany(ctx, list) };
    if (list.unestimated.length === 0 && (await rowCounts.areFew(ctx, list)))
      return this.search(ctx, list, reading, { most, areFew: true });
    const further = list.scannedForPage === undefined ? [] : await walk(list.scannedForPage);
    if (further.length === most) return { found: further, total: await rowCounts.countMany(ctx, list) };
    return this.search(ctx, list, reading, { most, areFew });
  }

  /** Finds all that are asked for. */
  private async search<Row extends QueryResultRow>(
    ctx: Context,
    list: RowList,
    reading: PageRead,
    { most, areFew }: { readonly most: number; readonly areFew: boolean },
  ): Promise<{ found: CursorRow<Row>[]; total: number }> {
    const matching = (areFew ? list.fromFew?.matching : undefined) ?? list.matching;
    const found = await this.select<Row & { matching_total: number }>(
      ctx,
      list,
      reading,
      (mark) =>
        rowPageSql.search(
          { ...list, matching },
          reading,
          { most: mark(most), countLimit: maxCounted + 1 },
          mark,
        ),
      ['matching_total'],
    );
    const [first] = found;
    if (first) return { found, total: first.matching_total };
    return { found, total: reading.from ? await rowCounts.count(ctx, list) : 0 };
  }

  /** Planned with its values: which index serves a page hangs on how many rows they leave. */
  private select<Row extends QueryResultRow>(
    ctx: Context,
    { values: given, selected: { columns, joins } }: RowList,
    reading: PageRead,
    page: (mark: BindValue) => string,
    furtherColumns: readonly string[] = [],
  ): Promise<CursorRow<Row>[]> {
    const values = [...given];
    const rows = page((value) => `$${values.push(value)}`);
    const ofPage = ['key::text AS cursor_key', ...furtherColumns].map((column) => `page.${column}`);
    const text = `SELECT ${ofPage.join(', ')}, ${columns} FROM (${rows}) page ${joins} ${rowPageSql.order(reading, 'page')}`;
    return ctx.db.run<CursorRow<Row>>(statement('', text), values);
  }

  private parseCursor({ after, before }: PageRequest, owner: string): CursorPosition | undefined {
    const [name, cursor] = before === undefined ? ['after', after] : ['before', before];
    if (cursor === undefined) return undefined;
    const position = this.open(cursor, owner);
    if (position && (after === undefined || before === undefined)) return position;
    const message = position
      ? 'Expected either after or before'
      : 'Expected a cursor that this list gave in the same order';
    throw invalidInput([{ _tag: 'Refinement', path: [name ?? 'after'], message }]);
  }

  private toCursor(row: CursorRow<unknown>, owner: string): string {
    return this.sealer.sealJson([row.cursor_key, row.id], owner).toString('base64url');
  }

  private open(cursor: string, owner: string): CursorPosition | undefined {
    if (!/^[\w-]{40,2000}$/.test(cursor)) return undefined;
    try {
      const opened = Cursor.parse(this.sealer.openJson(Buffer.from(cursor, 'base64url'), owner));
      return { key: opened[0], id: opened[1] };
    } catch {
      return undefined;
    }
  }
}

/** A cursor holds for the list that gave it, in its order, and for nothing else. */
const ownerOf = ({ account }: Context, { table }: RowList, { name, direction }: PageRequest): string =>
  [account.id, table, name, direction].join('/');
