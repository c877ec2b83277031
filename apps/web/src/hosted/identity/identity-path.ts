import type { OnboardingSession } from '@firstday/domain';
import { sessionPath } from '../session/session-token';
import { taskPaths } from '../task/task-paths';

/** Where somebody was going when they were asked who they are. */
export interface Destination {
  readonly task?: string | undefined;
  readonly case?: string | undefined;
}

export const isProofMissing = ({ identity }: OnboardingSession): boolean =>
  identity.status === 'required' || identity.status === 'locked';

export function identityPath(session: string, to: Destination): string {
  const query = Object.entries(to).flatMap(([name, id]) => (id === undefined ? [] : [[name, id]]));
  const asked = query.length > 0 ? `?${new URLSearchParams(query)}` : '';
  return `${sessionPath(session)}/identity${asked}`;
}

export const signerPath = (session: string, task: string): string =>
  `${sessionPath(session)}/signer?${new URLSearchParams({ task })}`;

const id = /^[a-z]+_[0-9A-Za-z]{1,60}$/;

/** What an address says of it; anything but an id leads to the list. */
export function parseDestination(asked: Readonly<Record<string, unknown>>): Destination {
  const of = (name: 'case' | 'task') => {
    const given = asked[name];
    return typeof given === 'string' && id.test(given) ? given : undefined;
  };
  return { task: of('task'), case: of('case') };
}

export function destinationPath(session: string, to: Destination): string {
  if (to.task !== undefined) return taskPaths(session, to.task).task;
  return to.case === undefined ? sessionPath(session) : `${sessionPath(session)}/everify/${to.case}`;
}
