import { ComponentName } from '@firstday/domain';
import { componentFacts } from './generated/component-facts';

/** The parts of the path of a component's page. */
export interface ComponentAddress {
  readonly group: string;
  readonly name: string;
  /** Within the component. */
  readonly place?: readonly string[];
}

/** @returns nothing where no component has such a page: only lists of employees have places within */
export function componentAt({ group, name, place = [] }: ComponentAddress): ComponentName | undefined {
  const component = ComponentName.safeParse(`${group}/${name}`).data;
  const hasPlaces = component !== undefined && componentFacts[component].rows === 'employees';
  return place.length === 0 || hasPlaces ? component : undefined;
}
