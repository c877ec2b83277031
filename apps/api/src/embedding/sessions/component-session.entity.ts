import type { ComponentName } from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An embedded component: first a code that can be redeemed once, then a session. */
@Entity('component_sessions')
export class ComponentSessionEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Index()
  @Column('text')
  account_id!: string;

  @Column('text')
  component!: ComponentName;

  /** The API token that made it; the session ends when it is revoked. */
  @Column('text', { nullable: true })
  api_token_id!: string | null;

  /** The person who made it instead; the session ends when they may make none any more. */
  @Column('text', { nullable: true })
  user_id!: string | null;

  @Column('text', { nullable: true })
  employee_id!: string | null;

  /** What the session sees at most. */
  @Column('jsonb')
  filters!: Readonly<Record<string, string>>;

  /** SHA-256 in hex. */
  @Index({ unique: true })
  @Column('text')
  code_hash!: string;

  @Index()
  @Column('timestamptz')
  code_expires_at!: Date;

  /** How long the session lasts from when the code is redeemed. */
  @Column('integer')
  session_seconds!: number;

  /** SHA-256 in hex; null until the code is redeemed. */
  @Index({ unique: true })
  @Column('text', { nullable: true })
  token_hash!: string | null;

  @Column('timestamptz', { nullable: true })
  expires_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;
}
