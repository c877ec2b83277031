'use client';
import type { Phrase } from '@firstday/ui';
import { Tick } from './tick';

export interface OtherNameStatement extends Phrase {
  readonly hash: string;
  /** The name on the form, and what to do where one signs with another. */
  readonly hint: string;
}

interface OtherNameProps {
  readonly statement: OtherNameStatement;
  readonly message: string | undefined;
}

/** Asks those who sign with another name than the one on the form whether it is their own. */
export function OtherName({ statement, message }: OtherNameProps) {
  return (
    <>
      <input type="hidden" name="other_name_asked" value="yes" />
      <input type="hidden" name="other_name_sha256" value={statement.hash} />
      <p className="fd-hint">{statement.hint}</p>
      <Tick id="other_name" label={statement} message={message} />
    </>
  );
}
