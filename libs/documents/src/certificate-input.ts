import type { Signature } from '@firstday/forms';
import type { SealPlace } from './seal/reserve-seal.js';

/** What is known of one signature besides the signature itself. Hashes are SHA-256 in hexadecimal, times ISO 8601 UTC. */
export interface CertificateSigner {
  readonly role: 'employee' | 'employer' | 'preparer';
  /** The part of the form that was signed, as the form names it. */
  readonly section: string;
  readonly signature: Signature;
  /** How the service knew who was signing: `onboarding link`, `password and code`. 8 CFR 274a.2(h)(1)(iii). */
  readonly authentication: string;
  readonly authenticatedAt?: string | undefined;
  /** What was proved of the signer, by what, and by whose word the rest is; missing where that was not recorded. */
  readonly evidence?: SignerEvidence | undefined;
  /** The statement on signing electronically that was agreed to. 15 U.S.C. 7001(c). */
  readonly consent: { readonly version: string; readonly sha256: string; readonly at: string };
  /** The exact words that were acknowledged. 8 CFR 274a.2(h)(1)(i), 26 CFR 31.3402(f)(5)-1(c). */
  readonly attestation: { readonly text: string; readonly sha256: string; readonly acknowledgedAt: string };
  readonly answersSha256?: string | undefined;
  /** The document as it was shown before this signature, and as it stood after it. */
  readonly documentSha256Before: string;
  readonly documentSha256After: string;
  readonly ipAddress: string;
  readonly userAgent: string;
  /** IANA name of the signer's time zone, where the browser told it. */
  readonly timeZone?: string | undefined;
}

/** How a signer was known: what was observed, and what somebody merely said. */
export interface SignerEvidence {
  readonly proved:
    | 'code_by_email'
    | 'code_by_text'
    | 'date_of_birth_and_ssn'
    | 'entered_on_this_device'
    | 'signed_in_user'
    | 'one_time_code'
    | 'nothing';
  /** Who made the link that the signer came by, such as `API token tok_…`. */
  readonly issuer: { readonly type: 'api_token' | 'user' | 'component_session'; readonly id: string };
  /** How the link reached the signer, and their device; absent for signatures from before it was recorded. */
  readonly arrival?:
    | {
        readonly deliveredBy: 'firstday' | 'maker';
        /** The address or number of the message, mostly masked. */
        readonly to?: string | undefined;
        readonly device: string;
        readonly makerPresence?: 'device' | 'network' | undefined;
      }
    | undefined;
  /** Whether the issuer vouches for who the signer is. */
  readonly isVouched: boolean;
  /** The name on record, where another one was signed, and what the employee stated of it. */
  readonly otherName?: { readonly onRecord: string; readonly statement: string } | undefined;
  /** To whom the employee handed the device, in the employee's words, and when; of preparers. */
  readonly handedOver?: { readonly to: string; readonly at: string } | undefined;
  /** Of a representative: which side named them, when, and when they gave the code that was made for them. */
  readonly named?:
    | { readonly by: 'employee' | 'employer'; readonly at: string; readonly codeProvedAt: string }
    | undefined;
  /** The employer's signer as given, and by whom. */
  readonly stated?:
    | {
        readonly name: string;
        readonly email: string;
        readonly title: string | null;
        readonly by: 'issuer' | 'reader' | 'account';
      }
    | undefined;
}

/** One entry of the audit trail. `detail` holds no answer; long numbers in it are masked all the same. */
export interface CertificateEvent {
  readonly at: string;
  /** `viewed`, `consented`, `acknowledged`, `signed`, `delivered`, …; others are shown as they are written. */
  readonly action: string;
  readonly actor: string;
  readonly ipAddress?: string | undefined;
  readonly detail?: string | undefined;
}

/** What was signed once and corrected since: it is kept, and counts no longer. */
export interface CertificateVersion {
  readonly number: number;
  /** Each with the day of the signature. */
  readonly signedBy: readonly string[];
  readonly replacedAt: string;
  readonly replacedBy: string;
  readonly reason: string | null;
  /** Of its finished document, where it had one. */
  readonly documentSha256: string | null;
}

/** All that the signing certificate says. It is a file of its own: nothing is added to the form (8 CFR 274a.2(a)(2)). */
export interface CertificateInput {
  /** Names this certificate; the task's id will do. */
  readonly id: string;
  readonly issuedAt: string;
  readonly locale: string;
  readonly document: {
    readonly name: string;
    readonly edition: string;
    readonly sha256: string;
    readonly employee: string;
    readonly employer: string;
  };
  readonly signers: readonly CertificateSigner[];
  /** From the first. */
  readonly versions?: readonly CertificateVersion[] | undefined;
  readonly events: readonly CertificateEvent[];
  /** Each event's hash covers the one before it; the last covers them all. */
  readonly chain: { readonly head: string; readonly length: number };
  /** Where anyone who holds it can have the chain verified. */
  readonly verifyAt?: string | undefined;
  readonly seal?: SealPlace | undefined;
}
