import { directionOf } from '@firstday/domain/languages';
import type { CertificateInput, DocumentInput, SignerEvidence } from '@firstday/documents/renderer';
import type { Answers, Signature } from '@firstday/forms';
import { textOf } from '@firstday/forms';
import type { ChainedAuditEntry } from '../signing/audit-chain-hash.js';
import { auditChainStart } from '../signing/audit-chain-hash.js';
import type { SignatureEntity } from '../signing/signature.entity.js';
import type { TaskAggregate } from '../task-aggregate.js';

/** A signature as documents show it. */
export function toDocumentSignature(signature: SignatureEntity, image: string | null): Signature {
  return {
    sectionId: signature.section_id,
    method: signature.method,
    name: signature.name,
    ...(image === null ? {} : { image }),
    signedAt: signature.signed_at.toISOString(),
    signedOn: signature.signed_on,
  };
}

/** What a document is made from. Government text has one language; own forms are written in the signer's. */
export function toDocumentInput(
  aggregate: TaskAggregate,
  signatures: readonly Signature[],
  answers: Answers = aggregate.answers,
): Omit<DocumentInput, 'officialFormsDir'> {
  const { edition, context } = aggregate;
  return { edition, answers, context, signatures, locale: localeOf(aggregate) };
}

/** The language in which the form was signed first; English before. */
function localeOf({ signatures }: TaskAggregate): string {
  const locale = signatures[0]?.locale ?? 'en';
  // Sheets are laid out from left to right. What was read and signed is in the certificate, word for word.
  return directionOf(locale) === 'rtl' ? 'en' : locale;
}

/** What the signing certificate says of a finished document. */
export function toCertificateInput(
  aggregate: TaskAggregate,
  document: { readonly sha256: string; readonly id: string; readonly verifyAt: string },
  signatures: readonly Signature[],
  trail: readonly ChainedAuditEntry[],
  now: Date,
): CertificateInput {
  const { edition, records } = aggregate;
  const { employee, employer } = records;
  return {
    id: document.id,
    issuedAt: now.toISOString(),
    locale: localeOf(aggregate),
    document: {
      name: edition.title.en,
      edition: edition.edition,
      sha256: document.sha256,
      employee: employee ? `${employee.first_name} ${employee.last_name}` : '',
      employer: employer?.name ?? '',
    },
    signers: aggregate.signatures.flatMap((evidence, at) => {
      const signature = signatures[at];
      return signature ? [toSigner(aggregate, evidence, signature)] : [];
    }),
    events: trail.map(toEvent),
    verifyAt: document.verifyAt,
    chain: { head: trail.at(-1)?.hash ?? auditChainStart, length: trail.length },
  };
}

function toSigner(
  { edition }: TaskAggregate,
  evidence: SignatureEntity,
  signature: Signature,
): CertificateInput['signers'][number] {
  const section = edition.sections.find(({ id }) => id === evidence.section_id);
  const at = evidence.signed_at.toISOString();
  return {
    role: evidence.role,
    section: section ? textOf(section.title, 'en') : evidence.section_id,
    signature,
    authentication: ['onboarding link', evidence.onboarding_link_id, `session ${evidence.form_session_id}`]
      .filter(Boolean)
      .join(', '),
    evidence: toSignerKnowledge(evidence),
    consent: { version: evidence.consent_version, sha256: evidence.consent_sha256, at },
    attestation: { text: evidence.attestation, sha256: evidence.attestation_sha256, acknowledgedAt: at },
    answersSha256: evidence.answers_sha256,
    documentSha256Before: evidence.document_sha256_before,
    documentSha256After: evidence.document_sha256_after,
    ipAddress: evidence.ip,
    userAgent: evidence.user_agent,
    timeZone: evidence.time_zone,
  };
}

/** Signatures from before links were on record say nothing of it. */
function toSignerKnowledge({
  proved,
  issuer,
  signer,
  handover,
  name_statement,
  arrival,
}: SignatureEntity): SignerEvidence | undefined {
  if (!proved || !issuer) return undefined;
  return {
    proved,
    issuer,
    isVouched: signer !== null && proved === 'nothing',
    ...(arrival && {
      arrival: {
        deliveredBy: arrival.delivered_by,
        to: arrival.message?.to,
        device: arrival.device,
        makerPresence: arrival.maker_presence,
      },
    }),
    ...(name_statement
      ? { otherName: { onRecord: name_statement.name_on_record, statement: name_statement.text } }
      : {}),
    ...(handover ? { handedOver: { to: handover.name, at: handover.handed_over_at } } : {}),
    ...(signer?.named
      ? { named: { by: signer.named.by, at: signer.named.at, codeProvedAt: signer.named.code_proved_at } }
      : {}),
    ...(signer
      ? { stated: { name: signer.name, email: signer.email, title: signer.title, by: signer.stated_by } }
      : {}),
  };
}

/** An entry of the trail: what was done by which kind of caller, and where in the form; never an answer. */
function toEvent({ at, kind, actor, detail }: ChainedAuditEntry): CertificateInput['events'][number] {
  const place = detail['section_id'] ?? detail['page_id'];
  return {
    at,
    action: kind,
    actor: actor['side'] ?? actor['kind'] ?? '',
    ...(actor['ip'] ? { ipAddress: actor['ip'] } : {}),
    ...(typeof place === 'string' ? { detail: place } : {}),
  };
}
