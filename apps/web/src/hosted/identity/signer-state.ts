export const signerFields = ['name', 'email', 'title'] as const;
export type SignerField = (typeof signerFields)[number];

export interface SignerState {
  readonly attempt: number;
  readonly missing: readonly SignerField[];
  readonly trouble?: 'refused' | 'unavailable';
  readonly given: Readonly<Record<SignerField, string>>;
  /** Whether it is to be kept in this browser for the next forms. */
  readonly isKept: boolean;
}
