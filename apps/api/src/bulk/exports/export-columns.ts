import { type EntityType, MissingFact } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../../context/index.js';
import { CustomPropertiesStore } from '../../records/index.js';
import { knownProperties } from '../known-properties.js';

/** A column of an export, by the path of the property that it shows: the name that an import knows it by, too. */
export type ExportColumn = readonly string[];

/** What no record says of itself: the kind of every answer, and other records that a list may bring along. */
const left = /^(?:_tag|expanded\..*)$/;

/** The columns of the exports of an account. */
@Injectable()
export class ExportColumns {
  constructor(private readonly properties: CustomPropertiesStore) {}

  /**
   * What the schema of the list's records declares, the account's custom properties, and what else its records have.
   * Lists within a record, such as a placement's forms, are in no column, but for the facts that it lacks.
   */
  async of(
    ctx: Context,
    schema: z.ZodType,
    entity: EntityType | undefined,
    attributes: readonly string[],
  ): Promise<ExportColumn[]> {
    const declared = [...knownProperties(schema).types.keys()].filter((path) => !left.test(path));
    const custom = (await this.properties.findAll(ctx))
      .filter(({ entity_type }) => entity_type === entity)
      .map(({ name }) => ['custom_attributes', name]);
    const known = new Set(declared);
    // A name with a dot would be read as a path.
    const others = attributes.filter((name) => !known.has(name) && !name.includes('.'));
    return [
      ...declared.map((path) => path.split('.')),
      ...(entity === 'placement' ? [['undecided_facts']] : []),
      ...others.map((name) => [name]),
      ...custom.toSorted(([, one = ''], [, other = '']) => one.localeCompare(other, 'en')),
    ];
  }
}

const Facts = z.array(MissingFact);

/** What stands in a cell; a line for each fact that is missing. Nothing of a prototype is a property of a record. */
export function cellOf(record: object, column: ExportColumn): string {
  let value: unknown = record;
  for (const name of column) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return '';
    value = Reflect.get(value, name);
  }
  const facts = Facts.safeParse(value);
  if (facts.success) return facts.data.map(({ message }) => message).join('\n');
  return value === null || value === undefined ? '' : String(value);
}
