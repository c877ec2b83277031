import type { EverifyAction } from '@firstday/domain';
import { forbiddenBecause } from '../context/index.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import { actionsOf } from './to-everify-case.js';

/** @throws ProblemError 403 where the case as it stands cannot be acted on so */
export function assertActionAllowed(row: EverifyCaseEntity, action: EverifyAction): void {
  if (actionsOf(row).includes(action)) return;
  if (action === 'open' && row.missing.length > 0)
    throw forbiddenBecause(`The case cannot be opened yet: ${row.missing.join(', ')}`);
  throw forbiddenBecause(`A case that is ${row.status} cannot ${action.replaceAll('_', ' ')} now`);
}
