'use client';
import type { FormContent } from '@firstday/domain';
import { isTrialEvent, type TrialForm, trialPath } from '../../api/trial-form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface TrialFrameProps {
  readonly title: string;
  /** The language that the pages are shown in. */
  readonly locale: string;
  readonly content: FormContent;
  readonly shown: Pick<TrialForm, 'field' | 'page' | 'section' | 'selection'>;
  readonly onSelect: (path: string) => void;
}

/** The pages as people will see them, in a frame as wide as a phone; they are told of each change. */
export function TrialFrame({ title, locale, content, shown, onSelect }: TrialFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [listening, setListening] = useState(0);
  const { field, page, section, selection } = shown;
  const hear = useEffectEvent(({ data, origin, source }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
    if (!isTrialEvent(data)) return;
    if (data.type === 'firstday.trial.selected') onSelect(data.field);
    else setListening((count) => count + 1);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  useEffect(() => {
    const form: TrialForm = { type: 'firstday.trial.form', content, selection, section, page, field };
    if (listening > 0) frame.current?.contentWindow?.postMessage(form, window.location.origin);
  }, [listening, content, selection, section, page, field]);
  return (
    <iframe
      ref={frame}
      className="builder-phone"
      title={title}
      src={`${trialPath}?locale=${encodeURIComponent(locale)}`}
    />
  );
}
