import type {
  SecurityActorKind,
  SecurityEventKind,
  SecurityEventOutcome,
  SecuritySubjectType,
} from '@firstday/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One entry of an account's security log. The database refuses to change it, and to delete it before its time. */
@Entity('security_events')
@Index(['account_id', 'id'])
@Index(['account_id', 'kind', 'id'])
@Index(['account_id', 'actor_id', 'id'])
@Index(['account_id', 'credential_id', 'id'])
@Index(['account_id', 'subject_id', 'id'])
@Index(['account_id', 'ip', 'id'])
@Index('security_events_record_ids', { synchronize: false })
export class SecurityEventEntity {
  @PrimaryColumn('text', { collation: 'C' })
  id!: string;

  @Column('text')
  account_id!: string;

  @Column('timestamptz')
  at!: Date;

  @Column('text')
  kind!: SecurityEventKind;

  @Column('text')
  outcome!: SecurityEventOutcome;

  /** The kind of credential; `anonymous` where none is required. */
  @Column('text')
  actor_kind!: SecurityActorKind;

  /** The user, the API token or the employee; null where nobody can be named. */
  @Column('text', { nullable: true })
  actor_id!: string | null;

  /** The API token or session that was used. */
  @Column('text', { nullable: true })
  credential_id!: string | null;

  @Column('text')
  ip!: string;

  @Column('text')
  user_agent!: string;

  @Column('text')
  request_id!: string;

  @Column('text', { nullable: true })
  subject_type!: SecuritySubjectType | null;

  @Column('text', { nullable: true })
  subject_id!: string | null;

  /** Ids, words of the code and counts: the schema of each kind lets nothing else in. */
  @Column('jsonb')
  detail!: Readonly<Record<string, string | number | string[]>>;
}
