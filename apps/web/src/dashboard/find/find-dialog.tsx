'use client';
import { ChoiceDialog, type ChoiceSection } from '@firstday/ui/choice-dialog';
import { type RefObject, useState } from 'react';
import type { FindProps } from './find-props';
import type { Found } from './found';
import { useFound } from './use-found';

interface FindDialogProps extends FindProps {
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** What is found as one types: records first, then what can be done, then pages. Enter goes there. */
export function FindDialog({ acts, pages, words, opener, onClose }: FindDialogProps) {
  const [typed, setTyped] = useState('');
  const records = useFound(typed);
  const sections: ChoiceSection[] = [
    // The service has found them by what was typed: they are not looked through a second time.
    ...records.map(({ id, found }) => toSection(words[id], found, typed)),
    toSection(words.acts, acts),
    toSection(words.pages, pages),
  ];
  return (
    <ChoiceDialog
      title={words.title}
      words={words}
      sections={sections.filter(({ choices }) => choices.length > 0)}
      chosen={[]}
      opener={opener}
      onSearch={setTyped}
      onChoose={([href]) => {
        if (href) window.location.assign(href);
      }}
      onClose={onClose}
    />
  );
}

const toSection = (title: string, found: readonly Found[], keywords = ''): ChoiceSection => ({
  title,
  choices: found.map(({ href, label, hint }) => ({
    value: href,
    label,
    keywords,
    ...(hint ? { hint } : {}),
  })),
});
