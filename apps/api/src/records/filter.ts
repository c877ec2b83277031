import type { CustomAttributes } from '@firstday/domain';

type Comparison = '=' | '<=' | '>=' | '@>' | 'ILIKE';

/** Conditions of a list, added one by one. */
export class Filter {
  private readonly conditions: string[] = [];
  private readonly values: unknown[] = [];

  /** @param among which rows of the account are listed at all: those not deleted, unless said otherwise */
  constructor(private readonly among = 'deleted_at IS NULL') {}

  /** Adds a condition unless the caller gave no value. */
  where(column: string, comparison: Comparison, value: unknown): this {
    if (value === undefined) return this;
    return this.add(
      (mark) => `${column} ${comparison} ${mark}${comparison === '@>' ? '::jsonb' : ''}`,
      value,
    );
  }

  /** Adds a condition that needs no value, where it is wanted. */
  whereNull(column: string, isNull: boolean | undefined): this {
    if (isNull !== undefined) this.conditions.push(`${column} IS ${isNull ? '' : 'NOT '}NULL`);
    return this;
  }

  /** All pairs must be equal, which the GIN index serves; null asks for records without a value. */
  customAttributes(pairs: CustomAttributes = {}): this {
    const given = Object.entries(pairs).filter(([, value]) => value !== null);
    if (given.length > 0) this.where('custom_attributes', '@>', JSON.stringify(Object.fromEntries(given)));
    for (const [name, value] of Object.entries(pairs))
      if (value === null) this.add((mark) => `NOT custom_attributes ? ${mark}`, name);
    return this;
  }

  /** Adds a condition that the text holds the given one, whatever the case of its letters. */
  containing(column: string, text: string | undefined): this {
    return this.where(column, 'ILIKE', text && `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`);
  }

  /** Adds a condition that the list in a column holds the given value. */
  including(column: string, value: string | undefined): this {
    return value === undefined ? this : this.add((mark) => `${mark} = ANY (${column})`, value);
  }

  toSql(accountId: string): { where: string; values: unknown[] } {
    return {
      where: ['account_id = $1', this.among, ...this.conditions].filter(Boolean).join(' AND '),
      values: [accountId, ...this.values],
    };
  }

  /** The account is the first value of every list. */
  private add(condition: (mark: string) => string, value: unknown): this {
    this.values.push(value);
    this.conditions.push(condition(`$${this.values.length + 1}`));
    return this;
  }
}
