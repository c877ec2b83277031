'use client';
import { useEffect, useId, useRef } from 'react';

export interface SummaryEntry {
  /** The id of the control to go to; none where it concerns the page as a whole. */
  readonly target?: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly entries: readonly SummaryEntry[];
  /** Grows with each refused attempt: the summary then takes focus again. */
  readonly attempt: number;
}

/** What is to be put right, in one list that takes focus; each entry leads to its control. */
export function ErrorSummary({ title, entries, attempt }: ErrorSummaryProps) {
  const titleId = useId();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  if (entries.length === 0) return null;
  return (
    <div className="fd-summary" role="alert" tabIndex={-1} ref={summary} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {entries.map(({ target, message }) => (
          <li key={`${target ?? ''} ${message}`}>
            {target ? (
              <a href={`#${target}`} onClick={(event) => focusTarget(event, target)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A bare fragment link scrolls but leaves the focus on the link. */
function focusTarget(event: React.MouseEvent, target: string): void {
  const control = document.getElementById(target);
  if (!control) return;
  event.preventDefault();
  control.focus();
  // A date has several parts: the first of them takes the focus.
  if (document.activeElement !== control)
    control.querySelector<HTMLElement>('input, select, textarea, button, [tabindex="0"]')?.focus();
  control.closest('.fd-field, .fd-part')?.scrollIntoView({ block: 'start' });
}
