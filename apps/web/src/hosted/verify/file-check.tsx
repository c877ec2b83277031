'use client';
import { FileDrop } from '@firstday/ui';
import { useState } from 'react';
import { checkedFile } from './checked-file';

interface FileCheckProps {
  /** Whether something was checked already. */
  readonly isAgain: boolean;
  readonly words: Readonly<
    Record<'again' | 'choose' | 'chooseHint' | 'filePrompt' | 'reading' | 'unreadable', string>
  >;
}

/** Takes the hash of a file in the browser: the file itself goes nowhere. */
export function FileCheck({ isAgain, words }: FileCheckProps) {
  const [state, setState] = useState<'idle' | 'reading' | 'unreadable'>('idle');
  const check = async (file: File) => {
    setState('reading');
    try {
      const hash = await sha256(file);
      checkedFile.remember(hash);
      const address = new URLSearchParams({ sha256: hash });
      window.location.assign(`?${address}`);
    } catch {
      setState('unreadable');
    }
  };
  return (
    <>
      <FileDrop
        label={isAgain ? words.again : words.choose}
        hint={words.chooseHint}
        error={state === 'unreadable' ? words.unreadable : undefined}
        isErrorSaid
        prompt={words.filePrompt}
        accept="application/pdf,.pdf"
        onFile={(file) => void check(file)}
      />
      <p role="status">{state === 'reading' ? words.reading : ''}</p>
    </>
  );
}

/** @throws where the browser has no access to the file, or takes hashes on https alone and this is none */
async function sha256(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
