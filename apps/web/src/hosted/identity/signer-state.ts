export const signerFields = ['name', 'email', 'title'] as const;
export type SignerField = (typeof signerFields)[number];

export interface SignerState {
  readonly attempt: number;
  readonly missing: readonly SignerField[];
  readonly trouble?: 'refused' | 'unavailable';
  readonly given: Readonly<Record<SignerField, string>>;
}
