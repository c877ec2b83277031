import { getTranslations } from 'next-intl/server';
import type { FormIssue } from '../forms/action-state';
import { errorText, type WriteFailure } from '../forms/error-text';
import { type Advice, issuesAt } from '../forms/read-form';

/** What the API refused of a record, each at its control: part by part of an address; what another record has, in a sentence. */
export async function refusedRecordIssues(
  { problem, errorCode }: WriteFailure,
  advice: Advice,
): Promise<readonly FormIssue[]> {
  const t = await getTranslations('records');
  if (problem?._tag === 'ExternalIdConflictError')
    return [{ target: 'external_id', message: t('externalIdTaken') }];
  if (problem?._tag === 'PlacementConflictError') return [{ message: t('placementTaken') }];
  if (problem?._tag === 'HttpApiDecodeError') {
    const at = problem.issues.map(({ path, message }) => ({ path: [controlAt(path)], message }));
    const known = at.filter(({ path: [control = ''] }) => control in advice);
    if (known.length > 0) return issuesAt(known, advice);
  }
  return [{ message: await errorText(errorCode) }];
}

const controlAt = ([property, part]: readonly (number | string)[]): string =>
  property === 'address' ? `address_${part ?? 'street'}` : String(property);
