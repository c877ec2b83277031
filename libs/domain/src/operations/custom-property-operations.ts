import { CreateCustomProperty, CustomProperty, CustomPropertyListQuery } from '../custom-property.js';
import { page } from '../page.js';
import { exampleId, stamps } from './example-id.js';
import { badRequestError, notFoundError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

const customPropertyExample: CustomProperty = {
  id: exampleId('customProperty'),
  name: 'badge',
  label: 'Badge number',
  entity_type: 'employee',
  scalar_type: 'string',
  path: 'employee.custom_attributes.badge',
  is_sensitive_info: false,
  is_permission_scope: false,
  ...stamps,
};

export const customPropertyOperations = resource({
  tag: 'custom_properties',
  about: 'Properties of your own on employees, employers, clients, jobs, placements and forms.',
  refusals: {
    BadRequestError: 'There is a custom property badge of employee already',
  },
  examples: [[CustomProperty, customPropertyExample]],
  operations: {
    'custom_properties.list': operation({
      method: 'GET',
      path: '/custom_properties',
      summary: 'List custom properties',
      query: CustomPropertyListQuery,
      answers: { 200: page(CustomProperty) },
      errors: badRequestError,
      allows: staffOnly,
      needs: 'custom_property:view',
    }),
    'custom_properties.create': operation(
      {
        method: 'POST',
        path: '/custom_properties',
        summary: 'Create a custom property',
        body: CreateCustomProperty,
        answers: { 201: CustomProperty },
        errors: badRequestError,
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'custom_property:edit',
      },
      {
        note: 'Made once for a kind of record, then written in `custom_attributes` by its name. `is_sensitive_info` seals its values at rest and masks them: they are in no event, and no list, policy or access rule asks for them. It is set once. A property whose name says that it holds an SSN, a bank account, a payment card, the number of an identity document or a date of birth is refused without it. `is_permission_scope` lets access rules ask for it.',
        body: {
          name: 'badge',
          label: 'Badge number',
          entity_type: 'employee',
          scalar_type: 'string',
        },
      },
    ),
    'custom_properties.findById': operation({
      method: 'GET',
      path: '/custom_properties/{custom_property_id}',
      summary: 'Get a custom property',
      answers: { 200: CustomProperty },
      errors: { ...badRequestError, ...notFoundError },
      allows: staffOnly,
      needs: 'custom_property:view',
    }),
    'custom_properties.deleteById': operation(
      {
        method: 'DELETE',
        path: '/custom_properties/{custom_property_id}',
        summary: 'Delete a custom property',
        answers: { 200: CustomProperty },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'custom_property:edit',
      },
      {
        note: 'Refused with 400 where a form, a policy or a stored value uses it.',
        refusals: {
          BadRequestError:
            'This custom property cannot be deleted: it is in use by the policy “New York kitchens”',
        },
      },
    ),
    'custom_properties.deprecateById': operation(
      {
        method: 'POST',
        path: '/custom_properties/{custom_property_id}/deprecate',
        summary: 'Deprecate a custom property',
        answers: { 200: CustomProperty },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'custom_property:edit',
      },
      { note: 'Stored values stay readable; new ones are refused.' },
    ),
  },
});
