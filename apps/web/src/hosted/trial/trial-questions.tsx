'use client';
import { type Answers, type Edition, textOf } from '@firstday/forms';
import {
  Button,
  type DraftIssue,
  ErrorSummary,
  fieldId,
  FormLanguageProvider,
  Heading,
  languageAttributes,
  ProgressLine,
  toDraft,
} from '@firstday/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { formatMessage } from '../../i18n/format-message';
import { AnswerFields } from '../answering/answer-fields';
import type { AnswerLabels } from '../answering/answer-labels';
import { entriesOf } from '../answering/entries-of';
import { appearanceOf, type LivePage, mergeDrafts } from '../answering/live-page';
import { useDrafts } from '../answering/use-drafts';
import { WithPapers } from '../answering/with-papers';
import { fieldViews } from '../task/field-views';
import { phraseIn } from '../task/phrase-in';
import { TrialDocument, type TrialDocumentWords } from './trial-document';
import type { PagePlace } from './trial-state';

export interface TrialWords extends Readonly<
  Record<
    | 'again'
    | 'back'
    | 'doneHint'
    | 'doneTitle'
    | 'empty'
    | 'fillIn'
    | 'nothingKept'
    | 'progress'
    | 'sign'
    | 'signTitle'
    | 'turn_employee'
    | 'turn_employer',
    string
  >
> {
  readonly answers: AnswerLabels;
  readonly document: TrialDocumentWords;
}

interface TrialQuestionsProps {
  readonly place: PagePlace;
  readonly edition: Edition;
  readonly locale: string;
  readonly words: TrialWords;
  /** The field that is selected in the builder. */
  readonly field: string | null;
  readonly onSelect: (path: string) => void;
  readonly onBack: (() => void) | undefined;
  readonly onContinue: (answers: Answers) => void;
}

/** One page of questions, judged by the engine as the service would. */
export function TrialQuestions(props: TrialQuestionsProps) {
  const { place, edition, locale, words, field, onSelect, onBack, onContinue } = props;
  const { page, section, answers, context } = place;
  const form = useRef<HTMLFormElement>(null);
  const live: LivePage = {
    page,
    section: { ...section, pages: [page], checks: [] },
    answers,
    context,
    locale,
  };
  const initial = Object.fromEntries(
    page.fields.map(({ path, kind }) => [path, toDraft(kind, answers[path])]),
  );
  const state = useDrafts({ live, initial, appearance: appearanceOf(live, initial), form });
  const views = fieldViews(page, { locale, files: () => [], uploadTo: undefined });
  const visible = views.filter(({ path }) => state.shown.includes(path));
  const issuesAt = (path: string): readonly DraftIssue[] => state.issues?.get(path) ?? [];
  const title = phraseIn(page.title, locale);
  const description = page.description && phraseIn(page.description, locale);
  useSelected(
    field,
    visible.some(({ path }) => path === field),
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void state.check().then((isRight) => isRight && onContinue(mergeDrafts(live, state.get())));
  };

  return (
    <FormLanguageProvider value={{ words: words.answers.field }}>
      {onBack ? (
        <button type="button" className="hosted-back fd-link-button" onClick={onBack}>
          {words.back}
        </button>
      ) : null}
      <ProgressLine
        step={place.step}
        steps={place.steps}
        words={formatMessage(
          words.progress,
          { form: textOf(edition.shortName, locale), step: place.step, steps: place.steps },
          locale,
        )}
      />
      <Heading title={title}>
        {description ? (
          <p className="fd-hint" {...languageAttributes(description)}>
            {description.text}
          </p>
        ) : null}
      </Heading>
      {page.document ? (
        <TrialDocument sha256={page.document.sha256} locale={locale} words={words.document} />
      ) : null}
      <ErrorSummary
        title={words.answers.page.problem}
        entries={entriesOf(visible, issuesAt, [])}
        attempt={state.attempt}
      />
      <form
        className="hosted-form"
        ref={form}
        onSubmit={submit}
        onFocus={({ target }) => {
          const pressed = target.closest('.hosted-fields > *')?.id;
          const path = page.fields.find((it) => fieldId(it.path) === pressed)?.path;
          if (path && path !== field) onSelect(path);
        }}
        noValidate
      >
        {visible.length === 0 && !page.document ? <p className="fd-hint">{words.empty}</p> : null}
        <WithPapers isAsked>
          <AnswerFields
            fields={visible}
            drafts={state.drafts}
            advice={state.advice}
            issuesAt={issuesAt}
            titledPaths={[]}
            onDraft={state.set}
          />
        </WithPapers>
        <div className="fd-actions">
          <Button type="submit">{words.answers.page.continue}</Button>
        </div>
      </form>
    </FormLanguageProvider>
  );
}

/** Marks the field that is selected in the builder, and brings it into sight. */
function useSelected(path: string | null, isThere: boolean): void {
  useEffect(() => {
    const element = path && isThere ? document.getElementById(fieldId(path)) : null;
    if (!element) return;
    element.dataset['selected'] = '';
    if (!element.contains(document.activeElement)) element.scrollIntoView({ block: 'nearest' });
    return () => {
      delete element.dataset['selected'];
    };
  }, [path, isThere]);
}
