import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.js';

export type Tone = 'bad' | 'good' | 'muted' | 'warn';

interface StatusProps {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly word: string;
}

/** How something stands: a sign, a word and a colour, on the line of the words around it. */
export function StatusWord({ tone, icon, word }: StatusProps) {
  return (
    <span className="fd-status" data-tone={tone}>
      <Icon name={icon} />
      {word}
    </span>
  );
}

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
