/** A signature as documents and pages show it; the API keeps the evidence behind it. */
export interface Signature {
  readonly sectionId: string;
  readonly method: 'typed' | 'drawn';
  /** The signer's name as typed. */
  readonly name: string;
  /** A PNG data URL where it was drawn. */
  readonly image?: string;
  /** ISO 8601 UTC. */
  readonly signedAt: string;
  /** ISO date where the signer is: it is written beside the signature. */
  readonly signedOn: string;
}
