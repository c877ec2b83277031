/** What has been done about a mismatch; each moment is an ISO timestamp, null until then. */
export interface MismatchProgress {
  /** The Further Action Notice was taken from E-Verify, which asks for it before a referral. */
  readonly notice_downloaded_at: string | null;
  /** The employer told the employee in private. */
  readonly notified_at: string | null;
  /** What the employee chose; signed by the employee. */
  readonly decision: 'act' | 'not_act' | null;
}

export type MismatchStep = 'download_notice' | 'notify' | 'decide' | 'refer' | 'decline_to_act';

/**
 * The one step that is next: the notice is fetched, given to the employee in private, decided on and signed by the
 * employee, and only then the case is referred, or not.
 */
export function nextMismatchStep(progress: MismatchProgress): MismatchStep {
  if (progress.notice_downloaded_at === null) return 'download_notice';
  if (progress.notified_at === null) return 'notify';
  if (progress.decision === null) return 'decide';
  return progress.decision === 'act' ? 'refer' : 'decline_to_act';
}
