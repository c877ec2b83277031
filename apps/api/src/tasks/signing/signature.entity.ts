import type {
  FormSigner,
  IdentityProof,
  LinkArrival,
  LinkIssuer,
  NameStatement,
  SessionHandover,
} from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A signature with the evidence that goes with it. A void one stays, with the reason why it no longer counts. */
@Entity('signatures')
@Index(['task_id', 'section_id'], { unique: true, where: 'voided_at IS NULL' })
// Whether a task was ever signed, though what was signed counts no longer.
@Index('IDX_signatures_voided', ['task_id'], { where: 'voided_at IS NOT NULL' })
export class SignatureEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  task_id!: string;

  @Column('text')
  section_id!: string;

  /** Whose hand: employee, employer or preparer. */
  @Column('text')
  role!: 'employee' | 'employer' | 'preparer';

  @Column('text')
  method!: 'typed' | 'drawn';

  @Column('text')
  name!: string;

  /** A PNG data URL, sealed; null where the name was typed. */
  @Column('bytea', { nullable: true })
  sealed_image!: Buffer | null;

  @Column('timestamptz')
  signed_at!: Date;

  /** The day at the signer's place, as it stands beside the signature. */
  @Column('text')
  signed_on!: string;

  @Column('text')
  time_zone!: string;

  /** How the signer was known: the session that an onboarding link gave. */
  @Index('signatures_form_session')
  @Column('text')
  form_session_id!: string;

  /** The link that the session was opened by; null in signatures from before links were on record. */
  @Column('text', { nullable: true })
  onboarding_link_id!: string | null;

  @Column('jsonb', { nullable: true })
  issuer!: LinkIssuer | null;

  /** What was proved of the signer before signing, and by what. */
  @Column('text', { nullable: true })
  proved!: IdentityProof | null;

  /** The person who signed for the employer, as given, and by whom; null on the employee's side. */
  @Column('jsonb', { nullable: true })
  signer!: FormSigner | null;

  @Column('text', { nullable: true })
  signer_user_id!: string | null;

  /** How a preparer came to sign on the employee's device; null for everybody else. */
  @Column('jsonb', { nullable: true })
  handover!: SessionHandover | null;

  /** What an employee stated who signed with another name than the one on record. */
  @Column('jsonb', { nullable: true })
  name_statement!: NameStatement | null;

  /** How the signer's link reached them, and on which device; null in signatures from before version 1.1. */
  @Column('jsonb', { nullable: true })
  arrival!: LinkArrival | null;

  @Column('text')
  ip!: string;

  @Column('text')
  user_agent!: string;

  @Column('text')
  locale!: string;

  @Column('text')
  attestation!: string;

  @Column('text')
  attestation_sha256!: string;

  @Column('text')
  consent_version!: string;

  @Column('text')
  consent_sha256!: string;

  /** The employee's consent that it relies on; null in signatures of others, and from before consents had records. */
  @Column('text', { nullable: true })
  consent_id!: string | null;

  /** Of the section's answers as signed. */
  @Column('text')
  answers_sha256!: string;

  /** Of the form's edition, answers and signatures as they were before this signature, and with it. */
  @Column('text')
  document_sha256_before!: string;

  @Column('text')
  document_sha256_after!: string;

  @Column('timestamptz', { nullable: true })
  voided_at!: Date | null;

  @Column('text', { nullable: true })
  void_reason!: string | null;
}
