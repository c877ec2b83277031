/** Never facts: explanations keep the values of facts and are shown to people who may not see these. */
export const withheldProperties: ReadonlySet<string> = new Set([
  'social_security_number',
  'date_of_birth',
  // A fact by this name is worked out: no record says it of itself.
  'age_at_start',
  'email',
  'phone',
  'ein',
  'lock_in_filing_status',
  'lock_in_credits',
  'lock_in_deductions',
  'lock_in_extra_withholding',
  'id',
  'created_at',
  'updated_at',
]);
