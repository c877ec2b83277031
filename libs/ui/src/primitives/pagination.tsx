import type { ReactNode } from 'react';
import { Icon } from '../icon.js';

/** Where a step leads: an address, or what happens; nothing where the list ends. */
export type Step = string | (() => void) | undefined;

interface PaginationProps {
  readonly words: Readonly<Record<'label' | 'next' | 'previous', string>>;
  readonly previous: Step;
  readonly next: Step;
  /** "Page 2 of 5", or how many rows a page has. */
  readonly children?: ReactNode;
}

/** From one part of a long list to the next. */
export function Pagination({ words, previous, next, children }: PaginationProps) {
  return (
    <nav className="fd-pagination" aria-label={words.label} data-screen-only="">
      <div>{children}</div>
      <div className="fd-pagination-steps">
        <StepButton dir="previous" word={words.previous} step={previous} />
        <StepButton dir="next" word={words.next} step={next} />
      </div>
    </nav>
  );
}

interface StepButtonProps {
  readonly dir: 'next' | 'previous';
  readonly word: string;
  readonly step: Step;
}

function StepButton({ dir, word, step }: StepButtonProps) {
  const style = {
    className: 'fd-button',
    'data-variant': 'secondary',
    'data-size': 'small',
    'data-dir': dir,
  };
  const content =
    dir === 'next'
      ? [word, <Icon key="i" name="back" size={18} />]
      : [<Icon key="i" name="back" size={18} />, word];
  if (typeof step === 'string')
    return (
      <a {...style} href={step} rel={dir === 'next' ? 'next' : 'prev'}>
        {content}
      </a>
    );
  return (
    <button {...style} type="button" disabled={step === undefined} onClick={step}>
      {content}
    </button>
  );
}
