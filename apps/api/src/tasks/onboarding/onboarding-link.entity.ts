import type { LinkIssuer, OnboardingLink, Side, VouchedSigner } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An onboarding link as it was handed out. The address is not kept: it says of itself which link it is. */
@Entity('onboarding_links')
@Index(['account_id', 'employee_id', 'id'])
@Index('IDX_onboarding_links_act', ['account_id', 'act_id', 'issuer_id', 'employee_id'], {
  unique: true,
  where: 'act_id IS NOT NULL',
})
export class OnboardingLinkEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('text')
  employee_id!: string;

  @Column('text')
  side!: Side;

  /** In their order; null for all of the employee's tasks. */
  @Column('text', { array: true, nullable: true })
  task_ids!: string[] | null;

  @Column('text')
  issuer_type!: LinkIssuer['type'];

  @Column('text')
  issuer_id!: string;

  /** When the link was made. */
  @Column('boolean')
  issuer_sees_sensitive!: boolean;

  @Column('text')
  handed_over!: OnboardingLink['handed_over'];

  /** For whom the issuer of an employer's link vouches. */
  @Column('jsonb', { nullable: true })
  signer!: VouchedSigner | null;

  /** Of a representative's own link; null for others. */
  @Column('text', { nullable: true })
  representative_id!: string | null;

  /** The link of the session in which it was made: once that is revoked, this ends too. */
  @Column('text', { nullable: true })
  parent_link_id!: string | null;

  /** Of one that was made for many employees at once: what their sender calls that act, so that none is made twice. */
  @Column('uuid', { nullable: true })
  act_id!: string | null;

  @Column('text')
  ip!: string;

  @Column('text')
  user_agent!: string;

  @Column('integer', { default: 0 })
  uses!: number;

  @Column('timestamptz', { nullable: true })
  last_used_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  @Index()
  @Column('timestamptz')
  expires_at!: Date;

  @Column('timestamptz', { nullable: true })
  revoked_at!: Date | null;
}
