'use client';
import type { Phrase } from '@firstday/ui';
import { Tick } from './tick';

export type OtherNameStatement = Phrase & { readonly hash: string };

interface OtherNameProps {
  readonly statement: OtherNameStatement;
  readonly message: string | undefined;
}

/** Whoever signs with another name than the one on record states that it is their own. */
export function OtherName({ statement, message }: OtherNameProps) {
  return (
    <>
      <input type="hidden" name="other_name_asked" value="yes" />
      <input type="hidden" name="other_name_sha256" value={statement.hash} />
      <Tick id="other_name" label={statement} message={message} />
    </>
  );
}
