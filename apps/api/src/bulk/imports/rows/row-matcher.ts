import { Injectable } from '@nestjs/common';
import type { Context } from '../../../context/index.js';
import type { MatchKey, RecordMatch } from '../../../records/index.js';
import type { ImportEntity } from '../import.entity.js';
import { type ReferenceKey, type ReferenceNoun } from '../mapping/import-target.js';
import { ImportedRecords, type RecordsOfKind } from './imported-records.js';
import type { PlannedRow } from './planned-row.js';
import type { RowBuilder } from './row-builder.js';

/** Finds what rows are about: records that are there already, and those that their placements name. */
@Injectable()
export class RowMatcher {
  constructor(private readonly records: ImportedRecords) {}

  /** Marks the rows whose record the caller sees already; a statement for each kind of key, however many rows. */
  async matchExisting(
    ctx: Context,
    { kind, options }: ImportEntity,
    rows: readonly PlannedRow[],
  ): Promise<void> {
    const matches = await findAll(
      ctx,
      this.records.ofKind(kind),
      rows.flatMap(({ keys }) => keys),
    );
    for (const row of rows) {
      const hasReference = row.keys.some(({ by }) => by === 'external_id');
      for (const { by, value } of row.keys) {
        const found = matches
          .of(by, value)
          .filter((match) => by === 'external_id' || !hasReference || !match.has_external_id);
        const [first, another] = found;
        if (!first) continue;
        if (another && options.on_duplicate === 'update')
          row.errors.push({
            column: null,
            property: null,
            message: `More than one record has the same ${by}`,
          });
        row.existingId = first.id;
        row.duplicate = { row: null, by };
        row.plan = options.on_duplicate;
        break;
      }
    }
  }

  /** Puts the ids of the named employers, clients and jobs into what the rows' placements are given. */
  async resolveReferences(ctx: Context, builder: RowBuilder, rows: readonly PlannedRow[]): Promise<void> {
    for (const noun of ['employer', 'client', 'job'] as const) {
      const keyed = rows.flatMap((row) => {
        const reference = surest(row, noun);
        return reference ? [{ row, reference }] : [];
      });
      const matches = await findAll(
        ctx,
        this.records.named(noun),
        keyed.map(({ reference }) => reference),
      );
      for (const { row, reference } of keyed) {
        const [first, another] = matches.of(reference.by, reference.value);
        const property = `${noun}.${reference.by}`;
        if (!first)
          row.errors.push(builder.errorAt(property, `There is no ${noun} of this ${words[reference.by]}`));
        else if (another)
          row.errors.push(builder.errorAt(property, `More than one ${noun} has this ${words[reference.by]}`));
        else row.placementGiven = { ...row.placementGiven, [`${noun}_id`]: first.id };
      }
    }
  }
}

const words = { id: 'id', external_id: 'reference', name: 'name' } as const satisfies Record<
  ReferenceKey,
  string
>;
const order: readonly ReferenceKey[] = ['id', 'external_id', 'name'];

/** A row may say the same record in several ways. */
function surest({ input }: PlannedRow, noun: ReferenceNoun) {
  return input.references
    .filter((it) => it.noun === noun)
    .toSorted((one, other) => order.indexOf(one.by) - order.indexOf(other.by))[0];
}

async function findAll(
  ctx: Context,
  records: RecordsOfKind,
  keys: readonly { readonly by: MatchKey; readonly value: string }[],
) {
  const found = new Map<string, RecordMatch[]>();
  for (const by of new Set(keys.map((key) => key.by))) {
    const values = new Set(keys.filter((key) => key.by === by).map(({ value }) => value));
    for (const match of await records.findMatches(ctx, by, [...values])) {
      const name = `${by}\n${match.value}`;
      found.set(name, [...(found.get(name) ?? []), match]);
    }
  }
  return { of: (by: MatchKey, value: string): readonly RecordMatch[] => found.get(`${by}\n${value}`) ?? [] };
}
