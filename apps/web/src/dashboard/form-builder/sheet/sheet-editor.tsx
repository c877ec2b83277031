'use client';
import type { FormPdf } from '@firstday/domain';
import { Button, IconButton, TextButton } from '@firstday/ui';
import { useRef, useState } from 'react';
import { formatMessage } from '../../../i18n/format-message';
import { useBuilder } from '../builder-context';
import { newBox } from '../model/box-place';
import { addBox, boxesIn, setSheet, shownOf } from '../model/set-sheet';
import { DroppedNotice } from '../pdfs/dropped-notice';
import { addBoxId, focusBox } from './focus-box';
import { SheetLists } from './sheet-lists';
import { SheetPage } from './sheet-page';
import { usePictureWidth } from './use-picture-width';

interface SheetEditorProps {
  readonly pdf: FormPdf;
  readonly onReplace: () => void;
}

const zooms = [1, 1.5, 2, 3] as const;

/** As wide as its place; on a phone larger, so that a finger can press what stands there. */
const zoomAtFirst = (): number => (window.matchMedia('(max-width: 40rem)').matches ? 2 : 0);

/** The PDF page by page, with what is written where. */
export function SheetEditor({ pdf, onReplace }: SheetEditorProps) {
  const { words, locale, model, selected, sheetPage, turnTo, change } = useBuilder();
  const [zoom, setZoom] = useState(zoomAtFirst);
  const view = useRef<HTMLDivElement>(null);
  const pictureWidth = usePictureWidth(view, zooms[zoom] ?? 1);
  const number = Math.min(sheetPage, pdf.pages.length);
  const size = pdf.pages[number - 1];
  if (!size) return null;
  const add = () => {
    const at = boxesIn(model).length;
    change(addBox(model, { page: number, ...newBox(size), ...shownOf(model, selected) }), { box: at });
    focusBox(at);
  };
  return (
    <>
      <div className="sheet-tools" role="group" aria-label={words.sheet.tools}>
        <IconButton
          icon="back"
          size="small"
          label={words.sheet.previous}
          disabled={number === 1}
          onClick={() => turnTo(number - 1)}
        />
        <span className="sheet-number" role="status">
          {formatMessage(words.sheet.pageOf, { page: number, count: pdf.pages.length }, locale)}
        </span>
        <span className="sheet-next">
          <IconButton
            icon="back"
            size="small"
            label={words.sheet.next}
            disabled={number === pdf.pages.length}
            onClick={() => turnTo(number + 1)}
          />
        </span>
        <IconButton
          icon="minus"
          size="small"
          label={words.sheet.smaller}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <IconButton
          icon="plus"
          size="small"
          label={words.sheet.larger}
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
        <Button id={addBoxId} size="small" variant="secondary" icon="plus" onClick={add}>
          {words.sheet.addBox}
        </Button>
      </div>
      <div className="sheet-view" ref={view}>
        <div className="sheet-zoom" data-zoom={zooms[zoom]}>
          <SheetPage
            key={`${pdf.sha256} ${number}`}
            sha256={pdf.sha256}
            number={number}
            size={size}
            pictureWidth={pictureWidth}
          />
        </div>
      </div>
      <SheetLists />
      <DroppedNotice pdf={pdf} />
      <p className="builder-tools">
        <TextButton onClick={onReplace}>{words.sheet.replace}</TextButton>
        <TextButton onClick={() => change(setSheet(model, undefined), { box: null })}>
          {words.sheet.removeSheet}
        </TextButton>
      </p>
    </>
  );
}
