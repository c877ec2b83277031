import { setTimeout as wait } from 'node:timers/promises';
import { type OperationId, type OperationRow, SecurityEventKind, operations } from '@firstday/domain';
import { SecurityReadsService } from '../identity/security-log/security-reads.service.js';
import { query } from './factories.js';
import type { TestApi, TestResponse } from './test-api.js';

interface Entry {
  readonly kind: string;
  readonly account_id: string;
}

/** The kinds of entries that an operation leaves in the security log; none where its row says `nothing`, `events` or `trail`. */
export function kindsLoggedBy(id: OperationId): readonly SecurityEventKind[] {
  const { logs = [] }: OperationRow = operations[id];
  return SecurityEventKind.options.filter((kind) => [logs].flat().includes(kind));
}

/**
 * Compares what a request left in the security log with the row of its operation, where that says anything.
 *
 * @param kinds those of the row by default
 * @returns what is wrong; undefined where it is as the row says
 */
export async function securityLogProblem(
  api: TestApi,
  id: OperationId,
  { status, headers }: TestResponse,
  kinds: readonly string[] = kindsLoggedBy(id),
): Promise<string | undefined> {
  const { logs }: OperationRow = operations[id];
  if (logs === undefined && kinds.length === 0) return undefined;
  const found = await entriesOf(api, headers.get('x-request-id') ?? '', kinds.length > 0);
  const says = `${id} (${status}) left [${found.map(({ kind }) => kind).join(', ')}]`;
  const ours = [api.live.account.id, api.test.account.id];
  if (found.some(({ account_id }) => !ours.includes(account_id))) return `${says} in another account`;
  const isRight = kinds.length === 0 ? found.length === 0 : found.some(({ kind }) => kinds.includes(kind));
  return isRight ? undefined : `${says}, and not [${kinds.join(', ')}]`;
}

/** A failed sign-in is written in the background: its response time must not reveal whether the user exists. */
async function entriesOf(api: TestApi, requestId: string, isAwaited: boolean): Promise<readonly Entry[]> {
  for (let look = 0; look < (isAwaited ? 400 : 1); look += 1) {
    await api.app.get(SecurityReadsService).writeAll();
    const statement = 'SELECT kind, account_id FROM security_events WHERE request_id = $1';
    const found = await query<Entry>(api, statement, [requestId]);
    if (found.length > 0) return found;
    await wait(25);
  }
  return [];
}
