import type { OnboardingSession } from '@firstday/domain';
import { sessionPath } from '../session/session-token';
import { taskPaths } from '../task/task-paths';

/** Where someone was going when they were asked for a code. */
export interface Destination {
  readonly task?: string | undefined;
  /** Of the task: a page with questions, or `sign`. */
  readonly page?: string | undefined;
  readonly case?: string | undefined;
}

/** A representative enters the code of their link before they see anything. */
export const needsRepresentativeCode = ({ representative, identity }: OnboardingSession): boolean =>
  representative !== null && (identity.status === 'required' || identity.status === 'locked');

/** The account asks employees for a code before they sign. */
export const needsCodeToSign = ({ side, representative, identity, handover }: OnboardingSession): boolean =>
  side === 'employee' &&
  representative === null &&
  handover === null &&
  (identity.status === 'required' || identity.status === 'locked');

/** Whether a code can be sent that shows what was entered on other devices. */
export const isCodePossible = ({ identity }: OnboardingSession): boolean =>
  identity.status !== 'proved' && identity.channels.length > 0;

export function identityPath(session: string, to: Destination): string {
  const query = Object.entries(to).flatMap(([name, id]) => (id === undefined ? [] : [[name, id]]));
  const asked = query.length > 0 ? `?${new URLSearchParams(query)}` : '';
  return `${sessionPath(session)}/identity${asked}`;
}

/** @param page where they were going; the signature without it */
export const signerPath = (session: string, task: string, page?: string): string =>
  `${sessionPath(session)}/signer?${new URLSearchParams({ task, ...(page === undefined ? {} : { page }) })}`;

const id = /^[a-z]+_[0-9A-Za-z]{1,60}$/;
const pageId = /^[a-z][a-z0-9_]{0,63}$/;

/** What an address says of it; anything but an id leads to the list. */
export function parseDestination(asked: Readonly<Record<string, unknown>>): Destination {
  const of = (name: 'case' | 'task') => {
    const given = asked[name];
    return typeof given === 'string' && id.test(given) ? given : undefined;
  };
  const page = asked['page'];
  return {
    task: of('task'),
    case: of('case'),
    page: typeof page === 'string' && pageId.test(page) ? page : undefined,
  };
}

export function destinationPath(session: string, to: Destination): string {
  if (to.task !== undefined) {
    const paths = taskPaths(session, to.task);
    if (to.page === undefined) return paths.task;
    return to.page === 'sign' ? paths.sign : paths.page(to.page);
  }
  return to.case === undefined ? sessionPath(session) : `${sessionPath(session)}/everify/${to.case}`;
}
