import { FormContent, FormFieldContent, FormPageContent, FormSectionContent } from '../form-content.js';
import {
  CreateForm,
  FormDraft,
  FormEdition,
  FormEditionContent,
  FormEditions,
  PublishedFormEdition,
  UpdateFormDraft,
  WaitingPolicy,
} from '../form-draft.js';
import { FormBox, FormPdfContent, ReadDocumentContent } from '../form-pdf-content.js';
import { FormScope } from '../form-scope.js';
import { PreconditionFailedError } from '../problem.js';
import { exampleId, stamps } from './example-id.js';
import { badRequestError, decodeError, notFoundError, operation, staffOnly } from './operation.js';
import type { SchemaExample } from './resource.js';

const size = {
  path: 'task.shirt_size',
  kind: 'radio',
  label: { en: 'Which size do you wear?', es: '¿Qué talla usa?' },
  required: true,
  options: [
    { value: 'm', label: { en: 'Medium', es: 'Mediana' } },
    { value: 'l', label: { en: 'Large', es: 'Grande' } },
  ],
} satisfies FormFieldContent;
const page = {
  id: 'workwear',
  title: { en: 'Your workwear', es: 'Su ropa de trabajo' },
  fields: [size],
} satisfies FormPageContent;
const section = {
  id: 'employee',
  title: { en: 'For the employee', es: 'Para el empleado' },
  assignee_type: 'employee',
  attestation: {
    en: 'I have received the workwear, and I return it when I leave.',
    es: 'Recibí la ropa de trabajo y la devuelvo cuando me vaya.',
  },
  pages: [page],
} satisfies FormSectionContent;
const content: FormContent = {
  name: { en: 'Workwear loan', es: 'Préstamo de ropa de trabajo' },
  short_name: { en: 'Workwear', es: 'Ropa de trabajo' },
  purpose: {
    en: 'You get workwear, and return it when you leave.',
    es: 'Recibe ropa de trabajo y la devuelve al irse.',
  },
  minutes: 2,
  sections: [section],
};
const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const box: FormBox = {
  page: 1,
  x: 72,
  y: 640,
  width: 12,
  height: 12,
  shows: 'answer',
  field: 'task.shirt_size',
  option: 'm',
};
const staleError = { 412: PreconditionFailedError };
const key = 'own-workwear';
const draft: FormDraft = {
  id: exampleId('form'),
  key,
  content,
  issues: [],
  warnings: [],
  edition: null,
  is_published: false,
  retired_at: null,
  ...stamps,
};
const edition: FormEdition = {
  form_id: exampleId('form'),
  edition: '1',
  sha256,
  published_at: stamps.updated_at,
};

const waiting: WaitingPolicy = {
  policy_id: exampleId('policy'),
  name: 'Pennsylvania: local earned income tax',
  status: 'active',
  unsure: [],
};

/** Of the schemas that these operations answer. */
export const ownFormExamples = [
  [FormContent, content],
  [FormFieldContent, size],
  [FormPageContent, page],
  [FormSectionContent, section],
  [FormBox, box],
  [FormPdfContent, { sha256, boxes: [box] }],
  [ReadDocumentContent, { sha256 }],
  [FormScope, { per: 'employer', every_months: 12 }],
  [FormDraft, draft],
  [FormEdition, edition],
  [FormEditions, { editions: [edition] }],
  [WaitingPolicy, waiting],
  [PublishedFormEdition, { ...edition, policies: [waiting] }],
  [FormEditionContent, { ...edition, content }],
] as const satisfies readonly SchemaExample[];

/** Forms of one's own: written as a draft, published as editions that never change. */
export const ownFormOperations = {
  'forms.create': operation(
    {
      method: 'POST',
      path: '/forms',
      summary: 'Begin a form of one’s own',
      body: CreateForm,
      answers: { 201: FormDraft },
      errors: badRequestError,
      allows: staffOnly,
      logs: 'settings.changed',
      needs: 'form:edit',
      isBeyond: true,
      isVersioned: 'made',
    },
    {
      note: 'A draft. What is not of the form of a form is 400 with every issue; what only keeps it from being published is in `issues`.',
      body: { key, content },
    },
  ),
  'forms.getDraft': operation({
    method: 'GET',
    path: '/forms/{form_id}/draft',
    summary: 'Get the draft of a form',
    answers: { 200: FormDraft },
    errors: { ...decodeError, ...notFoundError },
    allows: staffOnly,
    needs: 'form:edit',
    isBeyond: true,
    isVersioned: 'read',
  }),
  'forms.updateDraft': operation(
    {
      method: 'PATCH',
      path: '/forms/{form_id}/draft',
      summary: 'Change the draft of a form',
      body: UpdateFormDraft,
      answers: { 200: FormDraft },
      errors: { ...badRequestError, ...notFoundError, ...staleError },
      allows: staffOnly,
      logs: 'settings.changed',
      needs: 'form:edit',
      isBeyond: true,
      isVersioned: 'changed',
    },
    {
      note: 'The whole content. With `If-Match` the second of two who edit is told, by 412.',
      body: { content },
    },
  ),
  'forms.publish': operation(
    {
      method: 'POST',
      path: '/forms/{form_id}/publish',
      summary: 'Publish the draft of a form as its next edition',
      answers: { 200: PublishedFormEdition },
      errors: { ...badRequestError, ...notFoundError, ...staleError },
      allows: staffOnly,
      logs: 'settings.changed',
      needs: 'form:edit',
      isBeyond: true,
      isVersioned: 'changed',
    },
    {
      note: 'New tasks pin the new edition; tasks that are there keep theirs. A draft with issues is 400 with all of them; one that says what the last edition says is 400. The first edition of a form from the policy library makes its policies active (`policies`).',
    },
  ),
  'forms.listEditions': operation({
    method: 'GET',
    path: '/forms/{form_id}/editions',
    summary: 'List the editions of a form',
    answers: { 200: FormEditions },
    errors: { ...decodeError, ...notFoundError },
    allows: staffOnly,
    needs: 'form:view',
    isBeyond: true,
  }),
  'forms.getEdition': operation({
    method: 'GET',
    path: '/forms/{form_id}/editions/{edition}',
    summary: 'Get an edition of a form',
    answers: { 200: FormEditionContent },
    errors: { ...decodeError, ...notFoundError },
    allows: staffOnly,
    needs: 'form:view',
    isBeyond: true,
  }),
};
