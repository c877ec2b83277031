import { sessionPath } from '../session/session-token';

export const consentPath = (session: string): string => `${sessionPath(session)}/consent`;
