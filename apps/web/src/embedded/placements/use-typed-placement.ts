'use client';
import type { PlacementBounds } from '@firstday/domain';
import { createContext, useContext } from 'react';

/** What is typed, by the names of the controls. */
export type TypedValues = Readonly<Record<string, string>>;

interface TypedPlacement {
  readonly bounds: PlacementBounds;
  readonly values: TypedValues;
  /** What is wrong, by the names of the controls. */
  readonly errors: Readonly<Record<string, string>>;
  readonly type: (name: string, value: string) => void;
}

const Typed = createContext<TypedPlacement | null>(null);
export const TypedPlacementProvider = Typed.Provider;

export function useTypedPlacement(): TypedPlacement {
  const typed = useContext(Typed);
  if (!typed) throw new Error('A control stands inside the form');
  return typed;
}

/** The form as it is opened: with the places that the session names. */
export const firstValues = ({ employer, client, job }: PlacementBounds): TypedValues => ({
  country: 'USA',
  employer_id: employer.id,
  client_id: client?.id ?? '',
  job_id: job?.id ?? '',
});
