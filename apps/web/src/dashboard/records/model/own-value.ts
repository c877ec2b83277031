import type { CustomProperty } from '@firstday/domain';

/** The control of a custom property: apart from the names of the properties that every account has. */
export const ownControl = (name: string) => `own_${name}`;

/** A value as it was typed, of the type that its definition has; what is not of it is left for the API to refuse. */
export function ownValue(
  { scalar_type: type }: Pick<CustomProperty, 'scalar_type'>,
  typed: string,
): boolean | number | string | null {
  if (typed === '') return null;
  if (type === 'boolean') return typed === 'true';
  const isNumber = (type === 'integer' || type === 'decimal') && /^-?\d+(?:\.\d+)?$/.test(typed);
  return isNumber ? Number(typed) : typed;
}
