import {
  type Answers,
  answerMark,
  type Field,
  fieldsOf,
  type FileAnswer,
  isBlank,
  type Page,
} from '@firstday/forms';
import { toDraft, type FieldView } from '@firstday/ui';
import { knownSignerAt } from '../identity/known-signer-at';
import { sessionPath } from '../session/session-token';
import { fieldViews } from '../task/field-views';
import type { AskedPage } from '../task/asked-page';
import { taskPaths } from '../task/task-paths';
import { guideOf, officialTitle, pageTitle } from '../task/guide-of';
import { withheldFacts } from '../task/withheld-facts';
import { type SectionView, subtaskOf, type TaskView } from '../task/task-view';
import { appearanceOf, type Drafts, type LivePage, type PageAppearance } from './live-page';

interface PageProps {
  readonly live: LivePage;
  readonly fields: readonly FieldView[];
  readonly initial: Drafts;
  readonly appearance: PageAppearance;
  /** Of the answers that the page is filled with: what stood when somebody began to type. */
  readonly marks: Readonly<Record<string, string>>;
  /** The fields that a heading asks: their labels need not say it again. */
  readonly titledPaths: readonly string[];
}

/** What a page of questions is given in the browser: what it shows, and what it judges by. */
export function pageProps(
  view: TaskView,
  section: SectionView,
  page: AskedPage,
  { locale, hiddenHint }: { readonly locale: string; readonly hiddenHint: string },
): PageProps {
  const { session, sheet } = view;
  const subtask = subtaskOf(sheet, page.id);
  const uploadTo = subtask ? taskPaths(session.id, sheet.task.id).uploads(subtask) : undefined;
  const guide = guideOf(view);
  const viewed = fieldViews(page, {
    locale,
    uploadTo,
    shownAt: `${sessionPath(session.id)}/files`,
    guide,
    context: view.context,
    files: (path) => filesAt(view, path),
    hidden: { paths: sheet.hidden, hint: hiddenHint },
  });
  const parts = page.parts.map((part, at) => shownPart(view, part, viewed, { locale, isHeaded: at > 0 }));
  const live = livePage(view, section, page, locale);
  const initial = Object.fromEntries(
    page.fields.map((field) => {
      const answer = view.answers[field.path];
      return [field.path, toDraft(field.kind, isBlank(answer) ? knownSignerAt(view, field) : answer)];
    }),
  );
  return {
    live,
    fields: parts.flatMap(({ fields }) => fields),
    initial,
    appearance: appearanceOf(live, initial),
    marks: answerMarks(view.answers, page),
    titledPaths: parts.flatMap(({ titled }) => titled ?? []),
  };
}

/** By the field's path; files are sent one by one, and never with the page. */
export const answerMarks = (answers: Answers, page: Page): Readonly<Record<string, string>> =>
  Object.fromEntries(
    page.fields
      .filter(({ kind }) => kind !== 'content' && kind !== 'file')
      .map(({ path }) => [path, answerMark(answers[path])]),
  );

export function livePage(view: TaskView, section: SectionView, page: Page, locale: string): LivePage {
  return {
    page: withoutTexts(page),
    // Rules across fields look at answers of other pages, which this page is not given: the server judges them.
    section: { ...section.section, pages: [withoutTexts(page)], checks: [] },
    answers: answersFor(view, page),
    context: { ...view.context, ...withheldFacts(view.edition, withheldPaths(view, page)) },
    locale,
  };
}

export function filesAt({ answers }: TaskView, path: string): readonly FileAnswer[] {
  const value = answers[path];
  return Array.isArray(value) ? value.filter((it): it is FileAnswer => typeof it === 'object') : [];
}

/** Sensitive answers of other pages do not belong into this one's source. */
function answersFor(view: TaskView, page: Page): Answers {
  const withheld = new Set(withheldPaths(view, page));
  return Object.fromEntries(Object.entries(view.answers).filter(([path]) => !withheld.has(path)));
}

function withheldPaths({ edition, answers }: TaskView, page: Page): readonly string[] {
  const here = new Set(page.fields.map((field) => field.path));
  return fieldsOf(edition).flatMap(({ path, sensitive }) =>
    sensitive && !here.has(path) && !isBlank(answers[path]) ? [path] : [],
  );
}

/** The texts come with the views, in one language; the engine needs none but the labels that its messages name. */
const withoutTexts = ({ parts: _parts, ...page }: Page & Partial<AskedPage>): Page => ({
  ...page,
  fields: page.fields.map(withoutText),
});

function withoutText({ hint: _hint, text: _text, link: _link, ...field }: Field): Field {
  return field;
}

interface PartOptions {
  readonly locale: string;
  /** The page's own heading is that of its first part. */
  readonly isHeaded: boolean;
}

/** The fields of a part, and which of them its heading asks. */
function shownPart(view: TaskView, part: Page, all: readonly FieldView[], { locale, isHeaded }: PartOptions) {
  const title = pageTitle(view, part, locale);
  const official = officialTitle(view, part, locale);
  const paths = new Set(part.fields.map(({ path }) => path));
  const own = all.filter(({ path }) => paths.has(path));
  const heading = { id: part.id, title, ...(official ? { official } : {}) };
  return {
    fields: own
      .map((field) => (field.official?.text === official?.text ? withoutOfficial(field) : field))
      .map((field) => (isHeaded ? { ...field, part: heading } : field)),
    titled: titledPath(part, own, title.text),
  };
}

/** The heading has said it. */
const withoutOfficial = ({ official: _official, ...field }: FieldView): FieldView => field;

function titledPath(page: Page, fields: readonly FieldView[], title: string): string | undefined {
  const questions = fields.filter(({ kind }) => kind !== 'content');
  const same = questions.find(({ label }) => label.text === title);
  const [only] = questions;
  const isAsked = page.layout === 'question' && questions.length === 1 && title.endsWith('?');
  return (same ?? (isAsked ? only : undefined))?.path;
}
