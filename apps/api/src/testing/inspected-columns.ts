/*
 * The tables that an inspector reads: in the form and its PDF, in the audit answer, in a package. Whatever is changed in a column of
 * `read` with the rights of the database's owner has to be detected. A column of `unread` has a reason.
 */

interface InspectedTable {
  /** The row that is attacked, as SQL: `$ana` is the id of the form. */
  readonly where: string;
  readonly read: readonly string[];
  readonly unread: Readonly<Record<string, string>>;
  /** How a column is changed, where its type does not say it: as SQL. */
  readonly changes?: Readonly<Record<string, string>>;
}

const workState = 'Work lists and reminders: says who acts next, computed with each write';
const bookkeeping = 'Bookkeeping of the program';

export const inspectedTables = {
  tasks: {
    where: 'id = $ana',
    changes: { client_id: `'cl_changed'`, job_id: `'job_changed'`, renews_task_id: `'task_changed'` },
    read: [
      'id',
      'account_id',
      'form_id',
      'form_key',
      'edition',
      'employee_id',
      'employer_id',
      'client_id',
      'job_id',
      'placement_id',
      'renews_task_id',
      'sealed_answers',
      'opened_section_ids',
      'completed_at',
      'is_being_corrected',
      'confirmed_signature_id',
      'created_at',
      'deleted_at',
      'withdrawal',
      'purged_at',
    ],
    unread: {
      fact_hashes: 'Decides whether a form is asked for again',
      is_segregated: 'Hides answers from people without permission; an inspection has them',
      outcome: 'Copied from a signed answer, for lists',
      next_action: workState,
      turn_section_id: workState,
      progress: workState,
      page_progress: workState,
      sent_back: 'Shown to the employee until they sign again; the trail says that it was sent back',
      correction_requested_at: workState,
      sealed_correction: 'Shown until it is answered; the trail says that it was asked for',
      revision: bookkeeping,
      is_due_given: workState,
      due_at: workState,
      due_on: workState,
      expired_at: 'Until when an unsigned form can be filled in',
      expiry_told_of: bookkeeping,
      deletion_scheduled_at:
        'Withdraws the form into the archive, which the trail records; nothing is destroyed',
      is_deletion_given: bookkeeping,
      deletion_allowed_at: 'Destruction computes the legal date again',
      retained_until: 'Destruction and the roster compute the legal date again',
      retention_waits_for: 'Destruction and the roster compute the legal date again',
      confirmation_asked_at: workState,
      held_until: 'Of direct deposit forms: until when an earlier bank account is paid to',
      bank_hash: 'Of direct deposit forms: compared when a bank account changes',
      updated_at: bookkeeping,
      changed_xid: bookkeeping,
    },
  },
  signatures: {
    where: "task_id = $ana AND voided_at IS NULL AND role = 'employer'",
    changes: {
      role: `'employee'`,
      name_statement: `'{"name_on_record": "x", "text": "x", "version": "x"}'`,
    },
    read: [
      'id',
      'account_id',
      'task_id',
      'section_id',
      'role',
      'method',
      'name',
      'sealed_image',
      'signed_at',
      'signed_on',
      'time_zone',
      'form_session_id',
      'onboarding_link_id',
      'issuer',
      'proved',
      'signer',
      'signer_user_id',
      'handover',
      'name_statement',
      'arrival',
      'ip',
      'user_agent',
      'locale',
      'attestation',
      'attestation_sha256',
      'consent_version',
      'consent_sha256',
      'consent_id',
      'answers_sha256',
      'document_sha256_before',
      'document_sha256_after',
      'voided_at',
    ],
    unread: {
      void_reason: 'Says why in words; that a signature was voided, when and by whom is in the trail',
    },
  },
  task_versions: {
    where: 'task_id = $ana',
    read: ['id', 'account_id', 'task_id', 'number', 'sealed_content'],
    unread: { kept_at: 'The sealed content has the time, and that is what is shown' },
  },
  documents: {
    where: 'task_id = $ana',
    read: [
      'id',
      'account_id',
      'task_id',
      'version',
      'pdf_key',
      'pdf_sha256',
      'certificate_key',
      'certificate_sha256',
    ],
    unread: { created_at: 'The sealed PDF and the trail have the time' },
  },
  files: {
    where: 'task_id = $ana',
    read: ['id', 'account_id', 'task_id', 'path', 'key', 'type', 'size', 'checksum', 'deleted_at'],
    unread: {
      subtask_id: 'Where the page shows it',
      name: 'What the file was called where it came from: nothing that is kept with the form names it so',
      created_at: 'The trail has the time',
    },
  },
  placements: {
    where: 'employee_id = (SELECT employee_id FROM tasks WHERE id = $ana)',
    read: [
      'id',
      'account_id',
      'employee_id',
      'employer_id',
      'client_id',
      'job_id',
      'custom_attributes',
      'system_attributes',
      'deleted_at',
    ],
    changes: {
      custom_attributes: `custom_attributes || '{"end_date": "2024-06-30"}'`,
      system_attributes: `system_attributes || '{"start_date": "2022-01-03"}'`,
    },
    unread: {
      external_id: 'What the customer’s own system calls it',
      sealed: 'Sensitive custom properties, of which the form has none',
      decisions: 'Which forms policies asked for',
      undecided_count: 'How many forms policies could not decide about',
      fact_hashes: 'Decides whether a form is asked for again',
      age_on: 'Decides which policies apply',
      work_state: 'Copied from the addresses by triggers',
      decided_at: bookkeeping,
      created_at: bookkeeping,
      updated_at: bookkeeping,
      changed_xid: bookkeeping,
    },
  },
  audit_events: {
    where: `task_id = $ana AND kind = 'signed' AND actor ->> 'side' = 'employer'`,
    read: [
      'task_id',
      'sequence',
      'account_id',
      'kind',
      'at',
      'actor',
      'detail',
      'previous_hash',
      'hash',
      'mac',
    ],
    unread: {},
  },
} as const satisfies Readonly<Record<string, InspectedTable>>;
