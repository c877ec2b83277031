import type { Facts } from '@firstday/policy-engine';

import { isBlank } from './is-blank.js';
import { parseAnswer } from './parse-answer.js';
import { advices, checks } from './catalog/checks.js';
import type { CheckContext, Checks } from './checks/check.js';
import { doubtsOn } from './checks/doubts-on.js';
import type { Answers, AnswerValue } from './answers.js';
import type { Page } from './edition.js';
import type { Field } from './field.js';
import type { FieldIssue } from './field-issue.js';
import { factsOf } from './facts-of.js';
import { findSection, sectionOfPage } from './find-field.js';
import type { AnsweredForm } from './form-state.js';
import { rules } from './rules/rules.js';
import { isRequired, isShown, shownAnswers } from './shown-answers.js';

/** What is wrong with one answer, by its kind, its requirement and its rules. */
export function validateField(
  field: Field,
  value: AnswerValue | undefined,
  facts: Facts,
): readonly FieldIssue[] {
  if (field.kind === 'content') return [];
  const parsed = parseAnswer(field, value);
  if (!parsed.ok) return parsed.issues;
  if (isBlank(parsed.value))
    return isRequired(field, facts) ? [{ path: [field.path], code: 'required' }] : [];
  // A box that must be ticked and is not counts as unanswered.
  if (parsed.value === false && field.required === true) return [{ path: [field.path], code: 'required' }];
  return brokenRules(field, parsed.value, facts);
}

/** What has to be put right before leaving a page. */
export function validatePage(form: AnsweredForm, page: Page): readonly FieldIssue[] {
  const section = sectionOfPage(form.edition, page.id);
  const names = (section?.checks ?? []).filter((it) => !checks[it]?.onlyBeforeSigning);
  const context = checkContext(form, section?.id ?? '');
  const acrossFields = onPage(page, runChecks(checks, names, context));
  return oneIssuePerField([...fieldIssues(page, context), ...acrossFields]);
}

/** What has to be put right before signing a section. */
export function validateSection(form: AnsweredForm, sectionId: string): readonly FieldIssue[] {
  const section = findSection(form.edition, sectionId);
  if (!section) return [];
  const context = checkContext(form, sectionId);
  const ofFields = section.pages
    .filter((it) => isShown(it, context.facts))
    .flatMap((it) => fieldIssues(it, context));
  return oneIssuePerField([...ofFields, ...runChecks(checks, section.checks ?? [], context)]);
}

/** Advice on the answers of a page. It never prevents anything. */
export function advisePage(form: AnsweredForm, page: Page): readonly FieldIssue[] {
  const section = sectionOfPage(form.edition, page.id);
  if (!section) return [];
  const context = checkContext(form, section.id);
  return [...onPage(page, runChecks(advices, section.advices ?? [], context)), ...doubtsOn(page, context)];
}

function checkContext(form: AnsweredForm, sectionId: string): CheckContext {
  const answers = shownAnswers(form);
  return {
    answers,
    allAnswers: form.answers,
    facts: { ...factsOf({ answers, context: form.context }), ...dayOf(form, sectionId) },
    sectionId,
  };
}

/**
 * A section is judged by the day on which it was first signed. M-274, 9.0: a correction is no new examination, so a document
 * that was unexpired then is never compared with today (8 U.S.C. 1324b(a)(6)).
 */
function dayOf({ context }: AnsweredForm, sectionId: string): Facts {
  const signedOn = context[`${sectionId}.signed_on`];
  return typeof signedOn === 'string' ? { today: signedOn } : {};
}

function brokenRules(field: Field, value: AnswerValue, facts: Facts): readonly FieldIssue[] {
  return (field.rules ?? []).flatMap((rule) => {
    const broken = rules[rule.rule]?.(value, rule, facts);
    return broken ? [{ path: [field.path], ...broken }] : [];
  });
}

const fieldIssues = (
  page: Page,
  { answers, facts }: { readonly answers: Answers; readonly facts: Facts },
): readonly FieldIssue[] =>
  page.fields.filter((it) => isShown(it, facts)).flatMap((it) => validateField(it, answers[it.path], facts));

const runChecks = (known: Checks, names: readonly string[], context: CheckContext): readonly FieldIssue[] =>
  names.flatMap((it) => known[it]?.run(context) ?? []);

const onPage = (page: Page, issues: readonly FieldIssue[]): readonly FieldIssue[] =>
  issues.filter((it) => page.fields.some((field) => field.path === it.path[0]));

/** The first issue of a field is the plainest; more would not help. */
const oneIssuePerField = (issues: readonly FieldIssue[]): readonly FieldIssue[] =>
  issues.filter((it, at) => issues.findIndex((other) => other.path.join() === it.path.join()) === at);
