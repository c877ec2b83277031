import type { ReactNode } from 'react';
import { ActForm } from './act-form';
import type { SendAct } from './act-state';
import { actWords } from './act-words';

interface HostedActProps {
  readonly send: SendAct;
  /** What is said where it was refused, on a page that is not made anew. */
  readonly refused?: string;
  /** What is pressed, and what stands around it; nothing where it cannot be done, or not any more. */
  readonly children?: ReactNode;
}

/** Something that is done by pressing on a hosted page. */
export async function HostedAct({ send, refused, children }: HostedActProps) {
  const words = await actWords();
  return (
    <ActForm send={send} words={{ ...words, refused: refused ?? words.refused }}>
      {children}
    </ActForm>
  );
}
