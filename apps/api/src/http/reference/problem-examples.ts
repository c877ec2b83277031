import type { OperationId } from '@firstday/domain';
import { exampleId } from './example-ids.js';

/** Of each error, by its tag; what most operations say. */
export const problemExamples: Readonly<Record<string, unknown>> = {
  HttpApiDecodeError: {
    issues: [
      {
        _tag: 'Missing',
        path: ['first_name'],
        message: 'Invalid input: expected string, received undefined',
      },
    ],
    message: 'first_name: Invalid input: expected string, received undefined',
    _tag: 'HttpApiDecodeError',
  },
  BadRequestError: {
    message: 'custom_attributes.color is not an active custom property of employee',
    _tag: 'BadRequestError',
  },
  Unauthorized: { message: 'A valid credential is needed', _tag: 'Unauthorized' },
  Forbidden: { message: 'This credential may not do this', _tag: 'Forbidden' },
  ForbiddenError: {
    message: 'The form is completed: ask for a change first (task_change_requests)',
    _tag: 'ForbiddenError',
  },
  ResourceNotFoundError: { message: 'There is no such employee', _tag: 'ResourceNotFoundError' },
  TooManyRequestsError: {
    message: 'Too many attempts: try again in 3 seconds',
    _tag: 'TooManyRequestsError',
  },
  DuplicateTaskError: {
    message: 'The employee has a living task of this form already',
    _tag: 'DuplicateTaskError',
  },
  PlacementConflictError: {
    message: 'There is a placement of this employee, employer, client and job already',
    meta: { placementId: exampleId('placement') },
    _tag: 'PlacementConflictError',
  },
  UserCreationError: { message: 'Another user has this email or external id', _tag: 'UserCreationError' },
  UserDeletionError: {
    message: 'Nobody can delete themselves: ask another admin',
    _tag: 'UserDeletionError',
  },
  IdempotencyConflictError: {
    message: 'This Idempotency-Key was used with another request',
    _tag: 'IdempotencyConflictError',
  },
  PayloadTooLargeError: { message: 'The body is too large', _tag: 'PayloadTooLargeError' },
  UnsupportedMediaTypeError: {
    message: 'This media type is not supported',
    _tag: 'UnsupportedMediaTypeError',
  },
  InternalServerError: {
    message:
      'Something went wrong. Quote the request id 4c1a8f0e-2f5e-4f0e-9c6e-0d8f5a3f7b11 when you ask for help.',
    _tag: 'InternalServerError',
  },
};

type Messages = Readonly<Partial<Record<'BadRequestError' | 'ForbiddenError', string>>>;

/** What operations say for reasons of their own: of one, or of all of its tag. */
const messages: Readonly<Record<string, Messages>> = {
  api_tokens: { BadRequestError: 'The request body could not be read' },
  'clients.deleteById': { BadRequestError: 'This client cannot be deleted: 3 placements name it' },
  components: { BadRequestError: 'filters.status: Expected requires_action, completed or expired' },
  connected_organizations: { BadRequestError: 'The request body could not be read' },
  custom_properties: {
    BadRequestError: 'There is a custom property badge of employee already',
  },
  'custom_properties.deleteById': {
    BadRequestError: 'This custom property cannot be deleted: it is in use by the policy “New York kitchens”',
  },
  'employees.getOnboardingUrl': {
    BadRequestError: 'redirect_to must be an https address, or http on localhost',
  },
  'employees.migrateTaskProgress': { BadRequestError: 'target_employee_id must be another employee' },
  everify_cases: {
    BadRequestError: 'This reason needs a description',
    ForbiddenError: 'This case is not open with E-Verify',
  },
  everify_connection: {
    BadRequestError: 'creator@example is not an email address',
    ForbiddenError: 'Test accounts use the simulator',
  },
  'employers.deleteById': { BadRequestError: 'This employer cannot be deleted: 3 placements name it' },
  'jobs.deleteById': { BadRequestError: 'This job cannot be deleted: 3 placements name it' },
  magic_links: { BadRequestError: 'Name the user by user_email or user_external_id' },
  sessions: { BadRequestError: 'The request body could not be read' },
  'sessions.linkAccount': {
    BadRequestError: 'One of these users is linked already: it must be parted first',
    ForbiddenError: 'Sign in to the live account to link your users',
  },
  'sessions.switchAccount': {
    BadRequestError: 'This session is in the test account already',
    ForbiddenError: 'Show that it is you: give your password in the live account, or sign in anew',
  },
  subtasks: { BadRequestError: 'The request body could not be read' },
  task_change_requests: { BadRequestError: 'The form has no section of this starting_section_id' },
  tasks: { BadRequestError: 'The task is not completed yet' },
  'tasks.getOnboardingUrl': {
    BadRequestError: 'redirect_to must be an https address, or http on localhost',
  },
  'tasks.sendBack': {
    BadRequestError: 'The employee has not signed this section',
    ForbiddenError: 'Only the employer sends a section back',
  },
  'tasks.sign': {
    BadRequestError: 'The form has no such section',
    ForbiddenError: 'This section is signed already',
  },
  'tasks.updateById': { ForbiddenError: 'The law has this form kept until 2029-11-23 at least' },
  'tasks.updateFields': {
    ForbiddenError: 'The form is completed: ask for a change first (task_change_requests)',
  },
  themes: { BadRequestError: 'The request body could not be read' },
  'users.linkAccounts': {
    BadRequestError: 'One of these users is linked already: it must be parted first',
    ForbiddenError: 'Sign in to the live account to link users',
  },
  users: { BadRequestError: 'Another user has this email or external id' },
  user_groups: { BadRequestError: 'The request body could not be read' },
  'user_groups.updateById': { BadRequestError: 'The admin group cannot be changed or deleted' },
  'user_groups.deleteById': { BadRequestError: 'This group cannot be deleted: 2 users are in it' },
  webhooks: { BadRequestError: 'This webhook is disabled: enable it first' },
};

/** What an operation answers with an error; nothing for a tag that no operation has. */
export function problemExampleOf(id: OperationId, path: string, tag: string): unknown {
  if (tag === 'ResourceNotFoundError') return { message: `There is no such ${nounOf(path)}`, _tag: tag };
  const own = tag === 'BadRequestError' || tag === 'ForbiddenError' ? messageOf(id, tag) : undefined;
  return own ? { message: own, _tag: tag } : problemExamples[tag];
}

const messageOf = (id: OperationId, tag: keyof Messages): string | undefined =>
  messages[id]?.[tag] ?? messages[id.slice(0, id.indexOf('.'))]?.[tag];

const nouns: Readonly<Record<string, string>> = {
  api_token_id: 'API token',
  event_id: 'delivery',
  everify_case_id: 'E-Verify case',
  onboarding_link_id: 'onboarding link',
  uid: 'connected organization',
};

/** What the last parameter of a path names; without one, a record that the body names. */
function nounOf(path: string): string {
  const name = path.match(/\{(\w+)\}(?!.*\{)/)?.[1] ?? 'record';
  return nouns[name] ?? name.replace(/_id$/, '').replaceAll('_', ' ');
}
