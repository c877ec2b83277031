/** What an employee decided about a mismatch, as the notice with it shows. */
export interface DecisionInput {
  /** The notice that the employee had read: a PDF of the agency. */
  readonly notice: Uint8Array;
  readonly noticeSha256: string;
  readonly caseNumber: string;
  readonly decision: 'act' | 'not_act';
  readonly signedBy: string;
  /** ISO 8601 UTC. */
  readonly decidedAt: string;
  readonly ipAddress: string | null;
}
