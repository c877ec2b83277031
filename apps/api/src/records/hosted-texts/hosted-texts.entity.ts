import type { OwnTexts, PageLanguage } from '@firstday/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an account, or one of its employers, says on hosted pages in a language. */
@Entity('hosted_texts')
export class HostedTextsEntity {
  @PrimaryColumn('text', { collation: 'C' })
  account_id!: string;

  /** Empty for the whole account. */
  @PrimaryColumn('text', { collation: 'C' })
  employer_id!: string;

  @PrimaryColumn('text', { collation: 'C' })
  language!: PageLanguage;

  @Column('jsonb')
  texts!: OwnTexts;

  @Column('timestamptz')
  updated_at!: Date;
}
