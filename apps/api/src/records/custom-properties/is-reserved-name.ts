import { Client, Employee, Employer, type EntityType, Job, Placement } from '@firstday/domain';
import { ownPropertiesOf } from '../own-properties-of.js';

const recordNames: Readonly<Record<EntityType, readonly string[]>> = {
  client: ownPropertiesOf('client', Client),
  employee: ownPropertiesOf('employee', Employee),
  employer: ownPropertiesOf('employer', Employer),
  form: ['id', 'name', 'tags', 'form_pages', 'custom_attributes'],
  job: ownPropertiesOf('job', Job),
  placement: [...ownPropertiesOf('placement', Placement), 'create_tasks', 'start_date', 'updated_at'],
};

/** Names that objects of JavaScript have by birth: no client should meet them as properties. */
const inheritedNames = ['constructor', 'prototype'];

/** A custom property never goes by a name that its record answers already. */
export function isReservedName(entity: EntityType, name: string): boolean {
  return [...recordNames[entity], ...inheritedNames, 'account_id', 'deleted_at'].includes(name);
}
