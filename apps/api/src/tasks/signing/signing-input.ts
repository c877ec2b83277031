import type { CreateSignature } from '@firstday/domain';

/** What a section is signed with: an adopted signature stands here as it was made. */
export interface SigningInput extends Omit<CreateSignature, 'signature'> {
  readonly signature: Exclude<CreateSignature['signature'], { readonly method: 'adopted' }>;
  /** The signature of the same session that it is made like. */
  readonly adoptedFrom: string | null;
}
