'use client';
import { Button, Checkbox, Select } from '@firstday/ui';
import { useBuilder } from '../builder-context';
import { onPage } from '../model/box-place';
import { boxesIn, removeBox, setBox, showInBox } from '../model/set-sheet';
import { problemText } from '../problem-text';
import { shownChoices, valueOf } from '../sheet/shown-choices';
import { AmountInput } from './amount-input';
import { NumberInput } from './number-input';

/** What stands in the selected place of the PDF, and where exactly that is. */
export function BoxProperties({ at }: { readonly at: number }) {
  const { words, model, pdfs, problems, change } = useBuilder();
  const box = boxesIn(model)[at];
  const pages = pdfs.find(model.content.pdf?.sha256)?.pages ?? [];
  const size = pages[(box?.page ?? 1) - 1];
  if (!box) return null;
  const choices = shownChoices(model, words);
  const value = valueOf(box);
  const isThere = choices.some((choice) => choice.value === value);
  const problem = problems.find((it) => it.box === at);
  const isText = box.shows === 'answer' && box.option === undefined;
  const set = (changes: Partial<typeof box>) =>
    change(setBox(model, at, changes), { step: `box ${at} ${Object.keys(changes).join()}` });
  const place = (changes: Partial<typeof box>) =>
    set(size ? { ...onPage({ ...box, ...changes }, size) } : changes);
  return (
    <div className="builder-box">
      <Select
        label={words.sheet.shows}
        value={isThere ? value : ''}
        options={[
          ...(isThere ? [] : [{ value: '', label: words.sheet.nothing }]),
          ...choices.map((choice) => ({ value: choice.value, label: choice.label })),
        ]}
        error={problem && problemText(problem, words)}
        errorWord={words.error}
        onChange={({ currentTarget }) => {
          const chosen = choices.find((choice) => choice.value === currentTarget.value);
          if (chosen) change(showInBox(model, at, chosen.shown));
        }}
      />
      {isText ? (
        <>
          <NumberInput
            label={words.sheet.comb}
            hint={words.sheet.combHint}
            property="comb"
            value={box.comb}
            isOptional
            onChange={(comb) =>
              set({ comb: comb === undefined || comb < 2 ? undefined : Math.min(comb, 60) })
            }
          />
          <Checkbox
            label={words.sheet.lines}
            checked={box.lines ?? false}
            onChange={({ currentTarget }) => set({ lines: currentTarget.checked || undefined })}
          />
        </>
      ) : null}
      {pages.length > 1 ? (
        <Select
          label={words.sheet.page}
          isFit
          value={String(box.page)}
          options={pages.map((_, index) => ({ value: String(index + 1), label: String(index + 1) }))}
          onChange={({ currentTarget }) => set({ page: Number(currentTarget.value) })}
        />
      ) : null}
      <fieldset className="builder-place">
        <legend className="fd-label">{words.sheet.place}</legend>
        <AmountInput label={words.sheet.x} value={box.x} onChange={(x = 0) => place({ x })} />
        <AmountInput label={words.sheet.y} value={box.y} onChange={(y = 0) => place({ y })} />
        <AmountInput label={words.sheet.width} value={box.width} onChange={(width = 4) => place({ width })} />
        <AmountInput
          label={words.sheet.height}
          value={box.height}
          onChange={(height = 4) => place({ height })}
        />
      </fieldset>
      <Button
        variant="secondary"
        size="small"
        icon="trash"
        onClick={() => change(removeBox(model, at), { box: null })}
      >
        {words.sheet.removeBox}
      </Button>
    </div>
  );
}
