'use client';
import './builder.css';
import './sheet/sheet.css';
import type { FormDraft, FormPdf } from '@firstday/domain';
import { Button, useIsLive } from '@firstday/ui';
import { useDeferredValue, useMemo, useReducer, useState } from 'react';
import { BuilderBar } from './builder-bar';
import { type BuilderContext, BuilderProvider, type NamedFact } from './builder-context';
import { BuilderNotices } from './builder-notices';
import type { BuilderWords } from './builder-words';
import { beginBuilding, builderReducer } from './model/builder-state';
import { fieldsIn } from './model/form-model';
import { missingWords } from './model/missing-words';
import { checkForm } from './model/check-form';
import { boxesIn } from './model/set-sheet';
import { OutlinePanel } from './outline-panel';
import { usePdfs } from './pdfs/use-pdfs';
import { PreviewPanel, type View } from './preview-panel';
import { PropertiesPanel } from './properties-panel';
import type { SaveDraft } from './save-draft';
import { useDraftSaving } from './use-draft-saving';
import { useUndoKeys } from './use-undo-keys';

interface BuilderProps {
  readonly draft: Pick<FormDraft, 'content' | 'edition'>;
  /** Fields of the last edition: their names stay. */
  readonly publishedPaths: readonly string[];
  readonly version: string;
  readonly words: BuilderWords;
  readonly locale: string;
  /** Languages that the form may be written in beside English, by their names. */
  readonly languages: readonly { readonly value: string; readonly label: string }[];
  /** Languages that hosted pages speak. */
  readonly hosted: readonly string[];
  /** PDFs that the draft names. */
  readonly pdfs: readonly FormPdf[];
  readonly facts: readonly NamedFact[];
  readonly hrefs: Readonly<Record<'document' | 'publish' | 'reload' | 'upload', string>>;
  readonly save: SaveDraft;
}

type Pane = 'outline' | 'pages' | 'properties' | 'sheet';

/** On a phone they are seen one at a time. */
const panes: readonly Pane[] = ['outline', 'pages', 'sheet', 'properties'];

/** A form is written: its outline, its pages as people will see them, and what holds of the part that is selected. */
export function Builder(props: BuilderProps) {
  // It is nothing without JavaScript: what stands in its place is told so.
  return useIsLive() ? <LiveBuilder {...props} /> : <p className="fd-hint">{props.words.needsScript}</p>;
}

function LiveBuilder(props: BuilderProps) {
  const { draft, publishedPaths, version, words, locale, languages, hosted, facts, hrefs, save } = props;
  const [state, dispatch] = useReducer(builderReducer, draft.content, beginBuilding);
  const { model, selected, box } = state;
  const [pane, setPane] = useState<Pane>('outline');
  const [view, setView] = useState<View>(draft.content.pdf ? 'sheet' : 'pages');
  const [sheetPage, turnTo] = useState(1);
  const [language, setLanguage] = useState(() => languageOf(draft.content.name));
  const [shownIn, setShownIn] = useState('en');
  const pdfs = usePdfs(props.pdfs, hrefs.upload);
  const checked = useMemo(() => checkForm(model, pdfs.known), [model, pdfs.known]);
  const missing = useMemo(() => missingWords(model, language), [model, language]);
  const previewed = useDeferredValue(checked.content);
  const { status, retry } = useDraftSaving({ ...checked, version, save });
  const name = languages.find(({ value }) => value === language)?.label;
  useUndoKeys((type) => dispatch({ type }));

  const show = (one: Pane) => {
    setPane(one);
    if (one === 'pages' || one === 'sheet') setView(one);
  };
  const select = (key: string, at?: number) => {
    dispatch({ type: 'select', key, box: at ?? null });
    const page = pageToShow(state.model, key, at, sheetPage);
    if (page !== undefined) turnTo(page);
    if (at !== undefined) setView('sheet');
    setPane((before) => (before === 'outline' ? 'properties' : before));
  };
  const context: BuilderContext = {
    words,
    locale,
    model,
    selected,
    language: language && name ? { code: language, name } : null,
    problems: checked.problems.filter(({ key, box: at }) =>
      at === undefined ? key === selected : at === box,
    ),
    isAskedInClear: checked.clearKeys.has(selected),
    facts,
    pdfs,
    box,
    sheetPage,
    turnTo,
    select,
    change: (changed, options) => dispatch({ type: 'change', model: changed, ...options }),
  };

  return (
    <BuilderProvider value={context}>
      <BuilderBar
        state={state}
        status={status}
        languages={languages}
        hrefs={hrefs}
        onAction={dispatch}
        onLanguage={(code) => {
          setLanguage(code || null);
          setShownIn(hosted.includes(code) ? code : 'en');
        }}
      />
      <BuilderNotices status={status} missing={missing} reload={hrefs.reload} onRetry={retry} />
      <div className="builder-panes" role="group" aria-label={words.panes}>
        {panes.map((one) => (
          <Button
            key={one}
            size="small"
            variant="ghost"
            aria-pressed={one === pane}
            onClick={() => show(one)}
          >
            {one === 'sheet' ? words.sheet.tab : words[one]}
          </Button>
        ))}
      </div>
      <div className="builder" data-pane={pane} data-view={view}>
        <OutlinePanel problems={checked.problems} missing={missing} />
        <PreviewPanel
          view={view}
          content={previewed}
          selection={state.selection}
          shownIn={shownIn}
          languages={languages.filter(({ value }) => hosted.includes(value))}
          onView={setView}
          onLanguage={setShownIn}
        />
        <PropertiesPanel
          key={`${selected} ${box}`}
          problems={checked.problems}
          publishedPaths={publishedPaths}
        />
      </div>
    </BuilderProvider>
  );
}

const languageOf = (words: Readonly<Record<string, string>>): string | null =>
  Object.keys(words).find((code) => code !== 'en') ?? null;

/** The page of the PDF that shows what is selected; none where the one that is open does, or there is none. */
function pageToShow(
  model: BuilderContext['model'],
  key: string,
  at: number | undefined,
  open: number,
): number | undefined {
  const boxes = boxesIn(model);
  if (at !== undefined) return boxes[at]?.page;
  const path = fieldsIn(model).find((field) => field.key === key)?.content.path;
  const own = boxes.filter(({ field }) => field !== undefined && field === path);
  return own.some(({ page }) => page === open) ? undefined : own[0]?.page;
}
