'use client';
import { TextButton } from '@firstday/ui';
import { formatMessage } from '../../i18n/format-message';
import { useBuilder } from './builder-context';
import { locate } from './model/form-model';
import type { FormProblem } from './model/check-form';
import { boxesIn } from './model/set-sheet';
import { labelOf } from './outline-items';
import { problemText } from './problem-text';
import { BoxProperties } from './properties/box-properties';
import { FieldProperties } from './properties/field-properties';
import { FormProperties } from './properties/form-properties';
import { PageProperties } from './properties/page-properties';
import { SectionProperties } from './properties/section-properties';

interface PropertiesPanelProps {
  readonly problems: readonly FormProblem[];
  readonly publishedPaths: readonly string[];
}

/** What holds of the selected part; below the form as a whole, all that is to be put right. */
export function PropertiesPanel({ problems, publishedPaths }: PropertiesPanelProps) {
  const { words, model, selected, box } = useBuilder();
  const found = locate(model, selected);
  return (
    <section className="builder-properties" aria-label={words.properties}>
      {box === null ? null : (
        <>
          <h2>{words.sheet.box}</h2>
          <BoxProperties key={box} at={box} />
        </>
      )}
      <h2>{words.partTitles[found.type]}</h2>
      {found.type === 'form' ? (
        <>
          <Problems problems={problems} />
          <FormProperties />
        </>
      ) : null}
      {found.type === 'section' ? <SectionProperties section={found.section} /> : null}
      {found.type === 'page' ? <PageProperties page={found.page} /> : null}
      {found.type === 'field' ? (
        <FieldProperties
          field={found.field}
          isPublished={publishedPaths.includes(found.field.content.path)}
        />
      ) : null}
    </section>
  );
}

function Problems({ problems }: Pick<PropertiesPanelProps, 'problems'>) {
  const { words, locale, model, select } = useBuilder();
  if (problems.length === 0) return null;
  return (
    <div className="builder-problems">
      <h3>{words.problems}</h3>
      <ul>
        {problems.map((problem, at) => {
          const found = locate(model, problem.key);
          const box = problem.box === undefined ? undefined : boxesIn(model)[problem.box];
          const part = box
            ? formatMessage(words.sheet.boxOnPage, { page: box.page }, locale)
            : found.type === 'form'
              ? undefined
              : labelOf(partOf(found));
          return (
            <li key={at}>
              {part === undefined ? null : (
                <TextButton onClick={() => select(problem.key, problem.box)}>
                  <bdi>{part}</bdi>
                </TextButton>
              )}{' '}
              {problemText(problem, words)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type Found = Exclude<ReturnType<typeof locate>, { readonly type: 'form' }>;

function partOf(found: Found) {
  if (found.type === 'field') return found.field;
  return found.type === 'page' ? found.page : found.section;
}
