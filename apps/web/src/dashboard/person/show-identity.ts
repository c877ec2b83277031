'use server';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import type { ActionContext } from '../session/current-session';
import type { IdentityValues, Revealed } from './revealed';

/** Number and date of birth in full: a request of its own, which the security log has with who asked. */
export async function showIdentity(
  place: ActionContext,
  employee_id: string,
): Promise<Revealed<IdentityValues>> {
  const read = await write(place, 'employees.findById', { params: { employee_id }, query: {} });
  if (!read.ok) return { error: await errorText(read.errorCode) };
  const { social_security_number: number, date_of_birth: birth } = read.value;
  return { shown: { number, birth } };
}
