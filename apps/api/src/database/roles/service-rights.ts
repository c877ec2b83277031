type Right = 'DELETE' | 'INSERT' | 'SELECT' | 'UPDATE' | `UPDATE (${string})`;

const usual: readonly Right[] = ['SELECT', 'INSERT', 'UPDATE'];
/** Rows that come to an end: sessions, queues, what a person removes. Everything else is kept, or emptied by an update. */
const deletable: readonly Right[] = [...usual, 'DELETE'];
const readOnly: readonly Right[] = ['SELECT'];
const appendOnly: readonly Right[] = ['SELECT', 'INSERT'];

/** What the role that serves may do with a table. A table that is not listed can be read, added to and changed, not deleted from. */
const rights: Readonly<Record<string, readonly Right[]>> = {
  // Only the owner adds and changes keys (`key rotate`, `migrate`). A worker notes how far it has resealed.
  evidence_keys: readOnly,
  keys: ['SELECT', 'UPDATE (progress, resealed_at)'],
  password_salt: readOnly,
  schema_migrations: readOnly,

  anchor_time_stamps: appendOnly,
  anchored_heads: appendOnly,
  audit_events: appendOnly,
  destruction_certificates: appendOnly,
  everify_steps: appendOnly,
  policy_versions: appendOnly,
  trail_anchors: appendOnly,
  // The log is kept for as long as it was told to: a trigger refuses earlier deletion.
  security_events: ['SELECT', 'INSERT', 'DELETE'],
  // A void needs its entry in the trail, and is final. The rest is emptied once the form is destroyed, or sealed with another key.
  signatures: [
    'SELECT',
    'INSERT',
    'UPDATE (voided_at, void_reason, name, ip, user_agent, sealed_image, handover, name_statement, arrival)',
  ],
  status_change_imports: ['SELECT', 'INSERT'],
  // Emptied with the form, or sealed with another key.
  task_versions: ['SELECT', 'INSERT', 'UPDATE (sealed_content)'],

  ...Object.fromEntries(
    [
      'compliance_deadlines',
      'compliance_refreshes',
      'component_sessions',
      'custom_views',
      'document_jobs',
      'employee_contact_changes',
      'employee_devices',
      'employee_summaries',
      'employee_views',
      'employer_sender_names',
      'event_queue',
      'events',
      'everify_unread_answers',
      'form_pdfs',
      'form_scope_changes',
      'form_sessions',
      'hosted_texts',
      'idempotency_keys',
      'identity_codes',
      'import_rows',
      'imports',
      'installation_places',
      'known_devices',
      'magic_links',
      'message_ladder_accounts',
      'message_ladders',
      'message_suppressions',
      'messages',
      'new_hire_report_lines',
      'new_hire_reports',
      'onboarding_links',
      'placement_refreshes',
      'request_counts',
      'sign_in_failures',
      'signer_digests',
      'signing_consents',
      'subtasks',
      'text_consents',
      'text_replies',
      'text_stops',
      'themes',
      'user_groups',
      'user_links',
      'user_sessions',
      'users',
      'webhook_attempts',
      'webhook_deliveries',
      'webhooks',
    ].map((table) => [table, deletable]),
  ),
};

export const serviceRights = (table: string): readonly Right[] => rights[table] ?? usual;
