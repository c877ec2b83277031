import { advisePage, type Field, type Page, visibleFields } from '@firstday/forms';
import { ContentBlock, languageAttributes } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { DocumentLine } from '../reading/document-line';
import { adviceByPath } from '../answering/advice-by-path';
import { toDisplayedIssues } from '../answering/to-displayed-issues';
import { longDate } from '../../i18n/long-date';
import { AnswerList } from './answer-list';
import { fieldViews } from './field-views';
import { phraseIn } from './phrase-in';
import { reviewedAnswers } from './reviewed-answers';
import { type SectionView, sectionViews, type TaskView } from './task-view';

interface CheckedSection {
  /** The id of the section that is about to be signed: its answers can be changed. */
  readonly section: string;
  readonly revealed: string | undefined;
  readonly changeHref: (page: string, path: string) => string;
  readonly revealHref: (path?: string) => string;
}

interface DocumentTextProps {
  readonly view: TaskView;
  readonly checked: CheckedSection;
}

/** The document as text: every section that is signed or about to be, its fixed wording and its answers, in order. */
export async function DocumentText({ view, checked }: DocumentTextProps) {
  const [t, locale] = [await getTranslations('sign'), await getLocale()];
  const { edition } = view;
  const title = phraseIn(edition.title, locale);
  const shown = sectionViews(view).filter(({ section, state }) => {
    if (section.assignee === 'system' || state.state === 'dormant') return false;
    // What comes later and is not signed, such as copies of documents, is no part of what is signed now.
    return section.signer !== 'nobody' || state.state === 'done';
  });
  return (
    <article className="fd-document">
      <header className="hosted-section">
        <h3 className="document-title" {...languageAttributes(title)}>
          {title.text}
        </h3>
        <p className="fd-small">
          {[phraseIn(edition.shortName, locale).text, t('edition', { edition: edition.edition }), edition.omb]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      {shown.map((section) => (
        <DocumentSection key={section.section.id} view={view} section={section} checked={checked} />
      ))}
    </article>
  );
}

interface DocumentSectionProps extends DocumentTextProps {
  readonly section: SectionView;
}

async function DocumentSection({ view, checked, section: { section, state, pages } }: DocumentSectionProps) {
  const [t, locale] = [await getTranslations('sign'), await getLocale()];
  const title = phraseIn(section.title, locale);
  const isTitled = title.text === phraseIn(view.edition.title, locale).text;
  const isRead = section.assignee === view.session.side || state.state === 'done';
  const links = section.id === checked.section ? checked : undefined;
  const heading = (
    // A form of one section may have its title.
    <h4 className={isTitled ? 'fd-visually-hidden' : undefined} {...languageAttributes(title)}>
      {title.text}
    </h4>
  );
  const content = isRead
    ? pages.map((page) => (
        <DocumentPage
          key={page.id}
          view={view}
          page={page}
          isSigned={section.signer !== 'nobody'}
          links={links}
        />
      ))
    : null;
  const signature =
    section.signer === 'nobody' ? null : (
      <p className="fd-small">
        {state.signature
          ? t('signedBy', { name: state.signature.name, date: longDate(state.signature.signed_on, locale) })
          : t('notSigned')}
      </p>
    );
  // The employer has compared what the employee signed with the documents already, and signs its own part alone.
  const isCompared = view.session.side === 'employer' && section.assignee === 'employee' && isRead;
  return isCompared ? (
    <details className="document-part">
      <summary>{heading}</summary>
      {content}
      {signature}
    </details>
  ) : (
    <section>
      {heading}
      {content}
      {signature}
    </section>
  );
}

interface DocumentPageProps {
  readonly view: TaskView;
  readonly page: Page;
  /** Else what is not the form’s own words is advice for whoever filled the page in, and no part of the document. */
  readonly isSigned: boolean;
  readonly links: CheckedSection | undefined;
}

async function DocumentPage({ view, page, isSigned, links }: DocumentPageProps) {
  const [t, locale] = [await getTranslations('sign'), await getLocale()];
  const texts = fieldViews(page, { locale, uploadTo: undefined, files: () => [] });
  const answers = reviewedAnswers(view, page, { locale, isMasked: true, revealed: links?.revealed });
  const advice = links ? adviceOn(view, page, locale) : new Map<string, string>();
  const textOf = (field: Field) => {
    const text = texts.find((it) => it.path === field.path);
    const isDocument = isSigned || (field.kind === 'content' && field.verbatim);
    return text && isDocument ? <ContentBlock key={field.path} field={text} level={5} /> : null;
  };
  const answersOf = (fields: readonly Field[]) => {
    const paths = new Set(fields.map(({ path }) => path));
    return (
      <AnswerList
        key={fields[0]?.path}
        view={view}
        advice={advice}
        joinsBlank
        answers={answers.filter(({ field }) => paths.has(field.path))}
        {...(links
          ? {
              revealed: links.revealed,
              changeHref: (path: string) => links.changeHref(page.id, path),
              revealHref: links.revealHref,
            }
          : {})}
      />
    );
  };
  const blocks = inBlocks(visibleFields(page, view));
  const isText = ([first]: readonly Field[]) => first?.kind === 'content';
  const notices = view.session.side === 'employer' ? blocks.filter(isText).flat() : [];
  return (
    <>
      <DocumentLine view={view} page={page.id} />
      {/* Signers for the employer have read them on the pages that asked, form after form. */}
      {notices.length > 0 ? (
        <details className="document-part">
          <summary className="fd-small">{t('notices')}</summary>
          {notices.map(textOf)}
        </details>
      ) : null}
      {blocks.map((fields) => {
        if (!isText(fields)) return answersOf(fields);
        return notices.length > 0 ? null : fields.map(textOf);
      })}
    </>
  );
}

/** What was advised where it was answered is said once more before it is signed. */
const adviceOn = (view: TaskView, page: Page, locale: string): ReadonlyMap<string, string> =>
  adviceByPath(toDisplayedIssues(view, advisePage(view, page), locale));

/** Each text by itself, and the answers between two texts together. */
function inBlocks(fields: readonly Field[]): readonly (readonly Field[])[] {
  const blocks: Field[][] = [];
  for (const field of fields) {
    const last = blocks.at(-1);
    const isNext = last && field.kind !== 'content' && last[0]?.kind !== 'content';
    if (isNext) last.push(field);
    else blocks.push([field]);
  }
  return blocks;
}
