import type { ReactNode } from 'react';
import type { Tone } from './status-word.js';

interface BadgeProps {
  readonly tone?: Tone;
  readonly children: ReactNode;
}

/** A count or a short word in a frame of its own. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className="fd-badge" data-tone={tone}>
      {children}
    </span>
  );
}
