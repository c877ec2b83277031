'use client';
import { createContext, useContext } from 'react';
import type { NewRecordAnswer } from './add-record';
import type { NewRecordKind } from './new-record-schemas';
import type { HireWords } from '../../hire/hire-words';
import type { RecordChoice } from '../record-picker/record-choice';

type Kind = 'client' | 'employee' | 'employer' | 'job';

/** What the parts of the form share. */
export interface Hire {
  readonly words: HireWords;
  readonly locale: string;
  /** Whose form it is; what they typed is kept on the device under it. */
  readonly owner: string;
  readonly sameHref: string;
  readonly previewHref: string;
  /** Somebody who was chosen before the form was opened. */
  readonly person: RecordChoice | undefined;
  readonly chosen: Partial<Record<Kind, RecordChoice>>;
  readonly first: Readonly<Record<Kind, readonly RecordChoice[]>>;
  readonly mayAddPerson: boolean;
  /** The kinds of records that may be added here. */
  readonly mayAdd: readonly NewRecordKind[];
  readonly add: (kind: NewRecordKind, typed: object) => Promise<NewRecordAnswer>;
  readonly countries: readonly { readonly value: string; readonly label: string }[];
  readonly attemptKey: string;
}

const HireContext = createContext<Hire | null>(null);
export const HireProvider = HireContext.Provider;

export function useHire(): Hire {
  const hire = useContext(HireContext);
  if (!hire) throw new Error('A part of the form stands inside it');
  return hire;
}
