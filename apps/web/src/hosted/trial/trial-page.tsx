import './trial.css';
import { getLocale, getMessages } from 'next-intl/server';
import { answerLabels } from '../answering/answer-labels';
import { ScriptNonce } from '../layout/script-nonce';
import { Trial } from './trial';

/** The pages of a form that is being written, in the frame of its builder. */
export async function TrialPage() {
  const { trial, page, readDocument, field } = await getMessages();
  return (
    <>
      <ScriptNonce />
      <Trial
        locale={await getLocale()}
        words={{
          ...trial,
          back: page.back,
          progress: page.progressSoon,
          answers: await answerLabels(),
          document: { ...readDocument, opensInNewTab: field.opensInNewTab },
        }}
      />
    </>
  );
}
