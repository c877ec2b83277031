const kinds = [
  'front',
  'back',
  'further_action_notice',
  'further_action_decision',
  'referral_date_confirmation',
] as const;

/** A file that is kept with an E-Verify case. */
export type EverifyFile = (typeof kinds)[number];

/** Where a file of a case is stored. */
export const everifyKey = (caseId: string, file: EverifyFile): string => `everify/${caseId}/${file}`;

/** Where anything that is kept with a case may be stored. */
export const everifyKeys = (caseId: string): string[] => kinds.map((file) => everifyKey(caseId, file));

/** The same with their names. */
export const everifyFiles = (caseId: string) =>
  kinds.map((file) => ({ name: file, key: everifyKey(caseId, file) }));
