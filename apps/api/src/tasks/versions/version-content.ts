import { randomUUID } from 'node:crypto';
import type { Context } from '../../context/index.js';
import { canonicalJson } from '../../sealing/index.js';
import { sha256 } from '../signing/sha256.js';
import type { AttestedContent } from './attested-content.js';

/** The finished document of a version: its files stay where they are. */
export interface VersionDocument {
  readonly id: string;
  readonly version: number;
  readonly pdf_sha256: string;
  readonly certificate_sha256: string;
}

/** Why a version no longer counts. */
export interface Replacement {
  readonly at: string;
  readonly reason: string | null;
  /** The sections that were opened again. */
  readonly section_ids: readonly string[];
  readonly by: ReplacedBy;
}

export interface ReplacedBy {
  readonly kind: Context['actor']['kind'];
  readonly side: 'employee' | 'employer' | null;
  /** As the person gave it, or the email of who was signed in. */
  readonly name: string | null;
  /** The credential, or the user whose it is. */
  readonly id: string | null;
}

/** All that a kept version says. */
export interface VersionContent {
  readonly task_id: string;
  readonly number: number;
  readonly attestation: AttestedContent;
  readonly document: VersionDocument | null;
  readonly replaced: Replacement;
  /** So that nobody finds a Social Security number by trying which one gives the hash. */
  readonly nonce: string;
}

export const withNonce = (content: Omit<VersionContent, 'nonce'>): VersionContent => ({
  ...content,
  nonce: randomUUID(),
});

/** What the audit trail has of a version. */
export const versionHash = (content: VersionContent): string => sha256(canonicalJson(content));
