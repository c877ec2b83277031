import type { UserSession } from '@firstday/domain';
import { sectionsFor } from '../shell/sections-for';

/** Whoever may see nothing but Today has nothing to look for. */
export const mayFind = (session: UserSession): boolean =>
  sectionsFor(session).some(({ links }) => links.some(({ id }) => id !== 'home'));
