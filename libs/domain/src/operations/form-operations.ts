import { Form, FormListQuery } from '../form.js';
import { page } from '../page.js';
import { exampleId } from './example-id.js';
import {
  anyCredential,
  badRequestError,
  decodeError,
  notFoundError,
  operation,
  staffOnly,
} from './operation.js';
import { formEditionExamples, formEditionOperations } from './form-edition-operations.js';
import { ownFormExamples, ownFormOperations } from './own-form-operations.js';
import { resource } from './resource.js';
import { formKeyExample } from './form-key-example.js';

const tags = [{ name: 'federal' }];
const sectionExample = { id: 'employee', position: 1, assignee_type: 'employee' } as const;
const formExample: Form = {
  id: exampleId('form'),
  key: formKeyExample,
  name: "Form W-4, Employee's Withholding Certificate",
  custom_attributes: {},
  tags,
  form_pages: [
    {
      id: 'personal',
      description: 'Step 1(a) and (b)',
      assignee_type: 'employee',
      form_section: sectionExample,
      form_fields: [
        {
          id: 'employee.first_name',
          type: 'name',
          path: 'employee.first_name',
          rule: null,
          required: true,
          translations: { label: { en: 'First name', es: 'Nombre' } },
        },
      ],
    },
  ],
};

export const formOperations = resource({
  tag: 'forms',
  about: 'The catalog: Form I-9, Form W-4 and the forms of the account.',
  examples: [[Form, formExample], ...ownFormExamples, ...formEditionExamples],
  operations: {
    'forms.list': operation({
      method: 'GET',
      path: '/forms',
      summary: 'List forms',
      query: FormListQuery,
      answers: { 200: page(Form) },
      errors: badRequestError,
      allows: staffOnly,
      needs: 'form:view',
    }),
    'forms.findById': operation({
      method: 'GET',
      path: '/forms/{form_id}',
      summary: 'Get a form',
      answers: { 200: Form },
      errors: { ...decodeError, ...notFoundError },
      allows: anyCredential,
      needs: 'form:view',
    }),
    ...ownFormOperations,
    ...formEditionOperations,
  },
});
