import type { Actor } from '../../context/index.js';
import { securityActorOf } from '../../identity/index.js';
import type { ReportActor } from './new-hire-report.entity.js';

export function reportActorOf(actor: Actor): ReportActor {
  const { actor_kind, actor_id } = securityActorOf(actor);
  return { kind: actor_kind, id: actor_id };
}
