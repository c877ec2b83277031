import { displayParams, type RouteQuery } from './component-route';
import type { FilterField } from './filter-field';
import type { Translate } from './translate';

const places: readonly string[] = ['employer_id', 'client_id'];

/**
 * For whom and where somebody works, as filters: those that the session's link leaves open. Where it is held to anything else,
 * the service names no employers and clients to choose from.
 */
export function placeFilters(say: Translate, held: RouteQuery): readonly FilterField[] {
  const isHeldOtherwise = Object.keys(held).some(
    (name) => !places.includes(name) && !displayParams.includes(name),
  );
  if (isHeldOtherwise) return [];
  const fields = [
    {
      kind: 'record',
      records: 'employer',
      name: 'employer_id',
      label: say('employer'),
      any: say('anyEmployer'),
    },
    { kind: 'record', records: 'client', name: 'client_id', label: say('client'), any: say('anyClient') },
  ] as const;
  return fields.filter(({ name }) => held[name] === undefined);
}
