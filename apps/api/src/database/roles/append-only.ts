/** What the program adds to and never changes. Whoever serves cannot either; the columns named are those that it may fill in later. */
export const appendOnly: Readonly<Record<string, readonly ('DELETE' | 'UPDATE' | `UPDATE (${string})`)[]>> = {
  anchor_time_stamps: [],
  anchored_heads: [],
  // Entries of the first version, which had no key, are given what later ones have.
  audit_events: ['UPDATE (mac)'],
  destruction_certificates: [],
  everify_steps: [],
  policy_versions: [],
  schema_migrations: [],
  // The log is kept for as long as it was told to.
  security_events: ['DELETE'],
  signatures: ['UPDATE'],
  task_versions: ['UPDATE'],
  trail_anchors: [],
};
