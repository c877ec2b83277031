import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A single row, created with the database: combined with an email it gives the salt for that email's passwords. It
 * is not secret.
 */
@Entity('password_salt')
export class PasswordSaltEntity {
  @PrimaryColumn('integer', { default: 1 })
  id!: number;

  @Column('text')
  salt!: string;
}
