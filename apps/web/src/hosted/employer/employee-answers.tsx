import { isBlank, type Page, type Section, textOf } from '@firstday/forms';
import type { RehireChoice } from '@firstday/domain';
import { Banner, ErrorSummary, languageAttributes, Heading } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { SentBackNotice } from '../answering/question-page';
import { Contradictions } from '../correction/contradictions';
import { CorrectedSince } from '../correction/corrected-since';
import { CorrectionAsked } from '../correction/correction-asked';
import { HostedLayout } from '../layout/hosted-layout';
import { RepresentativeLink } from '../representative/representative-link';
import { sessionPath } from '../session/session-token';
import { DueText } from '../task/due-text';
import { longDate } from '../../i18n/long-date';
import { FileLinks } from '../task/file-links';
import { PageAnswers } from '../task/page-answers';
import { areCopiesHidden, HiddenCopies } from './hidden-copies';
import { RehireSection } from './rehire-section';
import { checkPath } from '../task/check-path';
import { taskPaths } from '../task/task-paths';
import { localizedPhrase, phraseIn } from '../task/phrase-in';
import {
  firstUnfinishedPage,
  openSection,
  type SectionView,
  sectionViews,
  signedByEmployee,
  type TaskView,
} from '../task/task-view';

interface EmployeeAnswersProps {
  readonly view: TaskView;
  /** Just now, from this page. */
  readonly wasSentBack: boolean;
  /** Just now, because the employee asked for it. */
  readonly wasOpened: boolean;
  /** What somebody else had chosen for a rehire, when a choice was made here. */
  readonly decided: RehireChoice | undefined;
}

/** What the employee entered, to read; and the way on to the employer's own part, or back to the employee. */
export async function EmployeeAnswers({ view, wasSentBack, wasOpened, decided }: EmployeeAnswersProps) {
  const [t, locale] = [await getTranslations('employer'), await getLocale()];
  const { session, sheet } = view;
  const theirs = sectionViews(view).filter(
    ({ section, pages }) => section.assignee === 'employee' && pages.some(hasWrittenAnswers),
  );
  const isBegun = theirs.some((section) => hasBegun(view, section));
  const form = localizedPhrase(sheet.task.short_name, locale);
  return (
    <HostedLayout session={session}>
      <a className="hosted-back" href={sessionPath(session.id)}>
        {(await getTranslations('page'))('back')}
      </a>
      <Heading title={{ text: t('answersTitle', { name: session.employee.first_name }) }}>
        <p className="fd-hint" {...languageAttributes(form)}>
          {form.text}
        </p>
      </Heading>
      {decided ? <DecidedMeanwhile choice={decided} /> : null}
      {wasSentBack ? (
        <Banner tone="good" icon="check" title={t('sentBack')}>
          <p>{t('sentBackDone', { name: session.employee.first_name })}</p>
        </Banner>
      ) : null}
      {wasOpened ? <OpenedForEmployee name={session.employee.first_name} /> : null}
      <SentBackNotice view={view} />
      <CorrectionAsked view={view} />
      <CorrectedSince view={view} />
      <Contradictions view={view} />
      <RehireSection view={view} />
      <Locked view={view} />
      <MaskedAnswers view={view} />
      {isBegun || theirs.length === 0 ? null : (
        <p className="fd-muted">{t('nothingEntered', { name: session.employee.first_name })}</p>
      )}
      {(isBegun ? theirs : []).map((section) => (
        <TheirSection key={section.section.id} view={view} section={section} />
      ))}
      <section className="hosted-section">
        <h2>{t('files')}</h2>
        {sheet.files.length > 0 ? (
          <FileLinks session={session.id} files={sheet.files} />
        ) : areCopiesHidden(view) ? null : (
          <p className="fd-muted">{t('noFiles')}</p>
        )}
        {areCopiesHidden(view) ? <HiddenCopies view={view} /> : null}
      </section>
      <p>
        <a href={taskPaths(session.id, sheet.task.id).versions}>
          {(await getTranslations('versions'))('link')}
        </a>
      </p>
      <RepresentativeLink view={view} />
      <Actions view={view} />
    </HostedLayout>
  );
}

async function DecidedMeanwhile({ choice }: { readonly choice: RehireChoice }) {
  const [t, page] = [await getTranslations('employer'), await getTranslations('page')];
  const message = t(choice === 'new_form' ? 'rehireDecidedNewForm' : 'rehireDecidedSupplement');
  return <ErrorSummary title={page('problem')} attempt={1} entries={[{ message }]} />;
}

async function OpenedForEmployee({ name }: { readonly name: string }) {
  const t = await getTranslations('correction');
  return (
    <Banner tone="good" icon="check" title={t('openedFor', { name })}>
      <p>{t('openedForHint', { name })}</p>
    </Banner>
  );
}

/** Files have a list of their own. */
const hasWrittenAnswers = (page: Page): boolean =>
  page.fields.some(({ kind }) => kind !== 'content' && kind !== 'file');

/** A page of questions that nobody has answered says less than a sentence. */
const hasBegun = (view: TaskView, { pages, state }: SectionView): boolean =>
  state.signature !== null ||
  pages.some(({ fields }) =>
    fields.some(({ kind, path }) => kind !== 'content' && !isBlank(view.answers[path])),
  );

/** Why answers are masked, and who sees them. Copies of documents have words of their own. */
async function MaskedAnswers({ view: { session, sheet, edition } }: { readonly view: TaskView }) {
  const isMasked = edition.sections.some(({ assignee, pages }) =>
    pages.some(({ fields }) =>
      fields.some(
        ({ kind, path }) => assignee === 'employee' && kind !== 'file' && sheet.hidden.includes(path),
      ),
    ),
  );
  if (!isMasked || session.side !== 'employer' || session.representative || edition.segregated) return null;
  const [t, permission] = [await getTranslations('employer'), await getTranslations('permission')];
  return (
    <Banner tone="muted" icon="lock" title={t('maskedTitle')}>
      <p>{t('maskedSignIn', { permission: permission('employee:view_sensitive') })}</p>
    </Banner>
  );
}

async function TheirSection({
  view,
  section: { section, state, pages },
}: {
  readonly view: TaskView;
  readonly section: SectionView;
}) {
  const [t, sign, locale] = [
    await getTranslations('employer'),
    await getTranslations('sign'),
    await getLocale(),
  ];
  const title = phraseIn(section.title, locale);
  return (
    <section className="hosted-section">
      <h2 {...languageAttributes(title)}>{title.text}</h2>
      <div className="answers-joined">
        {pages.map((page) => (
          <PageAnswers key={page.id} view={view} page={page} isMasked={false} showsTitle={false} />
        ))}
      </div>
      {section.signer === 'nobody' ? null : (
        <p className="fd-muted">
          {state.signature
            ? sign('signedBy', {
                name: state.signature.name,
                date: longDate(state.signature.signed_on, locale),
              })
            : sign('notSigned')}
        </p>
      )}
      {state.signature?.maker_presence ? (
        <p className="fd-muted">
          {t(state.signature.maker_presence === 'device' ? 'makerNearDevice' : 'makerNearNetwork')}
        </p>
      ) : null}
    </section>
  );
}

/** The employer's part waits for what the employee has to sign first. */
async function Locked({ view }: { readonly view: TaskView }) {
  const [t, locale] = [await getTranslations('employer'), await getLocale()];
  const name = view.session.employee.first_name;
  const ours = sectionViews(view).find(({ section }) => section.assignee === 'employer');
  if (ours?.state.state !== 'locked' || view.sheet.task.status !== 'requires_action') return null;
  return (
    <Banner
      tone="warn"
      icon="lock"
      title={lockedNotice(ours.section, locale)?.replace('{name}', () => name) ?? t('waitingTitle', { name })}
    >
      <p>{t('lockedHint')}</p>
      <DueText {...ours.state} timeZone={view.session.time_zone} />
    </Banner>
  );
}

const lockedNotice = ({ lockedNotice: notice }: Section, locale: string): string | undefined =>
  notice && textOf(notice, locale);

async function Actions({ view }: { readonly view: TaskView }) {
  const t = await getTranslations('employer');
  const paths = taskPaths(view.session.id, view.sheet.task.id);
  const open = openSection(view);
  if (!open) return null;
  const first = firstUnfinishedPage(view, open);
  return (
    <section className="hosted-section">
      <DueText {...open.state} timeZone={view.session.time_zone} />
      <div className="fd-actions">
        {/* What they ask comes first. */}
        <a
          className="fd-button"
          data-quiet={view.sheet.correction?.status === 'asked' ? '' : undefined}
          href={first ? paths.page(first.id) : checkPath(view, open)}
        >
          {t('begin')}
        </a>
        {signedByEmployee(view) ? (
          <a className="fd-button" data-quiet="" href={paths.sendBack}>
            {t('sendBack')}
          </a>
        ) : null}
      </div>
    </section>
  );
}
