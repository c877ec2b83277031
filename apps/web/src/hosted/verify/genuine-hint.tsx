'use client';
import { useSyncExternalStore } from 'react';
import { checkedFile } from './checked-file';

interface GenuineHintProps {
  readonly sha256: string;
  readonly words: Readonly<Record<'ofFile' | 'ofHash', string>>;
}

/** A hash that somebody gave says nothing of the file that they hold; one that was taken of a file here does. */
export function GenuineHint({ sha256, words }: GenuineHintProps) {
  const isOfFile = useSyncExternalStore(
    neverChanges,
    () => checkedFile.is(sha256),
    () => false,
  );
  return <p>{isOfFile ? words.ofFile : words.ofHash}</p>;
}

const neverChanges = () => () => undefined;
