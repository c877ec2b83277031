import type { NamedRepresentative } from '../../context/index.js';
import type { RepresentativeEntity } from './representative.entity.js';

type Dated = 'created_at' | 'code_proved_at' | 'signed_at';

/** A row as `to_jsonb` writes it: its times are texts. */
export type RepresentativeRow = Pick<
  RepresentativeEntity,
  'id' | 'name' | 'title' | 'named_by' | 'wrong_tries'
> &
  Record<Dated, string | null>;

export const toNamedRepresentative = (row: RepresentativeRow): NamedRepresentative => ({
  id: row.id,
  name: row.name,
  title: row.title,
  namedBy: row.named_by.side,
  namedAt: new Date(row.created_at ?? 0),
  codeProvedAt: toDate(row.code_proved_at),
  signedAt: toDate(row.signed_at),
  wrongTries: row.wrong_tries,
});

const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text));
