import type { ReceivedRequest } from '../../apps/api/src/testing/receiver.ts';
import type { CommittedEvent } from './cluster-sql.ts';
import type { Finding } from './finding.ts';
import type { Hired } from './hire.ts';

/** Compares what was committed with what came to the receiver: nothing lost, nothing more, and in order for each record. */
export function checkEvents(
  committed: readonly CommittedEvent[],
  arrived: readonly Pick<ReceivedRequest, 'headers'>[],
  hired: readonly Hired[],
): Finding[] {
  const byId = new Map(committed.map((event) => [event.id, event]));
  const first = [...new Set(arrived.map(({ headers }) => String(headers['webhook-id'])))];
  const came = new Set(first);
  const lost = committed.filter(({ id }) => !came.has(id));
  const unknown = first.filter((id) => !byId.has(id));
  const disordered = outOfOrder(
    committed.filter(({ id }) => came.has(id)),
    first.flatMap((id) => byId.get(id) ?? []),
  );
  const told = new Set(committed.map(({ kind, resource_id: id }) => `${kind} ${id}`));
  const untold = hired.flatMap(({ employeeId, placementId }) =>
    [`employee.created ${employeeId}`, ...(placementId ? [`placement.created ${placementId}`] : [])].filter(
      (change) => !told.has(change),
    ),
  );
  return [
    { what: 'events', said: `${committed.length} committed, ${lost.length} lost`, holds: lost.length === 0 },
    {
      what: 'events of nothing',
      said: `${unknown.length} that were not committed, ${untold.length} accepted writes without one`,
      holds: unknown.length + untold.length === 0,
    },
    {
      what: 'events again',
      said: `${arrived.length - first.length} deliveries more than events, each with its own id`,
      holds: true,
    },
    {
      what: 'order of events',
      said: `${disordered.length} records were told of out of order`,
      holds: disordered.length === 0,
    },
  ];
}

/** The records whose events came in another order than the one in which they changed. */
function outOfOrder(committed: readonly CommittedEvent[], arrived: readonly CommittedEvent[]): string[] {
  const came = idsByResource(arrived);
  return [...idsByResource(committed)].flatMap(([resource, ids]) =>
    ids.join() === came.get(resource)?.join() ? [] : [resource],
  );
}

function idsByResource(events: readonly CommittedEvent[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { resource_id: resource, id } of events)
    found.set(resource, (found.get(resource) ?? []).concat(id));
  return found;
}
