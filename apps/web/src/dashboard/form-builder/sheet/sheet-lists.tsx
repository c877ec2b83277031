'use client';
import { TextButton } from '@firstday/ui';
import { formatMessage } from '../../../i18n/format-message';
import { useBuilder } from '../builder-context';
import { boxesIn, emptyBoxes, unplacedFields } from '../model/set-sheet';
import { labelOf } from '../outline-items';
import { focusBox } from './focus-box';

/** What is left to do: places that show nothing yet, and answers without a place. */
export function SheetLists() {
  const { words, locale, model, selected, select } = useBuilder();
  const [empty, unplaced] = [emptyBoxes(model), unplacedFields(model)];
  return (
    <>
      {empty.length > 0 ? (
        <details className="sheet-list" open={empty.length < 6}>
          <summary>{formatMessage(words.sheet.emptyCount, { count: empty.length }, locale)}</summary>
          <ul>
            {empty.map((at) => (
              <li key={at}>
                <TextButton
                  onClick={() => {
                    select(selected, at);
                    focusBox(at);
                  }}
                >
                  {formatMessage(words.sheet.boxOnPage, { page: boxesIn(model)[at]?.page ?? 1 }, locale)}
                </TextButton>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {unplaced.length > 0 ? (
        <details className="sheet-list">
          <summary>{formatMessage(words.sheet.unplacedCount, { count: unplaced.length }, locale)}</summary>
          <ul>
            {unplaced.map((field) => (
              <li key={field.key}>
                <TextButton onClick={() => select(field.key)}>
                  <bdi>{labelOf(field)}</bdi>
                </TextButton>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
