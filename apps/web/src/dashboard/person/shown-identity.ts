/** By what somebody proves who they are; null where it is not known. */
export interface IdentityValues {
  readonly number: string | null;
  readonly birth: string | null;
}

/** What came of asking for them in full; nothing before. */
export interface ShownIdentity {
  readonly shown?: IdentityValues;
  readonly error?: string;
}
