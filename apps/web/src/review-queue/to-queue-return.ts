import { queuePaths } from './queue-paths';

/** The ways back into the queue that a form was opened from. */
export interface QueueReturn {
  /** At the row of the form, in the place where it was opened. */
  readonly queue: string;
  readonly signed: string;
  readonly sentBack: string;
  readonly skipped: string;
}

/** Undefined where a session leads elsewhere, another site's page of the same path among it. */
export function toQueueReturn(redirectTo: string | null, host: string | null): QueueReturn | undefined {
  const target = redirectTo === null ? null : URL.parse(redirectTo);
  if (!target || target.host !== host || target.pathname !== queuePaths.next) return undefined;
  const did = (deed: string) => {
    const query = new URLSearchParams(target.searchParams);
    query.set('did', deed);
    return `${queuePaths.next}?${query}`;
  };
  return {
    queue: queueOf(target),
    signed: did('signed'),
    sentBack: did('sent_back'),
    skipped: did('skipped'),
  };
}

function queueOf({ searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  const task = query.get('task') ?? '';
  for (const name of ['task', 'next', 'did']) query.delete(name);
  const asked = query.size === 0 ? '' : `?${query}`;
  return `${queuePaths.queue}${asked}#${encodeURIComponent(task)}`;
}
