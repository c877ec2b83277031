import type { CustomAttributes } from '@firstday/domain';

type Comparison = '=' | '<=' | '>=' | '@>' | 'ILIKE';

/** Conditions of a list, added one by one. */
export class Filter {
  private readonly parts: { column: string; comparison: Comparison; value: unknown }[] = [];

  /** Adds a condition unless the caller gave no value. */
  where(column: string, comparison: Comparison, value: unknown): this {
    if (value !== undefined) this.parts.push({ column, comparison, value });
    return this;
  }

  /** All pairs must be equal: JSON containment, which the GIN index serves. */
  customAttributes(pairs: CustomAttributes | undefined): this {
    return this.where('custom_attributes', '@>', pairs && JSON.stringify(pairs));
  }

  toSql(accountId: string): { where: string; values: unknown[] } {
    const conditions = this.parts.map(
      ({ column, comparison }, at) =>
        `${column} ${comparison} $${at + 2}${comparison === '@>' ? '::jsonb' : ''}`,
    );
    return {
      where: ['account_id = $1', 'deleted_at IS NULL', ...conditions].join(' AND '),
      values: [accountId, ...this.parts.map(({ value }) => value)],
    };
  }
}
