'use client';
import type { FormContent } from '@firstday/domain';
import { Button, Select } from '@firstday/ui';
import { useBuilder } from './builder-context';
import { fieldsIn, locate } from './model/form-model';
import { SheetPanel } from './sheet/sheet-panel';
import { TrialFrame } from './trial-frame';

/** The middle of the builder: the pages as people will see them, or the PDF that is filled in. */
export type View = 'pages' | 'sheet';

const views: readonly View[] = ['pages', 'sheet'];

interface PreviewPanelProps {
  readonly view: View;
  readonly content: FormContent;
  readonly selection: number;
  readonly shownIn: string;
  /** Languages that hosted pages speak, beside English. */
  readonly languages: readonly { readonly value: string; readonly label: string }[];
  readonly onView: (view: View) => void;
  readonly onLanguage: (language: string) => void;
}

export function PreviewPanel(props: PreviewPanelProps) {
  const { view, content, selection, shownIn, languages, onView, onLanguage } = props;
  const { words, model, selected, select } = useBuilder();
  const found = locate(model, selected);
  return (
    <section className="builder-preview" aria-label={words.preview}>
      <div className="builder-views">
        <div className="builder-segments" role="group" aria-label={words.views}>
          {views.map((one) => (
            <Button
              key={one}
              size="small"
              variant="ghost"
              aria-pressed={one === view}
              onClick={() => onView(one)}
            >
              {one === 'sheet' ? words.sheet.tab : words[one]}
            </Button>
          ))}
        </div>
        {view === 'pages' ? (
          <Select
            label={words.previewIn}
            isLabelBeside
            isFit
            value={shownIn}
            options={[{ value: 'en', label: words.english }, ...languages]}
            onChange={({ currentTarget }) => onLanguage(currentTarget.value)}
          />
        ) : null}
      </div>
      {view === 'sheet' ? (
        <SheetPanel />
      ) : (
        <TrialFrame
          key={shownIn}
          title={words.preview}
          locale={shownIn}
          content={content}
          shown={{
            selection,
            section: 'section' in found ? found.section.content.id : null,
            page: 'page' in found ? found.page.content.id : null,
            field: found.type === 'field' ? found.field.content.path : null,
          }}
          onSelect={(path) => {
            const field = fieldsIn(model).find((it) => it.content.path === path);
            if (field && field.key !== selected) select(field.key);
          }}
        />
      )}
    </section>
  );
}
