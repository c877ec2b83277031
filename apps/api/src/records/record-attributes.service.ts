import { type CustomAttributes, type ScalarValue, wellTyped } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { holdsPermission, SecurityReadsService } from '../identity/index.js';
import {
  CustomAttributesService,
  type ParsedAttributes,
} from './custom-properties/custom-attributes.service.js';
import { badRequest, type Context, orProblem, type ProblemError } from '../context/index.js';
import { assertNoSensitiveValues, type OpenValues } from '../sealing/index.js';
import { mergeAttributes, toSystemAttributes, checkSystemAttributes } from './to-system-attributes.js';
import type { RecordEntity } from './record.entity.js';
import { RecordSealer } from './record-sealer.js';

/** What a kind of record is called, in ids, events, errors and custom properties. */
export type RecordNoun = 'client' | 'employee' | 'employer' | 'job' | 'placement';

export interface RecordKind {
  readonly noun: RecordNoun;
  /** The properties of its own; any other scalar that a caller gives is a system attribute. */
  readonly ownProperties: readonly string[];
  /** Those of its own that are sealed at rest, and how each looks to whoever may not see it. */
  readonly masks: Readonly<Record<string, (value: string) => string>>;
}

export type RecordInput = Readonly<Record<string, unknown>> & {
  readonly custom_attributes?: CustomAttributes | undefined;
  readonly external_id?: string | null | undefined;
};

/** Sensitive values are clear to tokens and people with the permission, masked to everyone else and in events. */
export type Visibility = 'clear' | 'masked';
export function visibilityOf({ actor }: Context): Visibility {
  const isClear =
    actor.kind === 'user_session'
      ? actor.seesSensitive
      : actor.kind === 'api_token' && holdsPermission(actor, 'employee:view_sensitive');
  return isClear ? 'clear' : 'masked';
}

/** What every kind of record shows alike. */
export interface CommonProperties {
  readonly id: string;
  readonly custom_attributes: CustomAttributes;
  readonly external_id?: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The attributes of records: custom ones checked, sensitive ones sealed, other scalars kept as system attributes. */
@Injectable()
export class RecordAttributesService {
  constructor(
    private readonly customAttributes: CustomAttributesService,
    private readonly sealer: RecordSealer,
    private readonly reads: SecurityReadsService,
  ) {}

  /**
   * Lays what was given over the record; what was not given stays, and null clears.
   * @throws ProblemError 400 where the record would hold more than it may: each change could add to it without end
   */
  async merge<Row extends RecordEntity>(
    ctx: Context,
    kind: RecordKind,
    before: Row,
    given: RecordInput,
  ): Promise<Row> {
    const custom = await this.customAttributes.parse(ctx, kind.noun, given.custom_attributes ?? {});
    return this.mergeParsed(kind, before, given, custom);
  }

  /** New records as `merge` makes them; whatever refuses one is in its place, and refuses no other. */
  async mergeNew(
    ctx: Context,
    kind: RecordKind,
    givens: readonly RecordInput[],
    toBlank: (given: RecordInput) => RecordEntity,
  ): Promise<(RecordEntity | ProblemError)[]> {
    const names = new Set(givens.flatMap(({ custom_attributes }) => Object.keys(custom_attributes ?? {})));
    const parse = await this.customAttributes.parserOf(ctx, kind.noun, [...names]);
    return givens.map((given) =>
      orProblem(() => this.mergeParsed(kind, toBlank(given), given, parse(given.custom_attributes ?? {}))),
    );
  }

  /** The record without what it has sealed, and without the masks of it. */
  withoutSealed<Row extends RecordEntity>(before: Row): Row {
    const sealed = this.sealer.open(before).reveal().custom_attributes;
    const open = Object.entries(before.custom_attributes).filter(([name]) => !(name in sealed));
    return { ...before, sealed: null, custom_attributes: Object.fromEntries(open) };
  }

  /** The record without values whose custom property was deleted, or defined differently, since the record was deleted. */
  async withDefinedAttributes<Row extends RecordEntity>(
    ctx: Context,
    { noun }: RecordKind,
    before: Row,
  ): Promise<Row> {
    const { fields, custom_attributes: sensitive } = this.sealer.open(before).reveal();
    const open = before.custom_attributes;
    const names = await this.customAttributes.definedAmong(ctx, noun, { open, sensitive });
    if (Object.keys(open).every((name) => names.has(name))) return before;
    const pick = (values: CustomAttributes): CustomAttributes =>
      Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
    const sealed = this.sealer.seal(before.id, { fields, custom_attributes: pick(sensitive) });
    return { ...before, custom_attributes: pick(open), sealed };
  }

  /** @throws ProblemError 400 when a list is to be filtered by a sensitive value: those are sealed */
  assertMayFilter(ctx: Context, kind: RecordKind, pairs: CustomAttributes | undefined): Promise<void> {
    return this.customAttributes.assertMayFilter(ctx, kind.noun, pairs);
  }

  /**
   * Records that sensitive values of these are answered in full, if they are. A list is one entry.
   * @returns a promise where it must be waited for
   */
  logSensitiveRead(ctx: Context, noun: RecordNoun, rows: readonly RecordEntity[]): Promise<void> | undefined {
    if (visibilityOf(ctx) !== 'clear') return undefined;
    const ids = rows.filter(({ sealed }) => sealed !== null).map(({ id }) => id);
    const [id] = ids;
    if (id === undefined) return undefined;
    const kind = 'record.sensitive_read';
    return rows.length === 1
      ? this.reads.record(ctx, { kind, subject: { type: noun, id } })
      : this.reads.record(ctx, { kind, detail: { record_ids: ids } });
  }

  /** What all kinds show, with the record's system attributes; a kind adds its own properties to it. */
  toCommonProperties({ noun }: RecordKind, row: RecordEntity, visibility: Visibility): CommonProperties {
    const clear = visibility === 'clear' ? this.sealer.open(row).reveal().custom_attributes : {};
    return {
      ...wellTyped(noun, row.system_attributes),
      id: row.id,
      ...(row.external_id !== null && { external_id: row.external_id }),
      custom_attributes: { ...row.custom_attributes, ...clear },
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    };
  }

  /** A sealed field of the record's own. */
  readSealedField(kind: RecordKind, row: RecordEntity, name: string, visibility: Visibility): string | null {
    const value = this.sealer.open(row).reveal().fields[name];
    if (value === undefined) return null;
    return visibility === 'clear' ? value : (kind.masks[name]?.(value) ?? null);
  }

  private mergeParsed<Row extends RecordEntity>(
    kind: RecordKind,
    before: Row,
    given: RecordInput,
    custom: ParsedAttributes,
  ): Row {
    const others = toSystemAttributes(given, kind.ownProperties);
    const system = mergeAttributes<ScalarValue>(before.system_attributes, {
      ...others,
      // What an earlier version kept there gives way.
      ...(given.external_id !== undefined && { external_id: null }),
    });
    const problem = checkSystemAttributes(system);
    if (problem) throw badRequest(problem);
    assertNoSensitiveValues(kind.noun, {
      own: unsealedOwn(kind, given),
      system: others,
      custom: unsealedCustom(custom),
    });
    return {
      ...before,
      external_id: given.external_id === undefined ? before.external_id : given.external_id,
      custom_attributes: mergeAttributes(before.custom_attributes, custom.open),
      system_attributes: system,
      sealed: this.sealMerged(before, pickSealedFields(kind, given), custom.sensitive),
    };
  }

  private sealMerged(
    before: RecordEntity,
    fields: Readonly<Record<string, string | null>>,
    sensitive: CustomAttributes,
  ): Buffer | null {
    if (Object.keys(fields).length + Object.keys(sensitive).length === 0) return before.sealed;
    const values = this.sealer.open(before).reveal();
    return this.sealer.seal(before.id, {
      fields: mergeAttributes(values.fields, fields),
      custom_attributes: mergeAttributes(values.custom_attributes, sensitive),
    });
  }
}

const notOwnText: readonly string[] = ['custom_attributes', 'ein'];

/** Own properties that are sealed, are checked by themselves, or are a number by right are left out. */
const unsealedOwn = (kind: RecordKind, given: RecordInput): OpenValues['own'] =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([name]) => kind.ownProperties.includes(name) && !(name in kind.masks) && !notOwnText.includes(name),
    ),
  );

const unsealedCustom = (read: ParsedAttributes): OpenValues['custom'] =>
  Object.fromEntries(Object.entries(read.open).filter(([name]) => !(name in read.sensitive)));

function pickSealedFields(kind: RecordKind, given: RecordInput): Record<string, string | null> {
  const fields: Record<string, string | null> = {};
  for (const name of Object.keys(kind.masks)) {
    const value = given[name];
    if (typeof value === 'string' || value === null) fields[name] = value;
  }
  return fields;
}
