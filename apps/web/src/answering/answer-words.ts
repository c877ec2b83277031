import type { FieldWords } from '@firstday/ui';
import { getMessages } from 'next-intl/server';
import type { Trouble } from './save-state';

/** The words that a page of questions needs in the browser, taken from the catalog on the server. */
export interface AnswerWords {
  readonly field: FieldWords;
  readonly page: PageWords;
  readonly trouble: Readonly<Record<Trouble, string>>;
}

export interface PageWords {
  readonly continue: string;
  readonly ended: string;
  readonly notSaved: string;
  readonly problem: string;
  readonly restored: string;
  readonly saved: string;
  readonly saving: string;
}

export async function answerWords(): Promise<AnswerWords> {
  const { field, page } = await getMessages();
  const { continue: go, ended, notSaved, problem, restored, saved, saving } = page;
  return {
    field,
    page: { continue: go, ended, notSaved, problem, restored, saved, saving },
    trouble: {
      ended,
      more: page.moreHint,
      notOpen: page.notOpen,
      refused: page.refused,
      unavailable: page.unavailable,
    },
  };
}
