import {
  advisePage,
  type AnsweredForm,
  type Answers,
  factsOf,
  type Field,
  type FormContext,
  issueMessage,
  type Page,
  parseAnswer,
  type Section,
  validateField,
  validatePage,
  visibleFields,
} from '@firstday/forms/engine';
import { toAnswer, type Draft, type DraftIssue } from '@firstday/ui';
import { adviceByPath } from './advice-by-path';
import type { AnswerChange } from './autosave';

/** What a page needs to judge itself while one types: its own part of the form and the answers around it. */
export interface LivePage {
  readonly page: Page;
  readonly section: Section;
  readonly answers: Answers;
  readonly context: FormContext;
  readonly locale: string;
}

export type Drafts = Readonly<Record<string, Draft>>;

/** Which questions of a page are asked with certain drafts, and what is advised of them. */
export interface PageAppearance {
  readonly shown: readonly string[];
  /** By the field's path. */
  readonly advice: Readonly<Record<string, string>>;
}

/** The answers of the page as they stand; what cannot be understood stays as it was typed. */
export function mergeDrafts({ page, answers }: LivePage, drafts: Drafts): Answers {
  const given = page.fields.flatMap((field) => {
    const draft = drafts[field.path];
    if (field.kind === 'content' || field.kind === 'file' || draft === undefined) return [];
    const parsed = parseAnswer(field, toAnswer(field.kind, draft));
    return [[field.path, parsed.ok ? parsed.value : typeof draft === 'string' ? draft : null] as const];
  });
  return { ...answers, ...Object.fromEntries(given) };
}

/** The part of the form that the page is given, with what is typed. */
const formWith = (live: LivePage, drafts: Drafts): AnsweredForm => ({
  edition: { sections: [live.section] },
  answers: mergeDrafts(live, drafts),
  context: live.context,
});

export function appearanceOf(live: LivePage, drafts: Drafts): PageAppearance {
  const advice = adviceByPath(advisedIn(live, drafts));
  return { shown: visiblePaths(live, drafts), advice: Object.fromEntries(advice) };
}

const visiblePaths = (live: LivePage, drafts: Drafts): readonly string[] =>
  visibleFields(live.page, formWith(live, drafts)).map((field) => field.path);

/** What stands in the way of going on, by field. */
export function issuesByPath(live: LivePage, drafts: Drafts): ReadonlyMap<string, readonly DraftIssue[]> {
  const form = formWith(live, drafts);
  const shown = visibleFields(live.page, form);
  const misread = shown.flatMap((field) => draftError(field, drafts[field.path]));
  const misreadPaths = new Set(misread.map((issue) => issue.path[0]));
  // Files are sent while the page is open: whether one is missing is judged once it is left.
  const files = new Set(shown.filter(({ kind }) => kind === 'file').map(({ path }) => path));
  const judged = validatePage(form, live.page).filter((issue) => !files.has(String(issue.path[0])));
  const all = [...misread, ...judged.filter((issue) => !misreadPaths.has(issue.path[0]))];
  return new Map(
    shown.flatMap((field) => {
      const own = all.filter((issue) => issue.path[0] === field.path);
      return own.length === 0
        ? []
        : [[field.path, own.map((issue) => draftIssue(issue, field, live.locale))]];
    }),
  );
}

function advisedIn(live: LivePage, drafts: Drafts): Parameters<typeof adviceByPath>[0] {
  const issues = advisePage(formWith(live, drafts), live.page);
  const fieldAt = (path: unknown) => live.page.fields.find((field) => field.path === path);
  return issues.map((issue) => ({
    path: String(issue.path[0]),
    message: issueMessage(issue, fieldAt(issue.path[0]), live.locale),
  }));
}

/** The draft as it may be saved by itself: understood, and by its own rules right. */
export function toAnswerChange(live: LivePage, drafts: Drafts, path: string): AnswerChange | undefined {
  const field = live.page.fields.find((it) => it.path === path);
  const draft = drafts[path];
  if (!field || draft === undefined || !visiblePaths(live, drafts).includes(path)) return undefined;
  const parsed = parseAnswer(field, toAnswer(field.kind, draft));
  if (!parsed.ok) return undefined;
  const facts = factsOf(formWith(live, drafts));
  const broken = validateField(field, parsed.value, facts).filter((issue) => issue.code !== 'required');
  return broken.length === 0 ? { path, value: parsed.value } : undefined;
}

function draftError(field: Field, draft: Draft | undefined) {
  if (draft === undefined || field.kind === 'content' || field.kind === 'file') return [];
  const parsed = parseAnswer(field, toAnswer(field.kind, draft));
  return parsed.ok ? [] : parsed.issues;
}

function draftIssue(issue: Parameters<typeof issueMessage>[0], field: Field, locale: string): DraftIssue {
  const part = issue.path[1];
  const message = issueMessage(issue, field, locale);
  return part === undefined ? { message } : { part: String(part), message };
}
