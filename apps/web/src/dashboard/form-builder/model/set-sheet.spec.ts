import { FormContent } from '@firstday/domain';
import { contentIssues } from '@firstday/forms';
import { describe, expect, it } from '@jest/globals';
import { checkForm } from './check-form';
import { dependentsOf, duplicatePart, removePart, setField } from './edited';
import { fieldsIn, type FormModel, toContent, toModel } from './form-model';
import {
  addBox,
  boxesIn,
  emptyBoxes,
  removeBox,
  setBox,
  setSheet,
  showInBox,
  shownOf,
  unplacedFields,
} from './set-sheet';
import { asSuggested, isBlankForm, onOtherSheet, withSheetOnly } from './with-sheet-only';
import { withQuestionsOf } from './with-questions-of';

const words = (en: string) => ({ en });
const place = (y: number) => ({ page: 1, x: 72, y, width: 200, height: 18 });
const sha256 = 'a'.repeat(64);
const field = (name: string, kind: string, more: object = {}) => ({
  path: `task.${name}`,
  kind,
  label: words(name),
  ...more,
});

const content = FormContent.parse({
  name: words('License'),
  short_name: words('License'),
  purpose: words('You show your license.'),
  minutes: 1,
  outcome: 'task.answer',
  scope: { per: 'employee', expires: { path: 'task.until', days_before: 30 } },
  pdf: {
    sha256,
    boxes: [
      { ...place(700), shows: 'answer', field: 'task.number', comb: 8 },
      { ...place(680), shows: 'answer', field: 'task.until' },
      { ...place(660), shows: 'signature', section: 'employee' },
      { ...place(640), shows: 'answer', field: 'task.answer', option: 'yes' },
    ],
  },
  sections: [
    {
      id: 'employee',
      title: words('Yours'),
      assignee_type: 'employee',
      attestation: words('It is mine.'),
      pages: [
        {
          id: 'first',
          title: words('First'),
          fields: [
            field('number', 'text'),
            field('until', 'date'),
            field('answer', 'radio', { options: [{ value: 'yes', label: words('Yes') }] }),
            field('note', 'long_text'),
            field('front', 'file'),
          ],
        },
        {
          id: 'second',
          title: words('Second'),
          fields: [
            field('read', 'content', { text: words('Yours ends on {task.until}, {employee.first_name}.') }),
          ],
        },
      ],
    },
  ],
});
const model = toModel(content);
const keyOf = (name: string, of: FormModel = model): string =>
  fieldsIn(of).find(({ content: { path } }) => path === `task.${name}`)?.key ?? 'nothing';

describe('the sheet of a form', () => {
  it('has boxes that are added, moved, told what they show, and removed', () => {
    const added = addBox(model, { ...place(600), shows: 'answer' });
    expect(emptyBoxes(added)).toEqual([4]);
    expect(checkForm(added).problems).toMatchObject([{ key: 'form', property: 'box', box: 4 }]);
    const shown = showInBox(added, 4, { shows: 'answer', field: 'task.note' });
    expect([emptyBoxes(shown), boxesIn(shown)[4]]).toMatchObject([[], { field: 'task.note', y: 600 }]);
    expect(boxesIn(showInBox(shown, 0, { shows: 'answer', field: 'task.note' }))[0]).toMatchObject({
      comb: 8,
    });
    expect(boxesIn(showInBox(shown, 0, { shows: 'signer', section: 'employee' }))[0]).toEqual({
      ...place(700),
      shows: 'signer',
      section: 'employee',
    });
    expect(boxesIn(setBox(shown, 1, { x: 80 }))[1]).toMatchObject({ x: 80, field: 'task.until' });
    expect(boxesIn(removeBox(shown, 0)).map(({ field }) => field)).toEqual([
      'task.until',
      undefined,
      'task.answer',
      'task.note',
    ]);
    expect(FormContent.safeParse(toContent(shown)).success).toBe(true);
  });

  it('has a new box show what is selected, where that has no place yet', () => {
    expect(shownOf(model, keyOf('note'))).toEqual({ shows: 'answer', field: 'task.note', lines: true });
    expect(shownOf(model, keyOf('until'))).toEqual({ shows: 'answer' });
    const section = model.sections[0]?.key ?? '';
    expect(shownOf(model, section)).toEqual({ shows: 'answer' });
    expect(shownOf(removeBox(model, 2), section)).toEqual({ shows: 'signature', section: 'employee' });
    expect(shownOf(model, 'form')).toEqual({ shows: 'answer' });
  });

  it('is told by its pages which boxes are beside them, and that a PDF is gone', () => {
    const letter = [{ width: 612, height: 792 }];
    expect(checkForm(model, new Map([[sha256, letter]])).problems).toEqual([]);
    const far = setBox(setBox(model, 0, { page: 3 }), 1, { x: 700 });
    expect(checkForm(far, new Map([[sha256, letter]])).problems).toMatchObject([
      { property: 'box_place', box: 0 },
      { property: 'box_place', box: 1 },
    ]);
    expect(checkForm(model, new Map()).problems).toMatchObject([{ key: 'form', property: 'pdf' }]);
  });

  it('names the answers that it has no place for', () => {
    expect(unplacedFields(model).map(({ content: { path } }) => path)).toEqual(['task.note']);
    expect(unplacedFields(setSheet(model, undefined))).toEqual([]);
  });

  it('follows a field that is named otherwise, as do scope, outcome and texts', () => {
    const until = fieldsIn(model).find(({ content: { path } }) => path === 'task.until');
    const renamed = setField(model, keyOf('until'), {
      ...until?.content,
      path: 'task.ends',
      kind: 'date',
      label: words('Ends'),
    });
    const after = toContent(renamed);
    expect(JSON.stringify(after)).not.toContain('task.until');
    expect([after.scope?.expires?.path, contentIssues(after)]).toEqual(['task.ends', []]);
    expect(JSON.stringify(after)).toContain('{task.ends}, {employee.first_name}');
  });

  it('goes with what is removed, and so do scope, outcome and the names in texts, once they were named', () => {
    expect(dependentsOf(model, keyOf('until'))).toMatchObject({
      boxes: 1,
      isExpiry: true,
      isOutcome: false,
      texts: [{ key: keyOf('read') }],
    });
    expect(dependentsOf(model, keyOf('answer'))).toMatchObject({ boxes: 1, isOutcome: true, texts: [] });
    const after = toContent(removePart(removePart(model, keyOf('until')), keyOf('answer')));
    expect([after.scope, after.outcome]).toEqual([{ per: 'employee' }, undefined]);
    expect(after.pdf?.boxes.map(({ field, section }) => field ?? section)).toEqual([
      'task.number',
      'employee',
    ]);
    expect(JSON.stringify(after)).toContain('Yours ends on …, {employee.first_name}.');
    const [section] = model.sections;
    expect(dependentsOf(model, section?.key ?? '').boxes).toBe(4);
    expect(boxesIn(removePart(model, section?.key ?? ''))).toEqual([]);
  });

  it('stays with the fields that it shows when a page is copied', () => {
    const [page] = model.sections[0]?.pages ?? [];
    expect(boxesIn(duplicatePart(model, page?.key ?? '').model)).toEqual(boxesIn(model));
  });
});

const suggestion = FormContent.parse({
  name: words('license.pdf'),
  short_name: words('license.pdf'),
  purpose: words('Fill it in.'),
  minutes: 2,
  pdf: {
    sha256: 'b'.repeat(64),
    boxes: [
      { ...place(500), shows: 'answer', field: 'task.number' },
      { ...place(480), shows: 'answer', field: 'task.colour', option: 'red' },
      { ...place(460), shows: 'signature', section: 'employee' },
      { ...place(440), shows: 'signature', section: 'employer' },
    ],
  },
  sections: [
    [
      'employee',
      [
        field('number', 'text'),
        field('colour', 'radio', { options: [{ value: 'red', label: words('Red') }] }),
      ],
    ] as const,
    ['employer', [field('checked', 'checkbox')]] as const,
  ].map(([side, fields]) => ({
    id: side,
    title: words(side),
    assignee_type: side,
    attestation: words('So it is.'),
    pages: [{ id: `${side}_page`, title: words(side), fields }],
  })),
});
const dropped = { sha256: 'b'.repeat(64), suggestion };

describe('a PDF that is dropped', () => {
  it('is taken whole by a form without questions, under its own names', () => {
    const blank = removePart(removePart(model, pageKey(0)), pageKey(1));
    expect([isBlankForm(blank), isBlankForm(model)]).toEqual([true, false]);
    const taken = asSuggested(blank, dropped);
    expect([taken.name, taken.sections.length, taken.pdf?.boxes.length]).toEqual([words('License'), 2, 4]);
    expect([taken.purpose, taken.scope, taken.minutes]).toEqual([
      words('You show your license.'),
      { per: 'employee' },
      2,
    ]);
    expect(contentIssues(taken)).toEqual([]);
  });

  it('gives only its sheet: a box shows what the form has by that name, or nothing yet', () => {
    const after = withSheetOnly(model, dropped);
    expect(boxesIn(after).map(({ field, section }) => field ?? section)).toEqual([
      'task.number',
      undefined,
      'employee',
      undefined,
    ]);
    expect(emptyBoxes(after)).toEqual([1, 3]);
    expect(boxesIn(withSheetOnly(model, { ...dropped, suggestion: null }))).toEqual([]);
    expect(boxesIn(onOtherSheet(model, dropped))).toEqual(boxesIn(model));
  });

  it('gives its questions too, under names of their own, and the boxes show those', () => {
    const after = toContent(withQuestionsOf(model, dropped.sha256, suggestion));
    expect(after.sections.map(({ id }) => id)).toEqual(['employee', 'employer']);
    expect(after.pdf?.boxes.map(({ field, section }) => field ?? section)).toEqual([
      'task.number_2',
      'task.colour',
      'employee',
      'employer',
    ]);
    expect(contentIssues(after)).toEqual([]);
  });
});

function pageKey(at: number): string {
  return model.sections[0]?.pages[at]?.key ?? '';
}
