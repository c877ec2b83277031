import { joinChecks, type JoinedChecks } from './join-checks.js';
import { joinParts, toCombs, type JoinedParts } from './join-parts.js';
import { guessKind } from './guess-kind.js';
import { headingOf, statementOf } from './heading-of.js';
import type { PrintedPhrase } from './printed-phrase.js';
import type { Surroundings } from './lines-around.js';
import { joinLines, joinNames } from './join-names.js';
import { printedSignatures } from './printed-signatures.js';
import { withComputedAmounts } from './with-computed-amounts.js';
import { withOwners } from './with-owners.js';
import { labelTexts, type Labelled } from './label-texts.js';
import { inReadingOrder } from './in-reading-order.js';
import type { ReadBox, ReadField } from '@firstday/forms';
import { signedOn } from './signed-on.js';
import type { Widget } from './widget-of.js';

/** The fields of a page in reading order. */
export function readFields(
  widgets: readonly Widget[],
  phrases: readonly PrintedPhrase[],
): readonly ReadField[] {
  const asked = widgets.filter(({ type }) => type !== 'button');
  const isCheck = ({ type }: Widget) => type === 'check' || type === 'radio';
  const around: Surroundings = {
    phrases,
    boxes: asked.map(({ box }) => box),
    checks: asked.filter(isCheck).map(({ box }) => box),
  };
  const checks = joinChecks(asked.filter(isCheck), around).map(checkField);
  const texts = joinParts(
    asked.filter((widget) => !isCheck(widget)),
    phrases,
  );
  const labels = labelTexts(texts, around, asked.filter(isCheck));
  const read = texts.map((parts, at) => textField(parts, labels[at], around));
  const fields = [...checks, ...joinLines(joinNames(read))];
  const signed = [...fields, ...printedSignatures(fields, around)];
  return withOwners(withComputedAmounts(inOrder(signedOn(signed, phrases), phrases))).map((field, _, all) =>
    withHeading(field, all, phrases),
  );
}

function withHeading(
  field: ReadField,
  all: readonly ReadField[],
  phrases: readonly PrintedPhrase[],
): ReadField {
  const heading = headingOf(field.box, phrases, new Set(all.map(({ label }) => label)));
  return heading === '' ? field : { ...field, heading };
}

function inOrder(fields: readonly ReadField[], phrases: readonly PrintedPhrase[]): readonly ReadField[] {
  const places = fields.map((field) => ({ ...field.box, field }));
  return inReadingOrder(places, phrases).map(({ field }) => field);
}

function checkField({ checks, question, isOne }: JoinedChecks): ReadField {
  const [first] = checks;
  if (!first) throw new Error('A group of check boxes has one at least');
  const { widget } = first;
  const boxes = checks.map((check) => boxOn(check.widget));
  const common = {
    name: widget.name,
    page: widget.page,
    box: widget.box,
    ...(widget.required && { required: true as const }),
  };
  if (checks.length === 1) return { ...common, boxes, kind: 'checkbox', label: first.label || question };
  return {
    ...common,
    boxes,
    kind: isOne ? 'radio' : 'checkbox_group',
    label: question,
    options: checks.map((check) => ({ label: check.label, box: boxOn(check.widget) })),
  };
}

const boxOn = ({ page, box }: Widget): ReadBox => ({ page, ...box });

function textField(parts: JoinedParts, labelled: Labelled | undefined, around: Surroundings): ReadField {
  const { widgets } = parts;
  const [widget] = widgets;
  if (!widget) throw new Error('A field has one box at least');
  const { label = '', dollars = false, isPrinted = false } = labelled ?? {};
  const guessed = guessKind({ widget, label, dollars });
  const kind = parts.kind ?? guessed;
  const joined = isJoined(parts);
  const combs = toCombs(widgets);
  const boxes: readonly ReadBox[] = joined
    ? combs.map(({ box, comb }) => ({ page: widget.page, ...box, ...(comb > 1 && { comb }) }))
    : widgets.map((one) => ({ ...boxOn(one), ...combOf(one) }));
  const length = joined
    ? widgets.reduce((sum, { maxLength }) => sum + (maxLength ?? 0), 0)
    : widget.maxLength;
  return {
    name: widget.name,
    page: widget.page,
    box: boxes[0]
      ? { x: boxes[0].x, y: boxes[0].y, width: boxes[0].width, height: boxes[0].height }
      : widget.box,
    boxes,
    kind,
    label,
    ...(widget.choices.length > 0 &&
      kind === 'select' && { options: widget.choices.map((choice) => ({ label: choice })) }),
    ...(widget.required && { required: true as const }),
    ...(length !== null && length > 0 && { maxLength: length }),
    ...combOf(boxes[0]?.comb ? { comb: true, maxLength: boxes[0].comb } : widget),
    ...(widget.multiline && { multiline: true as const }),
    ...(!isPrinted && widget.tooltip === '' && { isUnasked: true as const }),
    ...(kind === 'signature' && statement(widget, around)),
  };
}

const isJoined = ({ widgets }: JoinedParts): boolean =>
  widgets.length > 1 && new Set(widgets.map(({ name }) => name)).size > 1;

const combOf = ({ comb, maxLength }: Pick<Widget, 'comb' | 'maxLength'>): { comb?: number } =>
  comb && maxLength !== null && maxLength > 1 ? { comb: maxLength } : {};

function statement({ box }: Widget, { phrases }: Surroundings): { statement?: string } {
  const found = statementOf(box, phrases);
  return found === '' ? {} : { statement: found };
}
