import { componentDefinition, type ComponentRecords } from '@firstday/domain';
import { type Context, invalidInput, notFound } from '../../context/index.js';
import { type ComponentActor, isComponentActor } from '../../identity/index.js';

/**
 * The session of a component that lists these records.
 * @throws ProblemError 404 for every other component: there is nothing of the kind in it
 */
export function componentListing(ctx: Context, records: ComponentRecords): ComponentActor {
  const { actor } = ctx;
  if (!isComponentActor(actor) || componentDefinition(actor.component).rows !== records)
    throw notFound('component of this kind');
  return actor;
}

interface Named {
  readonly client_id?: string | null | undefined;
  readonly job_id?: string | null | undefined;
}

const chosen = ['client_id', 'job_id'] as const;

/**
 * Where somebody is added: at the employer that the component's link names, and at its client and in its job where it names
 * those too.
 * @throws ProblemError 400 where another client or job is asked for
 */
export function placeWithin({ filters }: ComponentActor, given: Named) {
  const { employer_id } = filters;
  if (employer_id === undefined) throw notFound('component of this kind');
  const wrong = chosen.filter((name) => {
    const [asked, bound] = [given[name] ?? undefined, filters[name]];
    return asked !== undefined && bound !== undefined && asked !== bound;
  });
  if (wrong.length > 0) {
    const message = 'Expected that of the component’s link';
    throw invalidInput(wrong.map((name) => ({ _tag: 'Refinement', path: [name], message })));
  }
  return {
    employer_id,
    client_id: filters['client_id'] ?? given.client_id ?? null,
    job_id: filters['job_id'] ?? given.job_id ?? null,
  };
}
