import { z } from 'zod';
import { ComponentName } from './components/component-name.js';
import { ContactChannel } from './employee.js';
import { CodeChannel, IdentityProof } from './identity-proof.js';
import { Permission } from './permission.js';

/** What a detail may hold: ids, words of the code, and counts. Nothing that a person typed fits in any of them. */
const id = z.string().regex(/^[a-z]{1,12}_[0-9A-Za-z]{1,64}$/);
const ids = z.array(id).max(100);
const count = z.int().min(0);
const word = z.string().regex(/^[a-z][a-z0-9_.]{0,63}$/);
const operation = z.string().regex(/^[a-z_]{1,40}\.[A-Za-z0-9]{1,40}$/);
const fields = z.array(word).max(100);

/** A kind of security event: what it says, and what its `detail` may hold besides. */
const kind = <const Shape extends z.ZodRawShape>(description: string, shape: Shape) => ({
  description,
  detail: z.strictObject(shape).partial(),
});

const signInMethod = z.enum(['password', 'magic_link', 'account_switch']);
const proof = { link_id: id, session_id: id, channel: CodeChannel };
const named = { link_id: id, representative_id: id };
const link = { side: z.enum(['employee', 'employer']), task_ids: ids, link_id: id };

/** Every kind that the security log knows. To add one is to add a line here, and to record it. */
export const securityEventKinds = {
  'session.signed_in': kind('Somebody signed in to the dashboard.', { method: signInMethod, session_id: id }),
  'session.sign_in_failed': kind('Signing in to the dashboard failed.', {
    method: signInMethod,
    reason: word,
  }),
  'session.signed_out': kind('Somebody signed out of the dashboard.', {}),
  'session.account_switched': kind('Somebody went on from the live to the test account, or back.', {
    mode: z.enum(['live', 'test']),
  }),
  'session.identity_proved': kind('A signed-in user confirmed their password.', {}),
  'session.ended': kind('A session was ended from outside it.', { user_id: id, count, reason: word }),
  'magic_link.created': kind('A link that signs a user in was made.', { user_id: id }),
  'user.created': kind('A user was added.', { user_group_ids: ids }),
  'user.updated': kind('A user was changed.', { user_group_ids: ids, fields }),
  'user.email_changed': kind('The email address that a user signs in by was changed.', {}),
  'user.deleted': kind('A user was removed.', {}),
  'user.accounts_linked': kind(
    'A user of the live and one of the test account were shown to be one person.',
    {
      user_id: id,
      made_by: z.enum(['administrator', 'console', 'person']),
    },
  ),
  'user.accounts_unlinked': kind('A user of the live and one of the test account are one person no more.', {
    user_id: id,
  }),
  'user.password_changed': kind('A password was changed or set.', {}),
  'user_group.created': kind('A user group was created.', { permissions: z.array(Permission) }),
  'user_group.updated': kind('A user group was changed.', { permissions: z.array(Permission), fields }),
  'user_group.deleted': kind('A user group was deleted.', {}),
  'api_token.created': kind('An API token was created.', { permissions: z.array(Permission) }),
  'api_token.updated': kind('An API token was changed.', { fields }),
  'api_token.revoked': kind('An API token was revoked.', { left: count }),
  'webhook.created': kind('A webhook was created.', {}),
  'webhook.updated': kind('A webhook was changed.', { fields }),
  'webhook.deleted': kind('A webhook was deleted.', {}),
  'webhook.secret_read': kind('The signing secret of a webhook was read.', {}),
  'webhook.secret_rotated': kind('The signing secret of a webhook was replaced.', {}),
  'onboarding_link.created': kind('An onboarding link was made.', link),
  'onboarding_link.used': kind('An onboarding link was opened: a form session began.', {
    ...link,
    session_id: id,
  }),
  'onboarding_link.continued': kind(
    'An employee was given a one-time code to go on with their forms on another device.',
    { link_id: id, session_id: id },
  ),
  'onboarding_link.revoked': kind('An onboarding link was revoked.', { ...link, reason: word }),
  'message.recorded': kind('A message to an employee with a link was recorded, to be sent.', {
    message_id: id,
    message: word,
  }),
  'message.address_suppressed': kind('Messages to an address of an employee were stopped.', {
    message_id: id,
  }),
  'message.address_resumed': kind('An address of an employee may be written to again.', { message_id: id }),
  'identity.code_sent': kind('A one-time code was sent to an employee.', proof),
  'identity.proved': kind('The one-time code of an employee was entered in a form session.', proof),
  'identity.refused': kind('A wrong one-time code was entered for an employee.', proof),
  'identity.locked': kind('Too many wrong one-time codes: no code is accepted for a while.', proof),
  'representative.code_created': kind('The employer created a new code for a representative.', named),
  'representative.code_proved': kind('A representative gave the code that was made for them.', named),
  'representative.code_refused': kind('A wrong code was given for a representative.', named),
  'representative.code_locked': kind('Too many wrong codes: the link of a representative ended.', named),
  'employee.contact_changed': kind(
    'The email address or phone number of an employee was replaced or removed.',
    {
      channel: ContactChannel,
      links_ended: count,
    },
  ),
  'employee.contact_confirmed': kind(
    'A change of a contact was confirmed from the former address or number.',
    {
      channel: ContactChannel,
    },
  ),
  'bank_change.cancelled': kind('A change of where an employee is paid was stopped.', { task_id: id }),
  'component_link.created': kind('A link that embeds a component was made.', { component: ComponentName }),
  'component_link.used': kind('A component was opened: its session began.', { component: ComponentName }),
  'connected_organization.created': kind('A connected organization was created.', {}),
  'connected_organization.updated': kind('A connected organization was changed.', { fields }),
  'connected_organization.deleted': kind('A connected organization was deleted.', {}),
  'connected_organization.restored': kind('A deleted connected organization was restored.', {}),
  'settings.changed': kind('A setting of the account was changed.', {
    setting: z.enum([
      'account_document',
      'custom_property',
      'embedding',
      'everify_connection',
      'form',
      'form_pdf',
      'hosted_text',
      'policy',
      'policy_waiver',
      'theme',
      'account',
      'messages',
      'message_wording',
    ]),
    change: z.enum([
      'created',
      'updated',
      'deleted',
      'deprecated',
      'published',
      'retired',
      'restored',
      'tasks_moved',
    ]),
    fields,
  }),
  'employee.updated': kind('An employee’s record was changed.', { fields }),
  'employee.forms_moved': kind('Completed forms of an employee were moved to another record of theirs.', {
    to_employee_id: id,
    count,
  }),
  'placement.updated': kind('A placement was changed.', { employee_id: id, fields }),
  'placement.deleted': kind('A placement was deleted.', { employee_id: id }),
  'record.sensitive_read': kind('Sensitive values of records were read in full.', { record_ids: ids, count }),
  'legal_hold.placed': kind('A legal hold was placed: nothing of it is destroyed.', { legal_hold_id: id }),
  'legal_hold.released': kind('A legal hold was released.', { legal_hold_id: id }),
  'employee.destroyed': kind('All that was kept of a deleted employee was destroyed.', {}),
  'employee.sensitive_destroyed': kind(
    'Social Security number, date of birth and sealed properties of an employee were destroyed with the last paper.',
    {},
  ),
  'task.destroyed': kind('Answers, files and documents of a task were destroyed.', { employee_id: id }),
  'task.tampering_found': kind('Something of a task was found changed past the program, and was not shown.', {
    what: z.enum(['answers', 'document', 'edition', 'files', 'index', 'signatures', 'trail', 'versions']),
    count,
  }),
  'task.sensitive_read': kind(
    'Sensitive answers of a task were read in full: in a form session by which link, made by whom, and what was proved.',
    { count, session_id: id, link_id: id, issuer_id: id, proved: IdentityProof },
  ),
  'document.previewed': kind('The document of a task was looked at before it was finished.', { count }),
  'document.downloaded': kind('A finished document was downloaded.', {
    document: z.enum(['pdf', 'certificate']),
    document_id: id,
    count,
  }),
  'everify_case.document_read': kind('What E-Verify says of a person was read.', {
    document: z.enum(['details', 'photo', 'further_action_notice', 'referral_date_confirmation']),
    count,
  }),
  'file.link_created': kind('A link to download an uploaded file was made.', { task_id: id, count }),
  'file.downloaded': kind('An uploaded file was downloaded.', { task_id: id, count }),
  'task.audit_read': kind('The audit trail of a task was read.', { count }),
  'import.created': kind('A file of records was sent to be imported.', { records: word }),
  'import.committed': kind('The rows of an import were told to become records.', { records: word, count }),
  'import.deleted': kind('An import was deleted with its file; the records that it made stay.', {}),
  'list.exported': kind('A list was exported as CSV.', { records: word }),
  'policy.replayed': kind('A change of a policy was tried on the placements of the account.', {}),
  'new_hire_report.created': kind('A new-hire report was made.', { employer_id: id, count }),
  'new_hire_report.downloaded': kind('The file of a new-hire report was downloaded.', { count }),
  'new_hire_report.sent': kind('A new-hire report was marked as sent.', { count }),
  'new_hire_report.deleted': kind('A new-hire report that was not sent was deleted.', { count }),
  'inspection_package.created': kind('A package of forms for an inspection was ordered.', {
    employer_id: id,
    count,
  }),
  'inspection_package.downloaded': kind('A package of forms for an inspection was downloaded.', { count }),
  'inspection_package.deleted': kind('A package of forms for an inspection was deleted.', { reason: word }),
  'inspector_access.created': kind('An inspector was given access to a package.', {
    inspection_package_id: id,
  }),
  'inspector_access.revoked': kind('An inspector’s access was revoked.', { inspection_package_id: id }),
  'inspector_access.refused': kind('An inspector’s access was asked for with a wrong code.', {
    inspection_package_id: id,
    count,
  }),
  'inspector_access.read': kind('An inspector looked at the contents of a package.', {
    inspection_package_id: id,
    page: count,
  }),
  'inspector_access.downloaded': kind('An inspector downloaded a package, or a file of it.', {
    inspection_package_id: id,
    task_id: id,
    part: z.enum(['archive', 'file']),
  }),
  'integrity_check.started': kind('An integrity check was asked for.', {}),
  'integrity_check.finished': kind('An integrity check ended.', { result: word, count }),
  'trail_anchors.missing': kind('Anchors of audit trails that were written down are not in the database.', {
    count,
  }),
  'access.refused': kind('A credential asked for what it may not do.', { operation, count }),
  'security_log.exported': kind('The security log was exported.', { count }),
  'key.added': kind('An encryption key was added to the keyring.', { key: word }),
  'key.rotated': kind('Everything was sealed anew with another encryption key.', { key: word, count }),
  'key.removed': kind('An encryption key was removed from the keyring.', { key: word }),
} as const;

export type SecurityEventKind = keyof typeof securityEventKinds;
export const isSecurityEventKind = (name: string): name is SecurityEventKind =>
  Object.hasOwn(securityEventKinds, name);

export const SecurityEventKind = z
  .enum(Object.keys(securityEventKinds).filter(isSecurityEventKind))
  .meta({ id: 'SecurityEventKind' });
