import type { NumberedPage, OrderQuery, RecordListQuery } from '@firstday/domain';
import { type Actor, type Context, notFound } from '../context/index.js';
import type { Filter } from '../database/index.js';
import { toPage, withVersion } from '../http/index.js';
import { listAttributeNames, type ListPart } from '../identity/index.js';
import { findRecordMatches, type MatchKey, type RecordMatch } from './find-record-matches.store.js';
import { hasExternalId } from './has-external-id.js';
import { presentInList } from './present-in-list.js';
import {
  type RecordAttributesService,
  type RecordKind,
  type RecordNoun,
  type Visibility,
  visibilityOf,
} from './record-attributes.service.js';
import type { RecordEntity } from './record.entity.js';
import type { RecordsStore } from './records.store.js';

export type FormSessionActor = Extract<Actor, { kind: 'form_session' }>;

/** What a list may be asked for, in whatever order. */
type RecordFilters = Omit<RecordListQuery, 'sort'>;

type PlainNoun = Exclude<RecordNoun, 'placement'>;

/** Find, list and show clients, employers, employees and jobs, each as its caller may see it. */
export abstract class RecordReaderService<Row extends RecordEntity, Resource extends { id: string }> {
  protected constructor(
    protected readonly kind: RecordKind & { readonly noun: PlainNoun },
    protected readonly store: RecordsStore<Row>,
    protected readonly attributes: RecordAttributesService,
  ) {}

  /** The visible records that have one of the values, whatever the case of its letters. */
  findMatches(ctx: Context, by: MatchKey, values: readonly string[]): Promise<RecordMatch[]> {
    return findRecordMatches(ctx, this.store.table, by, values);
  }

  /** The record as its caller may see it. */
  async findById(ctx: Context, id: string): Promise<Resource> {
    const { actor } = ctx;
    if (actor.kind === 'form_session' && !(await this.isVisibleToFormSession(ctx, actor, id)))
      throw notFound(this.kind.noun);
    const row = await this.getRow(ctx, id);
    await this.attributes.logSensitiveRead(ctx, this.kind.noun, [row]);
    return withVersion(this.toResource(ctx, row), row);
  }

  /** Those of the records that the caller may see, as they may see them, by their ids. */
  async findMany(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Resource>> {
    const rows = await this.store.findMany(ctx, ids);
    await this.attributes.logSensitiveRead(ctx, this.kind.noun, rows);
    return new Map(rows.map((row) => [row.id, presentInList(row, (row) => this.toResource(ctx, row))]));
  }

  /** The same with sensitive values masked, for features that only name them. */
  async findManyMasked(ctx: Context, ids: readonly string[]): Promise<Resource[]> {
    return (await this.store.findMany(ctx, ids)).map((row) => this.present(row, 'masked'));
  }

  /** The record with its sensitive values, for features that work with them; never for an answer or an event. */
  async getUnmasked(ctx: Context, id: string): Promise<Resource> {
    return this.present(this.orNotFound(await this.store.findUnscoped(ctx, id)), 'clear');
  }

  /** Whether the account has the record, whoever asks. */
  async exists(ctx: Context, id: string): Promise<boolean> {
    return (await this.store.findUnscoped(ctx, id)) !== undefined;
  }

  /** The row itself, for features that build on it. */
  async getRow(ctx: Context, id: string): Promise<Row> {
    return this.orNotFound(await this.store.find(ctx, id));
  }

  /** The next records of a list, as the list shows them. */
  async listAfter(ctx: Context, query: RecordFilters, part: ListPart): Promise<Resource[]> {
    await this.attributes.assertMayFilter(ctx, this.kind, query.custom_attributes);
    const rows = await this.store.listAfter(ctx, this.wholeFilterOf(query), part);
    await this.attributes.logSensitiveRead(ctx, this.kind.noun, rows);
    return rows.map((row) => presentInList(row, (row) => this.toResource(ctx, row)));
  }

  /** The names of the system attributes that any record of a list has. */
  listAttributeNames(ctx: Context, query: RecordFilters): Promise<string[]> {
    return listAttributeNames(ctx, this.store.table, this.wholeFilterOf(query));
  }

  toResource(ctx: Context, row: Row): Resource {
    return this.present(row, visibilityOf(ctx));
  }

  /** The record as it is shown; masked, it is also what events carry and what policies take their facts from. */
  abstract present(row: Row, visibility: Visibility): Resource;

  /** Whether a form session, which is about one employee's tasks, may see the record. */
  protected abstract isVisibleToFormSession(
    ctx: Context,
    actor: FormSessionActor,
    id: string,
  ): Promise<boolean>;

  /** The conditions of a list of this kind, besides those that every list has. */
  protected abstract filterOf(query: RecordFilters): Filter;

  protected async listFiltered(
    ctx: Context,
    query: RecordFilters & OrderQuery,
  ): Promise<NumberedPage<Resource>> {
    const asked = this.wholeFilterOf(query);
    // What was found is answered only where the caller may filter by it.
    const [{ rows, total, next }] = await Promise.all([
      this.store.list(ctx, asked, query),
      this.attributes.assertMayFilter(ctx, this.kind, query.custom_attributes),
    ]);
    await this.attributes.logSensitiveRead(ctx, this.kind.noun, rows);
    return toPage(
      rows.map((row) => presentInList(row, (row) => this.toResource(ctx, row))),
      total,
      query,
      next,
    );
  }

  private wholeFilterOf(query: RecordFilters): Filter {
    return this.filterOf(query)
      .whereTimes(query)
      .whereCustomAttributes(query.custom_attributes)
      .whereFound(query.external_id, hasExternalId);
  }

  protected orNotFound(row: Row | undefined): Row {
    if (!row) throw notFound(this.kind.noun);
    return row;
  }
}
