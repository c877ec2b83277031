import type { ImportKind, ImportMapping, ScalarValue } from '@firstday/domain';
import { type ImportTarget, parseTarget } from '../mapping/import-target.js';
import { type CellType, knownProperties } from '../../known-properties.js';
import { createSchemas, placementProperties } from '../mapping/create-schemas.js';
import type { ImportOptions } from '../import.entity.js';
import type { SourceRow } from '../reading/source-row.js';
import type { Properties, RowError, RowInput, RowReference } from './row-input.js';
import { toCellValue } from './to-cell-value.js';

interface MappedColumn {
  readonly column: string;
  readonly property: string;
  readonly target: ImportTarget;
  readonly type: CellType;
}

/** The types of an account's custom properties, by their paths. */
export type CustomTypes = ReadonlyMap<string, string>;

/** Builds what an operation takes from what stands in the columns of a row. */
export class RowBuilder {
  private readonly columns: readonly MappedColumn[];
  private readonly columnsByProperty: ReadonlyMap<string, string>;

  constructor(
    private readonly kind: ImportKind,
    mapping: ImportMapping,
    private readonly options: Pick<ImportOptions, 'date_format'>,
    customTypes: CustomTypes,
  ) {
    this.columns = mapping.flatMap(({ column, property }) => {
      const target = property === null ? undefined : parseTarget(kind, property);
      if (!target || property === null) return [];
      return [{ column, property, target, type: typeOf(kind, target, customTypes) }];
    });
    this.columnsByProperty = new Map(this.columns.map(({ property, column }) => [property, column]));
  }

  /** Empty cells are not given. */
  build({ number, cells, problem }: SourceRow): RowInput {
    const filled = { record: noProperties(), recordCustom: noProperties(), address: noProperties() };
    const ofPlacement = { own: noProperties(), custom: noProperties() };
    const references: RowReference[] = [];
    const errors: RowError[] =
      problem === undefined ? [] : [{ column: null, property: null, message: problem }];
    for (const { column, property, target, type } of this.columns) {
      const given = cells.get(column);
      if (given === undefined || isEmptyCell(given, target)) continue;
      const cell = toCellValue(given, type, this.options.date_format);
      if ('expected' in cell) errors.push({ column, property, message: cell.expected });
      else if (target.place === 'reference')
        references.push({ noun: target.noun, by: target.by, value: String(cell.value).trim() });
      else if (target.place === 'address') filled.address[target.name] = cell.value;
      else if (target.place === 'record')
        (target.part === 'own' ? filled.record : filled.recordCustom)[target.name] = cell.value;
      else ofPlacement[target.part][target.name] = cell.value;
    }
    return {
      number,
      record: {
        ...filled.record,
        ...nested('address', filled.address),
        ...nested('custom_attributes', filled.recordCustom),
      },
      placement:
        this.kind === 'employees' &&
        (references.length > 0 || !isEmpty(ofPlacement.own) || !isEmpty(ofPlacement.custom))
          ? { ...ofPlacement.own, ...nested('custom_attributes', ofPlacement.custom) }
          : null,
      references,
      errors,
    };
  }

  /** Where a property stands in the file. */
  errorAt(property: string | null, message: string): RowError {
    return { column: this.columnsByProperty.get(property ?? '') ?? null, property, message };
  }
}

/** Null in JSON clears a property, and names no record. An empty cell of a spreadsheet says nothing. */
const isEmptyCell = (given: ScalarValue, { place }: ImportTarget) =>
  (typeof given === 'string' && given.trim() === '') || (given === null && place === 'reference');

const noProperties = (): Properties => ({});
const isEmpty = (properties: Properties) => Object.keys(properties).length === 0;
const nested = (name: string, properties: Properties) => (isEmpty(properties) ? {} : { [name]: properties });

function typeOf(kind: ImportKind, target: ImportTarget, customTypes: CustomTypes): CellType {
  if (target.place === 'reference') return 'text';
  if (target.place === 'address') return 'text';
  if (target.part === 'custom') {
    const entity = target.place === 'placement' ? 'placement' : kind.slice(0, -1);
    return cellTypes[customTypes.get(`${entity}.custom_attributes.${target.name}`) ?? ''] ?? 'text';
  }
  const known = target.place === 'placement' ? placementProperties() : knownProperties(createSchemas[kind]);
  return known.types.get(target.name) ?? 'text';
}

const cellTypes: Readonly<Record<string, CellType>> = {
  boolean: 'boolean',
  date: 'date',
  decimal: 'number',
  integer: 'number',
};
