import type { OperationId } from '@firstday/domain';
import { redirect } from 'next/navigation';
import type { OperationAnswer, OperationInput } from '../../api/operation-input';
import { readIfPossible, readOrRedirect } from './write';

/**
 * For pages: what the API answers of a list. Where one cannot read on from the place that the address names (`after`), which may
 * be gone since, the list begins at its start.
 */
export async function readFromStart<Id extends OperationId>(
  path: string,
  id: Id,
  input: OperationInput<Id>,
): Promise<OperationAnswer<Id>> {
  const [page = path, query] = path.split('?');
  const asked = new URLSearchParams(query);
  if (!asked.has('after')) return readOrRedirect(path, id, input);
  asked.delete('after');
  return (await readIfPossible(path, id, input)) ?? redirect(`${page}?${asked}`);
}
