import type { CustomAttributes, CustomProperty, Employee, UserSession } from '@firstday/domain';
import { readText } from '../forms/action-state';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';

/** A property of the account's own that can be typed here. */
export type EditedProperty = Pick<CustomProperty, 'label' | 'name' | 'scalar_type'>;

const typed: readonly CustomProperty['scalar_type'][] = ['string', 'date', 'boolean', 'integer', 'decimal'];

/** Sensitive ones are masked, and an address has more than one line: those are changed where they are asked for. */
export async function readProperties(session: UserSession, employee: string): Promise<EditedProperty[]> {
  if (!hasPermission(session, 'custom_property:view')) return [];
  const query = { entity_type: 'employee', status: 'active', per_page: 300 } as const;
  const { data } = await readOrRedirect(paths.employee(employee), 'custom_properties.list', { query });
  return data
    .filter(({ scalar_type, is_sensitive_info }) => !is_sensitive_info && typed.includes(scalar_type))
    .map(({ name, label, scalar_type }) => ({ name, label, scalar_type }));
}

export const controlOf = ({ name }: EditedProperty): string => `custom_${name}`;

/** What was typed, each as its property takes it; blank clears it. */
export const customValues = (properties: readonly EditedProperty[], form: FormData): CustomAttributes =>
  Object.fromEntries(
    properties.map((property) => [property.name, toValue(property, readText(form, controlOf(property)))]),
  );

function toValue({ scalar_type }: EditedProperty, given: string) {
  if (given === '') return null;
  if (scalar_type === 'boolean') return given === 'true';
  const isNumber = scalar_type === 'integer' || scalar_type === 'decimal';
  // What is no number goes as it was typed, and the API says what it expects.
  return isNumber && Number.isFinite(Number(given)) ? Number(given) : given;
}

/** As it stands in its control. */
export function shownValue({ custom_attributes }: Pick<Employee, 'custom_attributes'>, name: string): string {
  const value = custom_attributes[name];
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value);
}
