'use client';
import './builder.css';
import type { FormDraft } from '@firstday/domain';
import { Banner, Button, IconButton, LinkButton, Select, TextButton, useIsLive } from '@firstday/ui';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { formatMessage } from '../../i18n/format-message';
import { BuilderProvider } from './builder-context';
import type { BuilderWords } from './builder-words';
import { beginBuilding, builderReducer } from './model/builder-state';
import { fieldsIn, locate } from './model/form-model';
import { missingWords } from './model/missing-words';
import { checkForm } from './model/check-form';
import { OutlinePanel } from './outline-panel';
import { PropertiesPanel } from './properties-panel';
import type { SaveDraft } from './save-draft';
import { TrialFrame } from './trial-frame';
import { useDraftSaving } from './use-draft-saving';

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
  readonly hrefs: Readonly<Record<'document' | 'publish' | 'reload', string>>;
  readonly save: SaveDraft;
}

type Pane = 'outline' | 'preview' | 'properties';

const panes: readonly Pane[] = ['outline', 'preview', 'properties'];

/** A form is written: its outline, its pages as people will see them, and what holds of the part that is selected. */
export function Builder(props: BuilderProps) {
  // It is nothing without JavaScript: what stands in its place is told so.
  return useIsLive() ? <LiveBuilder {...props} /> : <p className="fd-hint">{props.words.needsScript}</p>;
}

function LiveBuilder(props: BuilderProps) {
  const { draft, publishedPaths, version, words, locale, languages, hosted, hrefs, save } = props;
  const [state, dispatch] = useReducer(builderReducer, draft.content, beginBuilding);
  const { model, selected } = state;
  const [pane, setPane] = useState<Pane>('outline');
  const [language, setLanguage] = useState(() => languageOf(draft.content.name));
  const [shownIn, setShownIn] = useState('en');
  const checked = useMemo(() => checkForm(model), [model]);
  const missing = useMemo(() => missingWords(model, language), [model, language]);
  const previewed = useDeferredValue(checked.content);
  const { status, retry } = useDraftSaving({ ...checked, version, save });
  const found = locate(model, selected);
  const name = languages.find(({ value }) => value === language)?.label;

  const select = (key: string) => {
    dispatch({ type: 'select', key });
    setPane((before) => (before === 'outline' ? 'properties' : before));
  };
  const keys = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping) return;
    event.preventDefault();
    dispatch({ type: event.shiftKey ? 'redo' : 'undo' });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => keys(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return (
    <BuilderProvider
      value={{
        words,
        locale,
        model,
        language: language && name ? { code: language, name } : null,
        problems: checked.problems.filter(({ key }) => key === selected),
        change: (changed, step) => dispatch({ type: 'change', model: changed, ...(step ? { step } : {}) }),
      }}
    >
      <div className="builder-bar">
        <IconButton
          icon="undo"
          label={words.undo}
          disabled={state.past.length === 0}
          onClick={() => dispatch({ type: 'undo' })}
        />
        <IconButton
          icon="redo"
          label={words.redo}
          disabled={state.future.length === 0}
          onClick={() => dispatch({ type: 'redo' })}
        />
        <p className="builder-status" role="status">
          {words.saving[status]}
        </p>
        <Select
          label={words.besideEnglish}
          isLabelBeside
          isFit
          value={language ?? ''}
          options={[{ value: '', label: words.noLanguage }, ...languages]}
          onChange={({ currentTarget: { value } }) => {
            setLanguage(value || null);
            setShownIn(hosted.includes(value) ? value : 'en');
          }}
        />
        <LinkButton variant="secondary" icon="file" href={hrefs.document} target="_blank">
          {words.document}
        </LinkButton>
        <LinkButton href={hrefs.publish}>{words.publish}</LinkButton>
      </div>
      {status === 'stale' ? (
        <Banner tone="bad" icon="alert" title={words.stale}>
          <p>{words.staleHint}</p>
          <a href={hrefs.reload}>{words.reload}</a>
        </Banner>
      ) : null}
      {status === 'failed' ? (
        <Banner tone="bad" icon="alert" title={words.failed}>
          <TextButton onClick={retry}>{words.retry}</TextButton>
        </Banner>
      ) : null}
      {language && missing.size > 0 ? (
        <p className="fd-hint">
          {formatMessage(words.missingCount, { count: sumOf(missing), language: name ?? language }, locale)}
        </p>
      ) : null}
      <div className="builder-panes" role="group" aria-label={words.panes}>
        {panes.map((one) => (
          <Button
            key={one}
            size="small"
            variant={one === pane ? 'primary' : 'secondary'}
            aria-pressed={one === pane}
            onClick={() => setPane(one)}
          >
            {words[one]}
          </Button>
        ))}
      </div>
      <div className="builder" data-pane={pane}>
        <OutlinePanel
          selected={selected}
          problems={checked.problems}
          missing={missing}
          onSelect={select}
          onEdit={({ model: changed, key }) => dispatch({ type: 'change', model: changed, selected: key })}
        />
        <section className="builder-preview" aria-label={words.preview}>
          <Select
            label={words.previewIn}
            isLabelBeside
            isFit
            value={shownIn}
            options={[
              { value: 'en', label: words.english },
              ...languages.filter(({ value }) => hosted.includes(value)),
            ]}
            onChange={({ currentTarget }) => setShownIn(currentTarget.value)}
          />
          <TrialFrame
            key={shownIn}
            title={words.preview}
            locale={shownIn}
            content={previewed}
            shown={{
              selection: state.selection,
              section: 'section' in found ? found.section.content.id : null,
              page: 'page' in found ? found.page.content.id : null,
              field: found.type === 'field' ? found.field.content.path : null,
            }}
            onSelect={(path) => {
              const field = fieldsIn(model).find(({ content }) => content.path === path);
              if (field && field.key !== selected) dispatch({ type: 'select', key: field.key });
            }}
          />
        </section>
        <PropertiesPanel
          key={selected}
          selected={selected}
          problems={checked.problems}
          publishedPaths={publishedPaths}
          onSelect={select}
        />
      </div>
    </BuilderProvider>
  );
}

const languageOf = (words: Readonly<Record<string, string>>): string | null =>
  Object.keys(words).find((code) => code !== 'en') ?? null;

const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);
