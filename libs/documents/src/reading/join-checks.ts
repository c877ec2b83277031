import type { Rectangle } from '../page/marks.js';
import { labelsOfCheck } from './nearby-label.js';
import { paragraphEnding, type Surroundings } from './lines-around.js';
import type { PrintedPhrase } from './printed-phrase.js';
import { isMark, nameLabel, toLabel } from './to-label.js';
import type { Widget } from './widget-of.js';

/** A box that is crossed, and what stands beside it. */
export interface LabelledCheck {
  readonly widget: Widget;
  readonly label: string;
  readonly phrase: PrintedPhrase | null;
}

/** Boxes that are crossed to answer one question. */
export interface JoinedChecks {
  readonly checks: readonly LabelledCheck[];
  readonly question: string;
  /** One of them at most is crossed. */
  readonly isOne: boolean;
}

const furthestBelow = 30;
/** Boxes of one question stand within a few lines of each other. */
const furthest = 45;

/** The check boxes and radio buttons of a page by the question that they answer. */
export function joinChecks(widgets: readonly Widget[], around: Surroundings): readonly JoinedChecks[] {
  const checks = widgets.map((widget) => labelled(widget, around));
  const groups: LabelledCheck[][] = [];
  for (const check of checks) {
    const group = groups.find((one) => one.some((other) => belongs(check, other, widgets, around)));
    if (group) group.push(check);
    else groups.push([check]);
  }
  return groups.map((group) => joined(group, around));
}

function labelled(widget: Widget, around: Surroundings): LabelledCheck {
  const known = widget.tooltip;
  const [nearest] = labelsOfCheck(widget.box, around, known);
  const told = known.split(/:\s+/).at(-1) ?? '';
  const printed = nearest ? toLabel(nearest.text) : '';
  return { widget, label: printed || toLabel(told) || toLabel(widget.on), phrase: nearest?.phrase ?? null };
}

const stem = (name: string): string => name.replace(/\[\d+\]$/, '');

/** They share a name, or stand in one column or row under one question, and are not far apart. */
function belongs(
  check: LabelledCheck,
  other: LabelledCheck,
  rest: readonly Widget[],
  around: Surroundings,
): boolean {
  const [one, two] = [check.widget, other.widget];
  const apart = distance(one.box, two.box);
  const areSentences = check.label.length > 60 && other.label.length > 60;
  if (apart > furthest || (areSentences && apart > 20 && one.name !== two.name)) return false;
  if (one.name === two.name || (one.name !== stem(one.name) && stem(one.name) === stem(two.name)))
    return true;
  const isShared = (name: string) => rest.filter((widget) => widget.name === name).length > 1;
  if (isShared(one.name) || isShared(two.name)) return false;
  const asked = sharedPrefix(one, rest);
  if (asked !== '' || sharedPrefix(two, rest) !== '') return asked === sharedPrefix(two, rest);
  if (isYesOrNo(check.label) && isYesOrNo(other.label))
    return isBeside(one.box, two.box) && check.label !== other.label;
  return isBelow(one.box, two.box, around) && isShort(check.label) && isShort(other.label);
}

function distance(one: Rectangle, other: Rectangle): number {
  const gap = Math.abs(one.y - other.y) - Math.max(one.height, other.height);
  return Math.max(0, gap);
}

/** A question that the tooltips of several boxes begin with, `Pay is: Weekly`. */
function sharedPrefix({ tooltip }: Widget, rest: readonly Widget[]): string {
  const asked = prefixOf(tooltip);
  return rest.filter((widget) => prefixOf(widget.tooltip) === asked).length > 1 ? asked : '';
}

const isShort = (label: string): boolean => label.length <= 130;
const isYesOrNo = (label: string): boolean => /^(?:yes|no)\b/i.test(label);

const prefixOf = (tooltip: string): string => /^([^:]{3,80}):\s+\S/.exec(tooltip)?.[1]?.trim() ?? '';

const isBeside = (one: Rectangle, other: Rectangle): boolean =>
  Math.abs(one.y - other.y) < 4 && Math.abs(one.x - other.x) < 120;

/** In one column, with nothing between them but the lines of their own labels. */
function isBelow(one: Rectangle, other: Rectangle, { boxes }: Surroundings): boolean {
  const [upper, lower] = one.y > other.y ? [one, other] : [other, one];
  const gap = upper.y - (lower.y + lower.height);
  const isColumn = Math.abs(one.x - other.x) < 4 && gap < furthestBelow && gap > -2;
  return (
    isColumn &&
    !boxes.some(
      (box) =>
        box !== one && box !== other && Math.abs(box.x - one.x) < 3 && box.y < upper.y && box.y > lower.y,
    )
  );
}

function joined(checks: readonly LabelledCheck[], around: Surroundings): JoinedChecks {
  const [first] = checks;
  if (checks.length === 1 || !first) return { checks, question: first?.label ?? '', isOne: false };
  const told = sharedPrefix(
    first.widget,
    checks.map(({ widget }) => widget),
  );
  const question = questionOf(checks, around);
  const known = told || statusOf(checks) || question;
  const names = new Set(checks.map(({ widget }) => widget.name));
  const isOne =
    names.size === 1 ||
    checks.some(({ widget }) => widget.type === 'radio') ||
    new Set(checks.map(({ widget }) => stem(widget.name))).size === 1 ||
    checks.some(({ label }) => isYesOrNo(label)) ||
    !isManifold(`${known} ${question}`);
  return {
    checks,
    question: toLabel(known).replace(/\s*\(required\)$/i, '') || nameLabel(first.widget.name),
    isOne,
  };
}

/** Forms that ask for it often print its choices alone. */
function statusOf(checks: readonly LabelledCheck[]): string {
  const labels = checks.map(({ label }) => label).join(' | ');
  if (!/\bmarried\b/i.test(labels) || !/\bsingle\b/i.test(labels)) return '';
  return /household|jointly|withhold/i.test(labels) ? 'Filing status' : 'Marital status';
}

const isManifold = (question: string): boolean =>
  /\ball that\b|\bany\b|\bapply\b|\btaken\b|\ballowances\b|\bservices\b|\bskills\b|\blanguages\b|\bwhich of\b|\binterests?\b|\bdays\b|\bitems\b|\bbenefits\b/i.test(
    question,
  );

/** Left of the first in its row, or above it. */
function questionOf(checks: readonly LabelledCheck[], around: Surroundings): string {
  const [first] = checks;
  if (!first) return '';
  const { box } = first.widget;
  const own = new Set(checks.map(({ phrase }) => phrase));
  const others = around.phrases.filter(
    (phrase) => !own.has(phrase) && !isMark(phrase.text) && !/^(?:yes|no)$/i.test(phrase.text),
  );
  const beside = others
    .filter((phrase) => {
      const gap = box.x - phrase.reach;
      const isRow = Math.abs(phrase.y + phrase.height / 2 - box.y - box.height / 2) < 6;
      const leads = phrase.reach > phrase.x + phrase.width + 4 || /[?:]$/.test(phrase.text);
      return gap > -3 && gap < (phrase.text.endsWith('?') ? 120 : 40) && isRow && leads;
    })
    .sort((one, other) => other.x - one.x)[0];
  const above = others
    .filter((phrase) => {
      const gap = phrase.y - (box.y + box.height);
      const aside = phrase.x - box.x;
      return gap > -4 && gap < 40 && aside < 40 && aside > -60 && phrase.x + phrase.width > box.x;
    })
    .sort((one, other) => one.y - other.y || Math.abs(one.x - box.x) - Math.abs(other.x - box.x))[0];
  const found = beside ?? above;
  return found ? paragraphEnding(found, around) : '';
}
