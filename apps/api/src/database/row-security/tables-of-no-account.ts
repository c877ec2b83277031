/** Tables without a policy, and why no row of theirs is an account's. Every other table has one, or a test fails. */
export const tablesOfNoAccount: Readonly<Record<string, string>> = {
  anchor_time_stamps: 'time stamps of the signed log of all trails',
  anchored_heads: 'ids of tasks and hashes: each proof needs those of all accounts',
  bounce_readings: 'how far the operator’s mailbox was read',
  evidence_keys: 'the installation’s sealed keys',
  installation_places: 'where this installation runs',
  keys: 'ids and fingerprints of the installation’s keys',
  password_salt: 'the installation’s salt of passwords',
  request_counts: 'requests by token or network',
  schema_migrations: 'what was migrated',
  sign_in_failures: 'failed sign-ins by hashed email and address',
  text_replies: 'ids of answers that were taken',
  text_stops: 'hashes of numbers that no account sends texts to',
  trail_anchors: 'the signed log of all trails',
  worker_heartbeats: 'when workers were last seen',
};
