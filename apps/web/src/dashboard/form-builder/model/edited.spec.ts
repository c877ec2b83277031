import { FormContent } from '@firstday/domain';
import { contentIssues } from '@firstday/forms';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { beginBuilding, builderReducer } from './builder-state';
import {
  addField,
  addPage,
  addSection,
  dependentsOf,
  duplicatePart,
  pathOf,
  removePart,
  setField,
} from './edited';
import { fieldsIn, type FormModel, locate, pagesIn, toContent, toModel } from './form-model';
import { movePart, stepPart } from './move-part';
import { hasReferences } from './references-to';
import { missingWords } from './missing-words';
import { checkForm } from './check-form';

const words = (en: string) => ({ en });
const size = {
  path: 'task.size',
  kind: 'radio',
  label: { en: 'Size?', es: '¿Talla?' },
  options: [{ value: 'm', label: words('Medium') }],
} as const;
const isMedium = { fact: 'task.size', operator: 'equals', value: 'm' } as const;
const content = FormContent.parse({
  name: words('Loan'),
  short_name: words('Loan'),
  purpose: words('You borrow something.'),
  minutes: 1,
  sections: [
    {
      id: 'employee',
      title: words('Yours'),
      assignee_type: 'employee',
      attestation: words('I have it.'),
      pages: [
        {
          id: 'first',
          title: words('First'),
          fields: [
            size,
            { path: 'task.why', kind: 'text', label: words('Why?'), when: { any: [isMedium] } },
            { path: 'task.note', kind: 'text', label: words('Note'), required: isMedium },
          ],
        },
        { id: 'second', title: words('Second'), when: isMedium, fields: [] },
      ],
    },
  ],
});
const model = toModel(content);
const keyOf = (name: string, of: FormModel = model): string => {
  const field = fieldsIn(of).find(({ content }) => content.path === `task.${name}`);
  const page = pagesIn(of).find(({ content }) => content.id === name);
  const section = of.sections.find(({ content }) => content.id === name);
  return (field ?? page ?? section)?.key ?? 'nothing';
};
const namesOf = (of: FormModel): string[] =>
  of.sections.flatMap((section) => [
    section.content.id,
    ...section.pages.flatMap((page) => [page.content.id, ...page.fields.map(({ content }) => content.path)]),
  ]);
const line = { path: 'task.new_question', kind: 'text', label: words('New question') } as const;

describe('a form that is being written', () => {
  it('is what it was where nothing is done', () => {
    expect(toContent(model)).toEqual(content);
  });

  it('gets parts where one works, with names that nothing else has', () => {
    const added = addField(model, keyOf('size'), line);
    expect(namesOf(added.model).slice(2, 4)).toEqual(['task.size', 'task.new_question']);
    const again = addField(added.model, added.key, line);
    expect(namesOf(again.model).slice(3, 5)).toEqual(['task.new_question', 'task.new_question_2']);
    expect(locate(again.model, again.key)).toMatchObject({
      type: 'field',
      page: { content: { id: 'first' } },
    });
    const page = addPage(model, keyOf('why'), 'Third');
    expect(pagesIn(page.model).map(({ content: { id } }) => id)).toEqual(['first', 'page', 'second']);
    const named = { title: 'Ours', page: 'Page', attestation: 'Done.', assignee: 'employer' } as const;
    const section = addSection(page.model, named);
    expect(namesOf(section.model).slice(-2)).toEqual(['employer', 'page_2']);
    expect(pathOf(model, keyOf('why'), 'Año & día, 2nd?')).toBe('task.ano_dia_2nd');
    expect(pathOf(model, keyOf('why'), 'Size')).toBe('task.size_2');
    expect(pathOf(model, keyOf('why'), 'مقاس؟')).toBeUndefined();
  });

  it('moves parts among their own, and puts none where it cannot stand', () => {
    const moved = movePart(model, keyOf('note'), { key: keyOf('size'), position: 'before' });
    expect(namesOf(moved).slice(2)).toEqual(['task.note', 'task.size', 'task.why', 'second']);
    const into = movePart(model, keyOf('note'), { key: keyOf('second'), position: 'on' });
    expect(namesOf(into).slice(-2)).toEqual(['second', 'task.note']);
    const turned = movePart(model, keyOf('second'), { key: keyOf('first'), position: 'before' });
    expect(pagesIn(turned).map(({ content: { id } }) => id)).toEqual(['second', 'first']);
    for (const [part, target, position] of [
      ['employee', 'first', 'on'],
      ['first', 'size', 'after'],
      ['size', 'employee', 'on'],
      ['first', 'second', 'on'],
      ['size', 'size', 'before'],
    ] as const)
      expect(movePart(model, keyOf(part), { key: keyOf(target), position })).toBe(model);
    const down = [1, 2, 3].reduce((now) => stepPart(now, keyOf('size'), 1), model);
    expect(namesOf(down).slice(1)).toEqual(['first', 'task.why', 'task.note', 'second', 'task.size']);
    expect(stepPart(down, keyOf('size'), 1)).toBe(down);
    expect(namesOf(stepPart(down, keyOf('size'), -1)).slice(-2)).toEqual(['task.size', 'second']);
  });

  it('names what depends on a part before it is removed, and removes the conditions with it', () => {
    const dependents = dependentsOf(model, keyOf('size')).conditions.map(({ key }) => key);
    expect(dependents.toSorted()).toEqual([keyOf('why'), keyOf('note'), keyOf('second')].toSorted());
    expect(hasReferences(dependentsOf(model, keyOf('employee')))).toBe(false);
    const without = toContent(removePart(model, keyOf('size')));
    expect(JSON.stringify(without)).not.toContain('task.size');
    expect(FormContent.safeParse(without).success).toBe(true);
  });

  it('has conditions follow a field that is named otherwise', () => {
    const renamed = setField(model, keyOf('size'), {
      ...size,
      path: 'task.shirt',
      options: [...size.options],
    });
    expect(JSON.stringify(toContent(renamed))).not.toContain('task.size"');
    expect(contentIssues(toContent(renamed)).map(({ path }) => path.join('.'))).toEqual([
      'sections.0.pages.1.fields',
    ]);
  });

  it('copies a page with its fields, under names of their own', () => {
    const { model: copied } = duplicatePart(model, keyOf('first'));
    expect(namesOf(copied).slice(5, 9)).toEqual(['page', 'task.size_2', 'task.why_2', 'task.note_2']);
    const why = fieldsIn(copied).find(({ content }) => content.path === 'task.why_2');
    expect(why?.content.when).toEqual({ any: [{ ...isMedium, fact: 'task.size_2' }] });
    expect(fieldsIn(copied).find(({ content }) => content.path === 'task.why')?.content.when).toEqual({
      any: [isMedium],
    });
  });

  it('says what is wrong at the part that it is about, and what is missing in a language', () => {
    const blank = setField(model, keyOf('why'), { ...line, path: 'task.why', label: words('') });
    const checked = checkForm(blank);
    expect([checked.isSavable, checked.problems]).toMatchObject([
      false,
      [{ key: keyOf('why'), property: 'label' }],
    ]);
    expect(checkForm(model).problems).toMatchObject([{ key: keyOf('second'), property: 'fields' }]);
    const missing = missingWords(model, 'es');
    expect([missing.get(keyOf('size')), missing.get(keyOf('why')), missing.get('form')]).toEqual([1, 1, 3]);
    expect(missingWords(model, null).size).toBe(0);
  });
});

describe('what is done to a form', () => {
  it('is undone step by step, typing in one control at once, and done again', () => {
    let state = beginBuilding(content);
    for (const label of ['W', 'Wh', 'Why not?']) {
      const changed = setField(state.model, keyOf('why'), { ...line, path: 'task.why', label: words(label) });
      state = builderReducer(state, { type: 'change', model: changed, step: 'why label' });
    }
    state = builderReducer(state, {
      type: 'change',
      model: removePart(state.model, keyOf('note')),
      selected: 'form',
    });
    state = builderReducer(state, { type: 'undo' });
    expect(namesOf(state.model)).toContain('task.note');
    state = builderReducer(state, { type: 'undo' });
    expect(toContent(state.model)).toEqual(content);
    expect(builderReducer(state, { type: 'undo' })).toBe(state);
    state = builderReducer(builderReducer(state, { type: 'redo' }), { type: 'redo' });
    expect(namesOf(state.model)).not.toContain('task.note');
  });

  it('leaves a form whose names are told apart and whose conditions ask for what is there, whatever it is', () => {
    const act = fc.tuple(
      fc.constantFrom('add', 'copy', 'move', 'page', 'remove', 'step'),
      fc.nat(),
      fc.nat(),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 15 }), (acts) => {
        let now = model;
        for (const [name, one, other] of acts) {
          const keys = [...now.sections, ...pagesIn(now), ...fieldsIn(now)].map(({ key }) => key);
          const [key, target] = [one, other].map((at) => keys[at % Math.max(1, keys.length)] ?? 'form');
          if (key === undefined || target === undefined) continue;
          if (name === 'add') now = addField(now, key, line).model;
          if (name === 'page') now = addPage(now, key, 'Page').model;
          if (name === 'copy') now = duplicatePart(now, key).model;
          if (name === 'remove') now = removePart(now, key);
          if (name === 'step') now = stepPart(now, key, other % 2 ? 1 : -1);
          if (name === 'move')
            now = movePart(now, key, {
              key: target,
              position: one % 2 ? 'before' : one % 3 ? 'on' : 'after',
            });
        }
        const after = toContent(now);
        expect(FormContent.safeParse(after).success).toBe(true);
        const keys = [...now.sections, ...pagesIn(now), ...fieldsIn(now)].map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        const names = namesOf(now);
        expect(new Set(names).size).toBe(names.length);
        const asked = JSON.stringify(after).includes('"fact":"task.size"');
        expect(!asked || names.includes('task.size')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
