import { sampleForm, type Signature, visibleSections } from '@firstday/forms';
import { type DocumentInput, renderDocument, type RenderedDocument } from './render-document.js';

export interface SampleInput extends Omit<DocumentInput, 'answers' | 'signatures'> {
  /** Of the signatures: ISO date and time, and the date as the form has it. */
  readonly signedAt: string;
  readonly today: string;
}

/** A form as a document, answered and signed by no one, to show what it becomes. Runs on a renderer's thread: long forms take a while. */
export function renderSample({ signedAt, today, ...input }: SampleInput): Promise<RenderedDocument> {
  const { edition, context } = input;
  const answers = sampleForm({ edition, answers: {}, context }, today);
  const signatures = visibleSections({ edition, answers, context, opened: [] })
    .filter(({ signer }) => signer !== 'nobody')
    .map(({ id, assignee }): Signature => ({
      sectionId: id,
      method: 'typed',
      name: assignee === 'employee' ? 'Alex Sample' : 'Robin Sample',
      signedAt,
      signedOn: today,
    }));
  return renderDocument({ ...input, answers, signatures });
}
