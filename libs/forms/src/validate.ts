import type { Facts } from '@firstday/policy-engine';

import { isBlank } from './answer-shapes.js';
import { parseAnswer } from './answer.js';
import { advices, checks } from './catalog/checks.js';
import type { CheckContext, Checks } from './checks/check.js';
import type { Answers, AnswerValue, Field, FieldIssue, Page, Surroundings } from './edition.js';
import { factsOf } from './facts-of.js';
import { findSection, sectionOfPage } from './find-in-edition.js';
import { rules } from './rules/rules.js';
import { isRequired, isShown, shownAnswers, type Sections } from './visibility.js';

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
  // A box that must be ticked and is not is as good as unanswered.
  if (parsed.value === false && field.required === true) return [{ path: [field.path], code: 'required' }];
  return brokenRules(field, parsed.value, facts);
}

/** What stands in the way of leaving a page. */
export function validatePage(
  edition: Sections,
  page: Page,
  answers: Answers,
  surroundings: Surroundings,
): readonly FieldIssue[] {
  const shown = shownAnswers(edition, answers, surroundings);
  const facts = factsOf(shown, surroundings);
  const section = sectionOfPage(edition, page.id);
  const names = (section?.checks ?? []).filter((it) => !checks[it]?.onlyBeforeSigning);
  const context = { answers: shown, given: answers, facts, sectionId: section?.id ?? '' };
  const across = runChecks(checks, names, context);
  return withoutRepeats([...fieldIssues(page, shown, facts), ...onPage(page, across)]);
}

/** What stands in the way of signing a section. */
export function validateSection(
  edition: Sections,
  sectionId: string,
  answers: Answers,
  surroundings: Surroundings,
): readonly FieldIssue[] {
  const section = findSection(edition, sectionId);
  if (!section) return [];
  const shown = shownAnswers(edition, answers, surroundings);
  const facts = factsOf(shown, surroundings);
  const single = section.pages
    .filter((it) => isShown(it, facts))
    .flatMap((it) => fieldIssues(it, shown, facts));
  const context = { answers: shown, given: answers, facts, sectionId };
  return withoutRepeats([...single, ...runChecks(checks, section.checks ?? [], context)]);
}

/** Advice on the answers of a page; it is never in the way. */
export function advisePage(
  edition: Sections,
  page: Page,
  answers: Answers,
  surroundings: Surroundings,
): readonly FieldIssue[] {
  const section = sectionOfPage(edition, page.id);
  if (!section) return [];
  const shown = shownAnswers(edition, answers, surroundings);
  const facts = factsOf(shown, surroundings);
  const context = { answers: shown, given: answers, facts, sectionId: section.id };
  return onPage(page, runChecks(advices, section.advices ?? [], context));
}

function brokenRules(field: Field, value: AnswerValue, facts: Facts): readonly FieldIssue[] {
  return (field.rules ?? []).flatMap((rule) => {
    const broken = rules[rule.rule]?.(value, rule, facts);
    return broken ? [{ path: [field.path], ...broken }] : [];
  });
}

const fieldIssues = (page: Page, answers: Answers, facts: Facts): readonly FieldIssue[] =>
  page.fields.filter((it) => isShown(it, facts)).flatMap((it) => validateField(it, answers[it.path], facts));

const runChecks = (known: Checks, names: readonly string[], context: CheckContext): readonly FieldIssue[] =>
  names.flatMap((it) => known[it]?.run(context) ?? []);

const onPage = (page: Page, issues: readonly FieldIssue[]): readonly FieldIssue[] =>
  issues.filter((it) => page.fields.some((field) => field.path === it.path[0]));

/** One complaint a field is enough: the first, which is the plainest. */
const withoutRepeats = (issues: readonly FieldIssue[]): readonly FieldIssue[] =>
  issues.filter((it, at) => issues.findIndex((other) => other.path.join() === it.path.join()) === at);
