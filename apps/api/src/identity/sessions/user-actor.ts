import { type Context, forbidden } from '../../context/index.js';

/** The signed-in user. @throws ProblemError 403 for every other credential */
export function userActor({ actor }: Context) {
  if (actor.kind !== 'user_session') throw forbidden();
  return actor;
}
