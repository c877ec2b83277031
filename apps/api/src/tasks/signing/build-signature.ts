import type { FormSigner, LinkArrival, NameStatement } from '@firstday/domain';
import type { Section } from '@firstday/forms';
import type { IdentifiedSession } from '../identity/session-identity.service.js';
import { type Context, dateInTimeZone, newId, type SessionReader, timeZoneOf } from '../../context/index.js';
import type { TaskAggregate } from '../task-aggregate.js';
import type { Consent } from './find-shown-attestation.js';
import { answersHash, documentHash } from './document-hash.js';
import { sha256 } from './sha256.js';
import type { SignatureEntity } from './signature.entity.js';
import type { SigningInput } from './signing-input.js';

/** What is signed, by whom, with which words before the signer's eyes. */
interface SigningDetails {
  readonly aggregate: TaskAggregate;
  readonly section: Section;
  readonly role: SignatureEntity['role'];
  readonly attestation: string;
  readonly consent: Consent;
  /** The record of the employee's consent. */
  readonly consentId: string | null;
  readonly nameStatement: NameStatement | null;
  readonly arrival: LinkArrival;
  readonly actor: IdentifiedSession;
  readonly locale: string;
}

/**
 * The signature with its evidence, dated by the employer's calendar like everything else on the form. 8 CFR 274a.2(h)(1):
 * made at the time of the transaction, tied to the form, with a record of who the signer is; 15 U.S.C. 7001(c): the consent
 * by its version and hash.
 */
export function buildSignature(ctx: Context, given: SigningInput, details: SigningDetails): SignatureEntity {
  const { aggregate, section, role, attestation, consent, actor, locale } = details;
  const timeZone = timeZoneOf(aggregate.records.employer);
  const signed = {
    id: newId('signature', ctx.now),
    section_id: section.id,
    name: given.signature.name.trim().normalize('NFC'),
    method: given.signature.method,
    signed_at: ctx.now,
    signed_on: dateInTimeZone(timeZone, ctx.now),
  };
  return {
    ...signed,
    account_id: ctx.account.id,
    task_id: aggregate.task.id,
    role,
    sealed_image: null,
    time_zone: timeZone,
    form_session_id: actor.sessionId,
    onboarding_link_id: actor.reader.linkId,
    issuer: actor.reader.issuer,
    proved: actor.reader.proved,
    signer: signerOf(actor.reader),
    signer_user_id: actor.reader.userId,
    handover: actor.reader.handover,
    name_statement: details.nameStatement,
    arrival: details.arrival,
    ip: ctx.origin.ip,
    user_agent: ctx.origin.userAgent,
    locale,
    attestation,
    attestation_sha256: sha256(attestation),
    consent_version: consent.version,
    consent_sha256: consent.sha256,
    consent_id: details.consentId,
    answers_sha256: answersHash(section, aggregate.answers),
    document_sha256_before: documentHash(aggregate, aggregate.signatures),
    document_sha256_after: documentHash(aggregate, [...aggregate.signatures, signed]),
    voided_at: null,
    void_reason: null,
  };
}

/** Of a representative is kept who named them, and when they gave their code. */
function signerOf({ signer, representative }: SessionReader): FormSigner | null {
  if (!signer || !representative?.codeProvedAt) return signer;
  const named = {
    representative_id: representative.id,
    by: representative.namedBy,
    at: representative.namedAt.toISOString(),
    code_proved_at: representative.codeProvedAt.toISOString(),
  };
  return { ...signer, named };
}
