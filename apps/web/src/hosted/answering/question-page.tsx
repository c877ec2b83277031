import { currentEdition, type Page, textOf } from '@firstday/forms';
import { Banner, ProgressLine, languageAttributes, Heading } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AttestedAnswers } from '../employer/attested-answers';
import { DocumentPictures, picturesFor } from '../employer/document-pictures';
import { HiddenAnswers } from '../identity/hidden-answers';
import { HiddenCopies, isTypedWithoutCopies } from '../employer/hidden-copies';
import { EmployerBar } from '../employer/employer-bar';
import { HostedLayout } from '../layout/hosted-layout';
import { AddNumber } from '../correction/add-number';
import { CorrectionSection } from '../correction/correction-section';
import { CorrectionOpened } from '../correction/correction-opened';
import { NumberAsked } from '../correction/number-asked';
import { PhoneOffer } from '../phone/phone-offer';
import type { AskedPage } from '../task/asked-page';
import { checkPath } from '../task/check-path';
import { taskPaths } from '../task/task-paths';
import { localizedPhrase, phraseIn } from '../task/phrase-in';
import { guideOf, officialTitle, pageTitle } from '../task/guide-of';
import { pageBefore, type SectionView, stepsOf, type TaskView } from '../task/task-view';
import { SignedNotice } from '../signing/signed-notice';
import { AnswerForm } from './answer-form';
import { worksheetOn } from '../worksheet/worksheet-on';
import { answerFormId } from './answer-form-id';
import { answerLabels } from './answer-labels';
import { pageProps } from './page-props';
import { AwaitedDocument } from '../reading/awaited-document';
import { DocumentToRead } from '../reading/document-to-read';
import { documentOn } from '../reading/document-on';
import { DocumentCard } from './document-card';
import { presentedOn, withoutPresentedFields } from './presented-on';
import { WithPapers } from './with-papers';
import { withDrawings } from './with-drawings';
import { savePage } from './save-page';

export interface QuestionPageProps {
  readonly view: TaskView;
  readonly section: SectionView;
  readonly page: AskedPage;
  /** Reached from the review by "Change" of this answer. */
  readonly change: string | undefined;
  /** The sensitive answer of the employee that is shown in full. */
  readonly revealed: string | undefined;
  /** The form whose signature led here. */
  readonly signed: string | undefined;
}

/** One page of a section: a question of our own, or a page as the law has it. */
export async function QuestionPage(props: QuestionPageProps) {
  const { view, section, page, change, revealed, signed } = props;
  const [t, locale] = [await getTranslations('page'), await getLocale()];
  const { session, sheet } = view;
  const paths = taskPaths(session.id, sheet.task.id);
  const before = pageBefore(section, page.id);
  const back = change ? checkPath(view, section) : before ? paths.page(before.id) : undefined;
  const document = presentedOn(view, page);
  const title = document ? { text: document.title } : pageTitle(view, page, locale);
  const official = officialTitle(view, page, locale);
  const toRead = documentOn(view, page.id);
  const readHint = toRead && { text: (await getTranslations('readDocument'))('hint') };
  const description = document
    ? { text: t('documentHint') }
    : page.description
      ? phraseIn(page.description, locale)
      : readHint;
  const worksheet = worksheetOn(view, page);
  const asked = pageProps(view, section, withoutPresentedFields(view, page), {
    locale,
    hiddenHint: t('hiddenField'),
  });
  const place = { session: session.id, task: sheet.task.id, page: page.id, ...(change ? { change } : {}) };
  return (
    <HostedLayout session={session} formId={answerFormId}>
      {back ? (
        <a className="hosted-back" href={back}>
          {t('back')}
        </a>
      ) : null}
      <Progress {...props} />
      <EmployerBar view={view} section={section} />
      <SignedNotice view={view} signed={signed} />
      <SentBackNotice view={view} />
      {page.fields.some(({ kind }) => kind === 'ssn') ? <NumberAsked view={view} /> : null}
      <Heading title={title}>
        {official ? (
          <p className="fd-official" {...languageAttributes(official)}>
            {official.text}
          </p>
        ) : null}
        {description ? (
          <p className="fd-hint" {...languageAttributes(description)}>
            {description.text}
          </p>
        ) : null}
        {worksheet ? (
          <p>
            <a href={paths.worksheet(page.id)}>{phraseIn(worksheet.offer, locale).text}</a>
          </p>
        ) : null}
        {page.layout === 'form' && locale !== 'en' ? <p className="fd-small">{t('government')}</p> : null}
      </Heading>
      {document ? (
        <DocumentCard document={document} href={paths.accountDocument} />
      ) : (
        <Prefilled {...props} />
      )}
      <HiddenAnswers view={view} page={page} />
      {isTypedWithoutCopies(view, page) ? <HiddenCopies view={view} isTyped /> : null}
      {toRead ? <DocumentToRead view={view} document={toRead} /> : null}
      {page.document && !toRead ? (
        <AwaitedDocument />
      ) : (
        <BesidePictures {...props}>
          <AttestedAnswers view={view} page={page.id} revealed={revealed} isOpen={isOfPapers(page)} />
          <WithPapers isAsked={isOfPapers(page)}>
            <AnswerForm
              key={page.id}
              {...asked}
              fields={withDrawings(asked.fields, guideOf(view), await drawingLabels())}
              words={await answerLabels()}
              saveTo={paths.fields}
              draftKey={`${sheet.task.id}/${page.id}`}
              save={savePage.bind(null, place)}
            />
          </WithPapers>
        </BesidePictures>
      )}
      <PhoneOffer view={view} page={page} />
      <Privacy {...props} />
      {/* What comes after the signature is optional: whoever comes back is led here. */}
      {section.section.signer === 'nobody' ? <AddNumber view={view} /> : null}
      {section.section.signer === 'nobody' ? <CorrectionSection view={view} /> : null}
    </HostedLayout>
  );
}

const isOfPapers = ({ fields }: Page): boolean =>
  fields.some(({ kind }) => kind === 'document' || kind === 'file');

/** What is typed from the copies of documents is typed beside them; without copies, beside what the employee attested. */
function BesidePictures({ view, page, children }: QuestionPageProps & { readonly children: ReactNode }) {
  const files = picturesFor(view, page);
  if (files.length === 0)
    return isOfPapers(page) ? <div className="with-attested">{children}</div> : children;
  return (
    <div className="with-pictures">
      <DocumentPictures view={view} files={files} />
      <div className="hosted-form">{children}</div>
    </div>
  );
}

async function drawingLabels() {
  const t = await getTranslations('page');
  return { show: t('drawing'), hint: t('drawingHint') };
}

async function Progress({ view, section, page }: QuestionPageProps) {
  const [t, locale] = [await getTranslations('page'), await getLocale()];
  const step = section.pages.findIndex((it) => it.id === page.id) + 1;
  const steps = stepsOf(section);
  const minutes = Math.round(view.sheet.task.minutes_left);
  const values = { form: localizedPhrase(view.sheet.task.short_name, locale).text, step, steps };
  const words = minutes < 1 ? t('progressSoon', values) : t('progress', { ...values, minutes });
  return <ProgressLine step={step} steps={steps} words={words} />;
}

/** The other side's words, at the top until this side has signed again. */
export async function SentBackNotice({ view: { session, sheet } }: { readonly view: TaskView }) {
  const [t, frame] = [await getTranslations('page'), await getTranslations('frame')];
  const reason = sheet.task.sent_back_reason;
  const employer = session.employer?.name ?? frame('yourEmployer');
  if (!reason)
    return session.side === 'employee' ? <CorrectionOpened sheet={sheet} employer={employer} /> : null;
  const isOurs = session.side === 'employer';
  return (
    <Banner
      tone="warn"
      icon="alert"
      title={isOurs ? t('sentBackTo', { name: session.employee.first_name }) : t('sentBack')}
    >
      {isOurs ? null : <p>{t('sentBackHint', { employer })}</p>}
      <blockquote className="quotation" dir="auto">
        {reason}
      </blockquote>
    </Banner>
  );
}

/** Where the answers that already stand are from: what the employee said in another form, or the employer's records. */
async function Prefilled({ view: { session, sheet }, page }: QuestionPageProps) {
  const [t, frame, locale] = [
    await getTranslations('page'),
    await getTranslations('frame'),
    await getLocale(),
  ];
  const paths = page.fields.map(({ path }) => path).filter((path) => sheet.prefilled.includes(path));
  if (paths.length === 0) return null;
  const forms = new Set(paths.flatMap((path) => sheet.prefilled_from[path] ?? []));
  if (forms.size > 0) {
    const names = [...forms].map((form) => formName(session.tasks, form, locale));
    const form = new Intl.ListFormat(locale).format(names);
    return (
      <Banner tone="muted" icon="info" title={t('prefilledOwn')}>
        <p>{t('prefilledOwnHint', { form })}</p>
      </Banner>
    );
  }
  return (
    <Banner tone="muted" icon="info" title={t('prefilled')}>
      <p>{t('prefilledHint', { employer: session.employer?.name ?? frame('yourEmployer') })}</p>
    </Banner>
  );
}

/** As the session's list calls it: a form of an account's own is in no catalog. */
function formName(tasks: TaskView['session']['tasks'], form: string, locale: string): string {
  const task = tasks.find(({ form_key }) => form_key === form);
  return task
    ? localizedPhrase(task.short_name, locale).text
    : textOf(currentEdition(form)?.shortName ?? { en: form }, locale);
}

/** Who will see it, said where something private is asked. */
async function Privacy({ view: { session }, page }: QuestionPageProps) {
  const t = await getTranslations('frame');
  if (session.side !== 'employee' || !page.fields.some((field) => field.sensitive)) return null;
  return (
    <p className="fd-status fd-private" data-tone="muted">
      {session.employer ? t('privacy', { employer: session.employer.name }) : t('privacyNoEmployer')}
    </p>
  );
}
