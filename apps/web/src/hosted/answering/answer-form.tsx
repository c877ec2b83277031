'use client';
import {
  Banner,
  changedSums,
  type Draft,
  type DraftIssue,
  ErrorSummary,
  type FieldView,
  FormLanguageProvider,
} from '@firstday/ui';
import { useRouter } from 'next/navigation';
import { type FormEvent, useActionState, useRef, useState, useTransition } from 'react';
import { AnswerFields } from './answer-fields';
import { goTo } from '../layout/go-to';
import { answerFormId } from './answer-form-id';
import type { AnswerLabels } from './answer-labels';
import type { Drafts, LivePage, PageAppearance } from './live-page';
import { entriesOf } from './entries-of';
import { initialSaveState, type SaveState } from './save-state';
import { SaveStatusLine } from './save-status-line';
import { useLiveAnswers } from './use-live-answers';

interface AnswerFormProps {
  readonly live: LivePage;
  readonly fields: readonly FieldView[];
  readonly initial: Drafts;
  readonly appearance: PageAppearance;
  readonly marks: Readonly<Record<string, string>>;
  readonly words: AnswerLabels;
  readonly saveTo: string;
  readonly draftKey: string;
  readonly titledPaths: readonly string[];
  readonly save: (before: SaveState, form: FormData) => Promise<SaveState>;
}

/** One page of questions. Without JavaScript it is a form that is posted; with it, answers are saved as they are given. */
export function AnswerForm({
  live,
  fields,
  initial,
  appearance,
  marks,
  words,
  saveTo,
  draftKey,
  titledPaths,
  save,
}: AnswerFormProps) {
  const [posted, post] = useActionState(save, initialSaveState);
  const [sent, setSent] = useState(posted);
  const [isSending, startSending] = useTransition();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const before = posted.shownAgain ?? { drafts: initial, appearance };
  const answers = useLiveAnswers({
    live,
    initial: before.drafts,
    appearance: before.appearance,
    marks: posted.marks ?? marks,
    saveTo,
    draftKey,
    form,
  });
  const refused = sent.attempt > 0 ? sent.issues : [];
  const issuesAt = (path: string): readonly DraftIssue[] =>
    answers.issues?.get(path) ?? refused.filter((issue) => issue.path === path);
  const visible = fields.filter((field) => answers.shown.includes(field.path));

  const change = (path: string, draft: Draft) => {
    answers.change(path, draft);
    for (const [total, sum] of changedSums(fields, answers.drafts, { path, draft }))
      answers.change(total, sum);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = formDataOf(event);
    const go = () => startSending(() => send(data));
    if (data.get('intent') === 'leave') return go();
    void answers.check().then((isRight) => isRight && go());
  };
  const send = async (data: FormData) => {
    data.set('live', 'yes');
    await answers.flush();
    data.set('seen', JSON.stringify(answers.seen()));
    const state = await save({ ...initialSaveState, attempt: sent.attempt }, data).catch(() =>
      unreachable(sent),
    );
    setSent(state);
    if (state.marks && !state.goTo) answers.learn(state.marks);
    if (!state.goTo) return;
    answers.forget();
    goTo(router, state.goTo);
  };

  return (
    <FormLanguageProvider value={{ words: words.field }}>
      <ErrorSummary
        title={words.page.problem}
        entries={entriesOf(visible, issuesAt, refused)}
        attempt={answers.attempt + sent.attempt}
      />
      {sent.trouble ? (
        <div role="alert">
          <Banner
            tone={sent.trouble === 'more' ? 'warn' : 'bad'}
            icon="alert"
            title={words.trouble[sent.trouble]}
          />
        </div>
      ) : null}
      <form
        id={answerFormId}
        className="hosted-form"
        // Until it is there, an answer does not yet change which questions are asked.
        data-engine={answers.isLoading ? 'loading' : undefined}
        action={post}
        onSubmit={submit}
        ref={form}
        noValidate
      >
        <input type="hidden" name="seen" value={JSON.stringify(posted.marks ?? marks)} />
        <AnswerFields
          fields={visible}
          drafts={answers.drafts}
          advice={answers.advice}
          issuesAt={issuesAt}
          titledPaths={titledPaths}
          onDraft={change}
        />
        <div className="hosted-section">
          <div className="fd-actions">
            <button
              className="fd-button"
              name="intent"
              value="continue"
              aria-disabled={isSending || undefined}
            >
              {isSending ? words.page.saving : words.page.continue}
            </button>
          </div>
          <SaveStatusLine status={answers.status} isRestored={answers.isRestored} words={words.page} />
        </div>
      </form>
    </FormLanguageProvider>
  );
}

const unreachable = (before: SaveState): SaveState => ({
  attempt: before.attempt + 1,
  issues: [],
  trouble: 'unavailable',
});

/** With the button that was pressed, which `FormData` leaves out by itself. */
function formDataOf(event: FormEvent<HTMLFormElement>): FormData {
  const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
  return new FormData(event.currentTarget, submitter);
}
