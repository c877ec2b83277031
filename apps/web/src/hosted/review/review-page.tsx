import { validateSection } from '@firstday/forms';
import { Banner, fieldId, ProgressLine, Heading } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { toDisplayedIssues } from '../answering/to-displayed-issues';
import { SentBackNotice } from '../answering/question-page';
import { Contradictions } from '../correction/contradictions';
import { HostedLayout } from '../layout/hosted-layout';
import { PageAnswers } from '../task/page-answers';
import { taskPaths } from '../task/task-paths';
import { localizedPhrase } from '../task/phrase-in';
import { firstUnfinishedPage, type SectionView, stepsOf, type TaskView } from '../task/task-view';

interface ReviewPageProps {
  readonly view: TaskView;
  readonly section: SectionView;
  /** The sensitive answer that is shown in full. */
  readonly revealed?: string | undefined;
}

/** Check your answers: every question of the section with its answer, before it is signed. */
export async function ReviewPage({ view, section, revealed }: ReviewPageProps) {
  const t = await getTranslations('review');
  const paths = taskPaths(view.session.id, view.sheet.task.id);
  const last = section.pages.at(-1);
  const isSigned = section.section.signer !== 'nobody';
  const open = await unansweredFields(view, section);
  return (
    <HostedLayout session={view.session}>
      {last ? (
        <a className="hosted-back" href={paths.page(last.id)}>
          {(await getTranslations('page'))('back')}
        </a>
      ) : null}
      <ReviewProgress view={view} section={section} />
      <SentBackNotice view={view} />
      <Heading title={{ text: t('title') }}>
        <p className="fd-hint">{isSigned ? t('hint') : t('hintNoSignature')}</p>
      </Heading>
      <Contradictions view={view} />
      {open.length > 0 ? <Open entries={open} /> : null}
      {section.pages.map((page) => (
        <PageAnswers
          key={page.id}
          view={view}
          page={page}
          isMasked
          showsTitle={section.pages.length > 1}
          revealed={revealed}
          changeHref={(path) => `${paths.page(page.id)}?change=${path}#${fieldId(path)}`}
          revealHref={(path) => (path === undefined ? paths.review : `${paths.review}?show=${path}`)}
        />
      ))}
      {open.length === 0 ? (
        <div className="fd-actions">
          <a className="fd-button" href={isSigned ? paths.sign : paths.task}>
            {isSigned ? t('continue') : t('finish')}
          </a>
        </div>
      ) : null}
    </HostedLayout>
  );
}

interface OpenEntry {
  readonly message: string;
  readonly href: string;
}

/** What stands in the way of signing, each with the page where it is put right. */
async function unansweredFields(view: TaskView, section: SectionView): Promise<readonly OpenEntry[]> {
  const [t, locale] = [await getTranslations('review'), await getLocale()];
  const paths = taskPaths(view.session.id, view.sheet.task.id);
  const found = validateSection(view, section.section.id);
  const entries = toDisplayedIssues(view, found, locale).map(({ path, message }) => {
    const page =
      section.pages.find((it) => it.fields.some((field) => field.path === path)) ?? section.pages[0];
    return { message, href: page ? `${paths.page(page.id)}?change=yes` : paths.task };
  });
  const unfinished = firstUnfinishedPage(view, section);
  if (entries.length > 0 || !unfinished) return entries;
  return [{ message: t('notReady'), href: `${paths.page(unfinished.id)}?change=yes` }];
}

async function Open({ entries }: { readonly entries: readonly OpenEntry[] }) {
  const t = await getTranslations('review');
  return (
    <Banner tone="warn" icon="alert" title={t('notReady')}>
      <ul>
        {entries.map(({ message, href }) => (
          <li key={`${href} ${message}`}>
            <a className="hosted-entry" href={href}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

async function ReviewProgress({ view, section }: Pick<ReviewPageProps, 'section' | 'view'>) {
  const [t, locale] = [await getTranslations('page'), await getLocale()];
  const [step, steps] = [section.pages.length + 1, stepsOf(section)];
  const form = localizedPhrase(view.sheet.task.short_name, locale).text;
  return <ProgressLine step={step} steps={steps} words={t('progressSoon', { form, step, steps })} />;
}
