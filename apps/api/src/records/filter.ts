import type { CustomAttributes } from '@firstday/domain';

type Comparison = '=' | '<=' | '>=' | '@>';

/** Conditions of a list, added one by one. */
export class Filter {
  private readonly conditions: string[] = [];
  private readonly values: unknown[] = [];

  /** @param among which rows of the account are listed at all: those not deleted, unless said otherwise */
  constructor(private readonly among = 'deleted_at IS NULL') {}

  /** Adds a condition unless the caller gave no value. */
  where(column: string, comparison: Comparison, value: unknown): this {
    if (value === undefined) return this;
    this.values.push(value);
    // The account is the first value.
    const mark = `$${this.values.length + 1}`;
    this.conditions.push(`${column} ${comparison} ${mark}${comparison === '@>' ? '::jsonb' : ''}`);
    return this;
  }

  /** Adds a condition that needs no value, where it is wanted. */
  whereNull(column: string, isNull: boolean | undefined): this {
    if (isNull !== undefined) this.conditions.push(`${column} IS ${isNull ? '' : 'NOT '}NULL`);
    return this;
  }

  /** All pairs must be equal: JSON containment, which the GIN index serves. */
  customAttributes(pairs: CustomAttributes | undefined): this {
    return this.where('custom_attributes', '@>', pairs && JSON.stringify(pairs));
  }

  toSql(accountId: string): { where: string; values: unknown[] } {
    return {
      where: ['account_id = $1', this.among, ...this.conditions].filter(Boolean).join(' AND '),
      values: [accountId, ...this.values],
    };
  }
}
