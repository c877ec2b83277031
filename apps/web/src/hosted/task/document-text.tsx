import { type Page, visibleFields } from '@firstday/forms';
import { ContentBlock, SpokenText, languageAttributes } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { filesAt } from '../answering/page-props';
import { longDate } from '../../i18n/long-date';
import { fieldViews } from './field-views';
import { phraseIn } from './phrase-in';
import { reviewedAnswers } from './reviewed-answers';
import { type SectionView, sectionViews, type TaskView } from './task-view';

/** The document as text: every section, its fixed wording and its answers, in the order of the form. */
export async function DocumentText({ view }: { readonly view: TaskView }) {
  const [t, locale] = [await getTranslations('sign'), await getLocale()];
  const { edition } = view;
  const title = phraseIn(edition.title, locale);
  const shown = sectionViews(view).filter(
    ({ section, state }) => section.assignee !== 'system' && state.state !== 'dormant',
  );
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
        <DocumentSection key={section.section.id} view={view} section={section} />
      ))}
    </article>
  );
}

interface DocumentSectionProps {
  readonly view: TaskView;
  readonly section: SectionView;
}

async function DocumentSection({ view, section: { section, state, pages } }: DocumentSectionProps) {
  const [t, locale] = [await getTranslations('sign'), await getLocale()];
  const title = phraseIn(section.title, locale);
  const isRead = section.assignee === view.session.side || state.state === 'done';
  return (
    <section>
      <h4 {...languageAttributes(title)}>{title.text}</h4>
      {isRead
        ? pages.map((page) => (
            <DocumentPage key={page.id} view={view} page={page} isSigned={section.signer !== 'nobody'} />
          ))
        : null}
      {section.signer === 'nobody' ? null : (
        <p className="fd-small">
          {state.signature
            ? t('signedBy', { name: state.signature.name, date: longDate(state.signature.signed_on, locale) })
            : t('notSigned')}
        </p>
      )}
    </section>
  );
}

interface DocumentPageProps {
  readonly view: TaskView;
  readonly page: Page;
  /** Else what is not the form’s own words is advice for whoever filled the page in, and no part of the document. */
  readonly isSigned: boolean;
}

async function DocumentPage({ view, page, isSigned }: DocumentPageProps) {
  const [t, locale] = [await getTranslations('review'), await getLocale()];
  const texts = fieldViews(page, { locale, uploadTo: undefined, files: () => [] });
  const answers = reviewedAnswers(view, page, { locale, isMasked: false });
  return visibleFields(page, view).map((field) => {
    const text = texts.find((it) => it.path === field.path);
    if (field.kind === 'content') {
      const isDocument = isSigned || field.verbatim;
      return text && isDocument ? <ContentBlock key={field.path} field={text} level={5} /> : null;
    }
    const found = answers.find((it) => it.field.path === field.path);
    if (!found) return null;
    const files = filesAt(view, field.path);
    return (
      <dl key={field.path}>
        <div>
          <dt {...languageAttributes(found.question)}>
            {field.mark ? <span className="fd-mark">{field.mark}</span> : null}
            {found.question.text}
          </dt>
          <dd>
            {files.length > 0 ? (
              files.map((file) => file.name).join('\n')
            ) : found.answer ? (
              <SpokenText phrase={found.answer} said={found.spoken} />
            ) : (
              <span className="fd-muted">{t('none')}</span>
            )}
          </dd>
        </div>
      </dl>
    );
  });
}
