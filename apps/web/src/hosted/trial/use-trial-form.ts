'use client';
import { useEffect, useState } from 'react';
import { isTrialForm, type TrialEvent, type TrialForm } from '../../api/trial-form';

const tell = (event: TrialEvent) => window.parent.postMessage(event, window.location.origin);

/** The form that the builder around this frame is writing; it is heard from no other page. */
export function useTrialForm() {
  const [form, setForm] = useState<TrialForm>();
  useEffect(() => {
    const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin === window.location.origin && source === window.parent && isTrialForm(data)) setForm(data);
    };
    window.addEventListener('message', hear);
    tell({ type: 'firstday.trial.ready' });
    return () => window.removeEventListener('message', hear);
  }, []);
  return { form, select: (field: string) => tell({ type: 'firstday.trial.selected', field }) };
}
