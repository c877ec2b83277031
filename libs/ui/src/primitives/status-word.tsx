import { Icon, type IconName } from '../icon.js';

export type Tone = 'bad' | 'good' | 'muted' | 'warn';

interface StatusWordProps {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly word: string;
}

/** How something stands: a sign, a word and a colour, on the line of the words around it. */
export function StatusWord({ tone, icon, word }: StatusWordProps) {
  return (
    <span className="fd-status" data-tone={tone}>
      <Icon name={icon} />
      {word}
    </span>
  );
}
