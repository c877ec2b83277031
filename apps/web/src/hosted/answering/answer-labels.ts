import type { FieldLabels } from '@firstday/ui';
import { getMessages } from 'next-intl/server';
import type { SaveErrorCode } from './save-state';

/** The words that a page of questions needs in the browser, taken from the catalog on the server. */
export interface AnswerLabels {
  readonly field: FieldLabels;
  readonly page: PageLabels;
  readonly trouble: Readonly<Record<SaveErrorCode, string>>;
}

export interface PageLabels {
  readonly continue: string;
  readonly ended: string;
  readonly notSaved: string;
  readonly overtaken: string;
  readonly problem: string;
  readonly restored: string;
  readonly saved: string;
  readonly saving: string;
}

export async function answerLabels(): Promise<AnswerLabels> {
  const { field, page } = await getMessages();
  const { continue: go, ended, notSaved, overtaken, problem, restored, saved, saving } = page;
  return {
    field,
    page: { continue: go, ended, notSaved, overtaken, problem, restored, saved, saving },
    trouble: {
      ended,
      more: page.moreHint,
      notOpen: page.notOpen,
      notRead: page.documentNotRead,
      overtaken: page.overtaken,
      refused: page.refused,
      unavailable: page.unavailable,
    },
  };
}
