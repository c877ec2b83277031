import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row, made with the database: with an email it gives the salt of that email's passwords. It is no secret. */
@Entity('password_salt')
export class PasswordSaltEntity {
  @PrimaryColumn('integer', { default: 1 })
  id!: number;

  @Column('text')
  salt!: string;
}
