import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A link that signs a user in once. */
@Entity('magic_links')
export class MagicLinkEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Index()
  @Column('text')
  user_id!: string;

  /** SHA-256 in hex of the link's token. */
  @Index({ unique: true })
  @Column('text')
  hash!: string;

  @Column('text', { nullable: true })
  redirect_path!: string | null;

  /** Whether it was sent to the user's mailbox alone, because somebody asked for it there. */
  @Column('boolean', { default: false })
  is_asked_by_mail!: boolean;

  @Column('timestamptz')
  created_at!: Date;

  @Index()
  @Column('timestamptz')
  expires_at!: Date;

  @Column('timestamptz', { nullable: true })
  used_at!: Date | null;
}
