/** By what somebody proves who they are; null where it is not known. */
export interface IdentityValues {
  readonly number: string | null;
  readonly birth: string | null;
}

/** What came of asking for something in full: that, or why not; nothing before. */
export interface Revealed<Value> {
  readonly shown?: Value;
  readonly error?: string;
}
