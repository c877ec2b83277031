import { CustomProperty } from '../custom-property.js';
import { Form } from '../form.js';
import { page } from '../paging.js';
import { Policy } from '../policy.js';
import { bad, decode, hosted, integrator, missing, operation } from './operation.js';

/** What an account sets up: custom properties, forms, policies. */
export const accountOperations = {
  'custom_properties.list': operation({
    method: 'GET',
    path: '/custom_properties',
    summary: 'List custom properties',
    answers: { 200: page(CustomProperty) },
    errors: bad,
    allows: integrator,
  }),
  'custom_properties.create': operation({
    method: 'POST',
    path: '/custom_properties',
    summary: 'Create a custom property',
    answers: { 201: CustomProperty },
    errors: bad,
    allows: integrator,
  }),
  'custom_properties.findById': operation({
    method: 'GET',
    path: '/custom_properties/{custom_property_id}',
    summary: 'Get a custom property',
    answers: { 200: CustomProperty },
    errors: { ...bad, ...missing },
    allows: integrator,
  }),
  'custom_properties.deleteById': operation({
    method: 'DELETE',
    path: '/custom_properties/{custom_property_id}',
    summary: 'Delete a custom property',
    answers: { 200: CustomProperty },
    errors: { ...bad, ...missing },
    allows: integrator,
  }),
  'custom_properties.deprecateById': operation({
    method: 'POST',
    path: '/custom_properties/{custom_property_id}/deprecate',
    summary: 'Deprecate a custom property',
    answers: { 200: CustomProperty },
    errors: { ...bad, ...missing },
    allows: integrator,
  }),
  'forms.list': operation({
    method: 'GET',
    path: '/forms',
    summary: 'List forms',
    answers: { 200: page(Form) },
    errors: bad,
    allows: integrator,
  }),
  'forms.findById': operation({
    method: 'GET',
    path: '/forms/{form_id}',
    summary: 'Get a form',
    answers: { 200: Form },
    errors: { ...decode, ...missing },
    allows: hosted,
  }),
  'policies.list': operation({
    method: 'GET',
    path: '/policies',
    summary: 'List policies',
    answers: { 200: page(Policy) },
    errors: bad,
    allows: integrator,
    isBeyond: true,
  }),
  'policies.create': operation({
    method: 'POST',
    path: '/policies',
    summary: 'Create a policy',
    answers: { 201: Policy },
    errors: { ...bad, ...missing },
    allows: integrator,
    isBeyond: true,
  }),
  'policies.findById': operation({
    method: 'GET',
    path: '/policies/{policy_id}',
    summary: 'Get a policy',
    answers: { 200: Policy },
    errors: { ...decode, ...missing },
    allows: integrator,
    isBeyond: true,
  }),
  'policies.updateById': operation({
    method: 'PATCH',
    path: '/policies/{policy_id}',
    summary: 'Change a policy',
    answers: { 200: Policy },
    errors: { ...bad, ...missing },
    allows: integrator,
    isBeyond: true,
  }),
};
