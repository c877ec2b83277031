'use client';
import { useIsLive } from '@firstday/ui';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';

/** A hire that nobody has gone on with for a week is not waited for any more. */
const keptMilliseconds = 7 * 86_400_000;
const pause = 300;
const Draft = z.object({ at: z.number(), values: z.record(z.string(), z.string()) });
/** These are of one showing of the form; who was chosen for it is in its address. */
const passing = new Set(['attempt_key', 'employee_id', 'employee_id_label', 'same_person']);

const keyOf = (owner: string) => `firstday.hire.${owner}`;

/**
 * Keeps what is typed on this device, for this person and account, until it is sent or begun anew. The form asks for
 * nothing that the interface holds for sensitive.
 */
export function useHireDraft(owner: string, isFresh: boolean) {
  const form = useFormContext();
  const isLive = useIsLive();
  const [draft] = useState(() => (isFresh && typeof window !== 'undefined' ? readDraft(owner) : {}));
  useEffect(() => {
    for (const [name, value] of Object.entries(draft)) form.setValue(name, value);
  }, [draft, form]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const subscription = form.watch((values) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        keepDraft(owner, values);
      }, pause);
    });
    // A tab may be closed within the pause.
    const keepAtOnce = () => {
      if (timer !== undefined) keepDraft(owner, form.getValues());
    };
    addEventListener('pagehide', keepAtOnce);
    return () => {
      removeEventListener('pagehide', keepAtOnce);
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [owner, form]);
  return isLive && Object.keys(draft).length > 0;
}

function readDraft(owner: string): Readonly<Record<string, string>> {
  try {
    const draft = Draft.parse(JSON.parse(localStorage.getItem(keyOf(owner)) ?? 'null'));
    return Date.now() - draft.at < keptMilliseconds ? draft.values : {};
  } catch {
    return {};
  }
}

function keepDraft(owner: string, typed: Readonly<Record<string, unknown>>): void {
  const values = Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => typeof value === 'string' && value && !passing.has(name)),
  );
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify({ at: Date.now(), values }));
  } catch {
    // A device that keeps nothing for pages keeps no draft either.
  }
}

export function forgetHireDraft(owner: string): void {
  try {
    localStorage.removeItem(keyOf(owner));
  } catch {
    // As above.
  }
}
