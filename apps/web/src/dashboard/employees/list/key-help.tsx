'use client';
import { Button } from '@firstday/ui';
import type { RefObject } from 'react';
import type { BarWords } from './bar-words';

interface KeyHelpProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly words: BarWords;
}

const keys = [
  ['j', 'key_next'],
  ['k', 'key_previous'],
  ['x', 'key_select'],
  ['e', 'key_open'],
  ['Esc', 'key_close'],
  ['/', 'key_search'],
  ['?', 'key_help'],
] as const;

/** Which keys do what in the list. */
export function KeyHelp({ ref, words }: KeyHelpProps) {
  return (
    <dialog ref={ref} className="employee-keys" aria-labelledby="keys-title">
      <h2 id="keys-title">{words.keys}</h2>
      <dl>
        {keys.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words[name]}</dd>
          </div>
        ))}
      </dl>
      <Button variant="secondary" onClick={() => ref.current?.close()}>
        {words.close}
      </Button>
    </dialog>
  );
}
