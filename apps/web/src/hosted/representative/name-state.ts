import type { RepresentativeCodeRecipient } from '@firstday/domain';

export const personFields = ['name', 'email', 'phone', 'title'] as const;
export type PersonField = (typeof personFields)[number];

export type NameErrorCode = 'isEmployee' | 'refused' | 'unavailable';

/** What naming somebody came to. */
export interface NameState {
  readonly attempt: number;
  readonly given: Readonly<Record<PersonField, string>>;
  /** What they read, as it was chosen; empty where nobody knows. */
  readonly language: string;
  readonly missing: readonly PersonField[];
  readonly trouble?: NameErrorCode;
  /** Shown once: nobody can look them up again. */
  readonly made?: {
    readonly name: string;
    readonly url: string;
    /** Null where an employee named them. */
    readonly code: string | null;
    readonly recipient: RepresentativeCodeRecipient;
  };
}

export const initialNameState: NameState = {
  attempt: 0,
  given: { name: '', email: '', phone: '', title: '' },
  language: '',
  missing: [],
};
