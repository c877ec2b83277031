import { Form, FormEditionDates, FormListQuery, FormOfficialFile } from '../form.js';
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
const editionDates: FormEditionDates = {
  used_from: '2026-01-01',
  used_until: '2026-12-31',
  days_left: 36,
  state: 'ends_soon',
  next_expected: '2026-12',
  next_edition: null,
  checked_on: '2026-11-22',
  source: 'Form W-4 (2026), created 12/8/25',
};
const officialFile: FormOfficialFile = {
  sha256: '92444d8856ce55d9e25dca8b6d1420634fc68b11e1ab1f760916ea29ddd312b2',
  title: "Form W-4, Employee's Withholding Certificate",
  edition: '2026',
  publisher: null,
  is_required: false,
  is_installed: true,
};
const formExample: Form = {
  id: exampleId('form'),
  key: formKeyExample,
  name: "Form W-4, Employee's Withholding Certificate",
  edition: '2026',
  edition_dates: editionDates,
  official_files: [officialFile],
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
  examples: [
    [Form, formExample],
    [FormEditionDates, editionDates],
    [FormOfficialFile, officialFile],
    ...ownFormExamples,
    ...formEditionExamples,
  ],
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
