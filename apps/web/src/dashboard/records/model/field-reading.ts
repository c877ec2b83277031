export interface ControlIssue {
  readonly control: string;
  readonly message: string;
}
export interface FieldReading {
  readonly name: string;
  readonly value: unknown;
  readonly issues: readonly ControlIssue[];
}

/** What a control posted; the spaces around it do not count. */
export const typedAt = (given: Readonly<Record<string, unknown>>, name: string): string => {
  const typed = given[name];
  return typeof typed === 'string' ? typed.trim() : '';
};
