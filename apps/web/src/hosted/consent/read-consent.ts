import { electronicSignatureConsent, type OnboardingSession, type SigningConsent } from '@firstday/domain';
import { call } from '../../api/call';
import { withToken } from '../session/read-session';

/** What the employee agreed to, or that they want paper; nothing where neither was said yet. */
export type ConsentState =
  | { readonly is: 'in_force'; readonly since: string }
  | { readonly is: 'withdrawn'; readonly since: string }
  | { readonly is: 'not_given' };

/** Whether it is the employee's own session: nobody else gives or withdraws their consent. */
export const hasOwnConsent = ({ side, handover, representative }: OnboardingSession): boolean =>
  side === 'employee' && !handover && !representative;

export async function readConsent({ id, employee }: OnboardingSession): Promise<ConsentState> {
  const input = { params: { employee_id: employee.id } };
  const result = await withToken(id, (token) => call('employees.listSigningConsents', input, token));
  return result.ok ? stateOf(result.value.data) : { is: 'not_given' };
}

function stateOf(consents: readonly SigningConsent[]): ConsentState {
  const inForce = consents.find(({ status }) => status === 'in_force');
  // A statement of a later version is agreed to anew.
  if (inForce?.given?.version === electronicSignatureConsent.version)
    return { is: 'in_force', since: inForce.given.at };
  const withdrawn = consents.find(({ status }) => status === 'withdrawn')?.withdrawn;
  return withdrawn ? { is: 'withdrawn', since: withdrawn.at } : { is: 'not_given' };
}
