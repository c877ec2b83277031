import type { AccountSettings } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Live or test: every record belongs to one account, and nothing crosses. */
@Entity('accounts')
@Index(['organization_id', 'mode'], { unique: true })
export class AccountEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  organization_id!: string;

  @Column('text')
  mode!: 'live' | 'test';

  /** Whether employees enter a one-time code before they sign. */
  @Column('text', { default: 'none' })
  employee_signature_proof!: AccountSettings['employee_signature_proof'];

  /** How whoever signs for the employer is known. */
  @Column('text', { default: 'vouched' })
  employer_signer!: AccountSettings['employer_signer'];

  /** Who may name the representative that examines documents for Form I-9. */
  @Column('text', { default: 'employer' })
  representative_naming!: AccountSettings['representative_naming'];

  /** Whether a representative takes pictures of the documents. */
  @Column('text', { default: 'required' })
  document_pictures!: AccountSettings['document_pictures'];

  /** For how many hours a new bank account that replaces an earlier one is on hold. */
  @Column('integer', { default: 24 })
  bank_change_hold_hours!: number;

  /** The origins whose pages may show the account's components in a frame. */
  @Column('text', { array: true, default: () => `'{}'` })
  embedding_origins!: string[];

  /** What hosted pages wear where neither link nor employer names a theme, and what components wear. */
  @Column('text', { nullable: true })
  active_theme_id!: string | null;

  @Column('timestamptz')
  created_at!: Date;
}
