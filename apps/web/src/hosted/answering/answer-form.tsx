'use client';
import {
  changedSums,
  controlId,
  type Draft,
  type DraftIssue,
  ErrorSummary,
  FieldControl,
  type FieldPart,
  fieldId,
  type FieldView,
  FormLanguageProvider,
  Banner,
  languageAttributes,
} from '@firstday/ui';
import { useRouter } from 'next/navigation';
import { type FormEvent, useActionState, useRef, useState, useTransition } from 'react';
import { answerFormId } from './answer-form-id';
import type { AnswerLabels } from './answer-labels';
import type { Drafts, LivePage, PageAppearance } from './live-page';
import { initialSaveState, type SaveState, type DisplayedIssue } from './save-state';
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
    router.push(state.goTo);
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
        <div className="hosted-fields">
          {visible.map((field, at) => (
            <div key={field.path} id={fieldId(field.path)} data-kind={field.kind}>
              {field.part && field.part.id !== visible[at - 1]?.part?.id ? (
                <PartHeading {...field.part} />
              ) : null}
              {field.group ? (
                <h2 className="hosted-group" {...languageAttributes(field.group)}>
                  {field.group.text}
                </h2>
              ) : null}
              <input type="hidden" name="shown" value={field.path} />
              <FieldControl
                field={withAdvice(field, answers.advice[field.path])}
                draft={answers.drafts[field.path] ?? ''}
                issues={issuesAt(field.path)}
                onDraft={(draft) => change(field.path, draft)}
                isTitled={titledPaths.includes(field.path)}
              />
            </div>
          ))}
        </div>
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

function PartHeading({ title, official }: FieldPart) {
  return (
    <div className="hosted-part">
      <h2 {...languageAttributes(title)}>{title.text}</h2>
      {official ? (
        <p className="fd-official" {...languageAttributes(official)}>
          {official.text}
        </p>
      ) : null}
    </div>
  );
}

const withAdvice = (field: FieldView, advice: string | undefined): FieldView =>
  advice === undefined ? field : { ...field, advice };

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

function entriesOf(
  fields: readonly FieldView[],
  issuesAt: (path: string) => readonly DraftIssue[],
  refused: readonly DisplayedIssue[],
) {
  const known = new Set(fields.map((field) => field.path));
  const elsewhere = refused.filter((issue) => !issue.path || !known.has(issue.path));
  return [
    ...elsewhere.map(({ message }) => ({ message })),
    ...fields.flatMap((field) =>
      issuesAt(field.path).map(({ part, message }) => ({ target: targetOf(field, part), message })),
    ),
  ];
}

/** The control that an error leads to: the first one of a field that has several. */
function targetOf(field: FieldView, part: string | undefined): string {
  if (part && field.kind === 'document') return controlId(field.path, part === 'expires_on' ? 'month' : part);
  if (part && field.kind === 'address') return controlId(field.path, part);
  return controlId(field.path, firstPart(field.kind));
}

function firstPart(kind: FieldView['kind']): string | undefined {
  if (kind === 'address') return 'street';
  if (kind === 'date') return 'month';
  return kind === 'document' ? 'document' : undefined;
}
