import {
  FormChange,
  FormChanges,
  MovedTasks,
  MoveForecast,
  MoveTasks,
  OpenTasksForecast,
} from '../form-changes.js';
import { CopyForm, FormDraft, FormDraftListQuery, FormDraftSummary, PreviewForm } from '../form-draft.js';
import { page } from '../page.js';
import { PreconditionFailedError } from '../problem.js';
import { exampleId, stamps } from './example-id.js';
import {
  badRequestError,
  decodeError,
  forbiddenError,
  notFoundError,
  operation,
  staffOnly,
} from './operation.js';
import type { SchemaExample } from './resource.js';

const staleError = { 412: PreconditionFailedError };
const change: FormChange = {
  of: 'field',
  id: 'task.shirt_size',
  change: 'options_removed',
  is_breaking: true,
};
const openTasks: OpenTasksForecast = {
  total: 120,
  signed: 20,
  fitting: 88,
  misfitting: 12,
  answers: 310,
  misfitting_answers: 12,
};
const changes: FormChanges = {
  form_id: exampleId('form'),
  since: '1',
  changes: [change],
  is_breaking: true,
  open_tasks: openTasks,
};
const moveForecast: MoveForecast = {
  form_id: exampleId('form'),
  edition: '2',
  open_tasks: openTasks,
  asked_again: [{ path: 'task.shirt_size', label: 'Which size of shirt?', tasks: 12 }],
};
const moved: MovedTasks = {
  form_id: exampleId('form'),
  edition: '2',
  moved: 88,
  started_again: 12,
  stayed: 20,
  answers_before: 274,
  answers_after: 274,
  next_cursor: null,
};
const summary: FormDraftSummary = {
  id: exampleId('form'),
  key: 'own-workwear',
  name: 'Workwear',
  edition: '1',
  is_published: true,
  retired_at: null,
  updated_at: stamps.updated_at,
};

/** Of the schemas that these operations answer. */
export const formEditionExamples = [
  [FormChange, change],
  [FormChanges, changes],
  [OpenTasksForecast, openTasks],
  [MoveForecast, moveForecast],
  [MovedTasks, moved],
  [FormDraftSummary, summary],
] as const satisfies readonly SchemaExample[];

/** What becomes of forms of one's own: looked at, changed under tasks that are open, copied, and no longer asked for. */
export const formEditionOperations = {
  'forms.listDrafts': operation({
    method: 'GET',
    path: '/form_drafts',
    summary: 'List the forms of one’s own',
    query: FormDraftListQuery,
    answers: { 200: page(FormDraftSummary) },
    errors: badRequestError,
    allows: staffOnly,
    needs: 'form:edit',
    isBeyond: true,
  }),
  'forms.getDraftChanges': operation(
    {
      method: 'GET',
      path: '/forms/{form_id}/draft/changes',
      summary: 'Tell what publishing the draft would change',
      answers: { 200: FormChanges },
      errors: { ...decodeError, ...notFoundError },
      allows: staffOnly,
      needs: 'form:edit',
      isBeyond: true,
    },
    {
      note: 'The draft beside the last edition, and what would become of each task that is open: it was signed and stays, it moves with all its answers, or it has an answer without a place. Nothing is changed.',
    },
  ),
  'forms.getMove': operation(
    {
      method: 'GET',
      path: '/forms/{form_id}/move_tasks',
      summary: 'Tell what moving open tasks to the last edition would do',
      answers: { 200: MoveForecast },
      errors: { ...badRequestError, ...notFoundError },
      allows: staffOnly,
      needs: 'form:edit',
      isBeyond: true,
    },
    {
      note: 'Of forms of one’s own, and of those of the catalog: once the edition of a new year is given, an earlier one is not signed any more by whoever has not signed it. Nothing is changed.',
    },
  ),
  'forms.moveTasks': operation(
    {
      method: 'POST',
      path: '/forms/{form_id}/move_tasks',
      summary: 'Move open tasks of a form to its last edition',
      body: MoveTasks,
      answers: { 200: MovedTasks },
      errors: { ...badRequestError, ...forbiddenError, ...notFoundError },
      allows: staffOnly,
      logs: 'settings.changed',
      needs: 'form:edit',
      isBeyond: true,
    },
    {
      note: 'Five hundred at once; where `next_cursor` is not null, ask again with it as `cursor`. Each task moves by itself, is in its trail as moved, and sends `task.updated`. What somebody has signed stays in the edition that they signed. It also takes `task:edit`.',
      body: { misfits: 'stay' },
    },
  ),
  'forms.copy': operation(
    {
      method: 'POST',
      path: '/forms/{form_id}/copy',
      summary: 'Begin a form as a copy of another',
      body: CopyForm,
      answers: { 201: FormDraft },
      errors: { ...badRequestError, ...notFoundError },
      allows: staffOnly,
      logs: 'settings.changed',
      needs: 'form:edit',
      isBeyond: true,
      isVersioned: 'made',
    },
    {
      note: 'Of a form of one’s own, as its draft stands. It is a draft of its own.',
      body: { key: 'own-tools', name: 'Tools' },
    },
  ),
  'forms.preview': operation(
    {
      method: 'POST',
      path: '/forms/{form_id}/preview',
      summary: 'Draw the draft of a form as a document',
      body: PreviewForm,
      answers: { 200: 'application/pdf' },
      errors: { ...badRequestError, ...notFoundError },
      allows: staffOnly,
      logs: 'nothing',
      needs: 'form:edit',
      isBeyond: true,
    },
    {
      note: 'Marked as a draft. Samples are of nobody: a number that was withdrawn from use, a telephone number that is kept for fiction.',
      body: { answers: 'sample', locale: 'es' },
    },
  ),
  'forms.retire': operation(
    {
      method: 'POST',
      path: '/forms/{form_id}/retire',
      summary: 'Retire a form of one’s own',
      answers: { 200: FormDraft },
      errors: { ...badRequestError, ...notFoundError, ...staleError },
      allows: staffOnly,
      logs: 'settings.changed',
      needs: 'form:edit',
      isBeyond: true,
      isVersioned: 'changed',
    },
    {
      note: 'Nobody is given it any more; who has it finishes it. 400, with their names, while active policies ask for it.',
    },
  ),
  'forms.restore': operation({
    method: 'POST',
    path: '/forms/{form_id}/restore',
    summary: 'Use a retired form again',
    answers: { 200: FormDraft },
    errors: { ...badRequestError, ...notFoundError, ...staleError },
    allows: staffOnly,
    logs: 'settings.changed',
    needs: 'form:edit',
    isBeyond: true,
    isVersioned: 'changed',
  }),
};
