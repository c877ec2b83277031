import { createHash } from 'node:crypto';
import { type OnboardingSession, otherNameStatement } from '@firstday/domain';
import { type Attestation, employeeNameIn, isNameOf, standInOf } from '@firstday/forms';
import { fieldId, paragraphs, ProgressLine, languageAttributes, Heading } from '@firstday/ui';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { longDateOf } from '../../i18n/long-date';
import { SentBackNotice } from '../answering/question-page';
import { consentPath } from '../consent/consent-path';
import { EmployerBar } from '../employer/employer-bar';
import { HostedLayout } from '../layout/hosted-layout';
import { DocumentText } from '../task/document-text';
import { taskPaths } from '../task/task-paths';
import { localizedPhrase, phraseIn } from '../task/phrase-in';
import { type SectionView, stepsOf, type TaskView } from '../task/task-view';
import type { AdoptedMark } from './read-adopted-mark';
import { consentParts } from './consent-parts';
import { SignForm } from './sign-form';
import { SignedNotice } from './signed-notice';
import { signSection } from './sign-section';

interface SignPageProps {
  readonly view: TaskView;
  readonly section: SectionView;
  readonly attestation: Attestation;
  /** When the employee agreed to sign electronically, which is agreed to once. */
  readonly agreedAt?: string;
  readonly adopted?: AdoptedMark;
  /** The sensitive answer that is shown in full. */
  readonly revealed?: string | undefined;
  /** Another signature is made than the one adopted. */
  readonly isNewSignature: boolean;
  /** The form whose signature led here. */
  readonly signed: string | undefined;
}

/** The whole document, in which each answer can still be changed, then the consent, then the declaration, then the signature as the last entry. */
export async function SignPage({
  view,
  section,
  attestation,
  agreedAt,
  adopted,
  revealed,
  isNewSignature,
  signed,
}: SignPageProps) {
  const [t, locale, messages] = [await getTranslations('sign'), await getLocale(), await getMessages()];
  const { session, sheet } = view;
  const paths = taskPaths(session.id, sheet.task.id);
  const isPreparer = section.section.signer === 'preparer';
  const text = phraseIn(attestation.text, locale);
  const place = { session: session.id, task: sheet.task.id, section: section.section.id };
  const consent = consentParts(locale, session.side);
  const standIn = standInOf(section.section, view);
  const last = section.pages.at(-1);
  const otherName = localizedPhrase(otherNameStatement.text, locale);
  const nameOnForm = employeeNameIn(view) ?? {
    first: session.employee.first_name,
    last: session.employee.last_name,
  };
  const signsAs = t('nameOnForm', { name: `${nameOnForm.first} ${nameOnForm.last}`.trim() });
  return (
    <HostedLayout session={session}>
      {last ? (
        <a className="hosted-back" href={paths.page(last.id)}>
          {(await getTranslations('page'))('back')}
        </a>
      ) : null}
      <SignProgress view={view} section={section} />
      <EmployerBar view={view} section={section} />
      <SignedNotice view={view} signed={signed} />
      <SentBackNotice view={view} />
      <Heading title={{ text: isPreparer ? t('titlePreparer') : t('title') }}>
        <p className="fd-hint">
          {isPreparer ? t('preparerHint', { name: session.employee.first_name }) : t('documentHint')}
        </p>
        <p>
          <a href="#signing">{t('toSignature')}</a>
        </p>
      </Heading>
      <section className="hosted-section" aria-labelledby="document-title">
        <h2 id="document-title">{t('document')}</h2>
        <DocumentText
          view={view}
          checked={{
            section: section.section.id,
            revealed,
            changeHref: (page, path) => `${paths.page(page)}?change=${path}#${fieldId(path)}`,
            revealHref: (path) =>
              signHref(paths.sign, { signature: isNewSignature ? 'new' : undefined, show: path }),
          }}
        />
        <p>
          <a href="#main">{t('toTop')}</a>
        </p>
        {session.handover || session.representative ? null : (
          <p>
            <a href={paths.preview} target="_blank" rel="noreferrer">
              {t('pdf')}
              <span className="fd-visually-hidden"> ({messages.field.opensInNewTab})</span>
            </a>
          </p>
        )}
      </section>
      <SignForm
        words={{
          sign: adopted ? await adoptedWords(view, adopted) : messages.sign,
          problem: messages.page.problem,
          unavailable: messages.page.unavailable,
          saving: messages.page.saving,
          field: messages.field,
        }}
        consent={consent}
        consentHash={sha256(consent.whole.text)}
        {...(standIn ? { fixedName: standIn.signature } : {})}
        {...(session.signer ? { knownName: session.signer.name } : {})}
        otherName={{ ...otherName, hash: sha256(otherName.text), hint: signsAs }}
        asksOtherName={adopted !== undefined && !isNameOf(nameOnForm, adopted.name)}
        acknowledgement={phraseIn(attestation.acknowledgement, locale)}
        isTicked={attestation.isTicked ?? false}
        signatureLabel={
          section.section.signatureLabel
            ? phraseIn(section.section.signatureLabel, locale)
            : { text: t('signature') }
        }
        attestationHash={sha256(text.text)}
        sign={signSection.bind(null, place)}
        {...(agreedAt ? { agreed: <Agreed session={session} at={agreedAt} /> } : {})}
        {...(adopted ? { adopted } : {})}
      >
        <div className="fd-verbatim" {...languageAttributes(text)}>
          {paragraphs(text.text).map((paragraph) => (
            <p key={paragraph} className="fd-lines">
              {paragraph}
            </p>
          ))}
        </div>
      </SignForm>
    </HostedLayout>
  );
}

function signHref(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((it): it is [string, string] => it[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** What was agreed to with an earlier form, and where it is read again and taken back. */
async function Agreed({ session, at }: { readonly session: OnboardingSession; readonly at: string }) {
  const [t, locale] = [await getTranslations('sign'), await getLocale()];
  return (
    <p>
      {t('agreed', { date: longDateOf(at, locale, session.time_zone) })}{' '}
      <a href={consentPath(session.id)}>{t('agreedRead')}</a>
    </p>
  );
}

async function adoptedWords({ session, sheet }: TaskView, { name, taskId }: AdoptedMark) {
  const [t, locale, { sign }] = [await getTranslations('sign'), await getLocale(), await getMessages()];
  const nameOf = (id: string) => {
    const task = session.tasks.find((it) => it.id === id);
    return task ? localizedPhrase(task.short_name, locale).text : '';
  };
  return {
    ...sign,
    adopted: t('adopted', { form: nameOf(taskId) }),
    submit: t('submitAs', { form: nameOf(sheet.task.id), name }),
  };
}

async function SignProgress({ view, section }: Pick<SignPageProps, 'section' | 'view'>) {
  const [t, locale] = [await getTranslations('page'), await getLocale()];
  const steps = stepsOf(section);
  const form = localizedPhrase(view.sheet.task.short_name, locale).text;
  return <ProgressLine step={steps} steps={steps} words={t('progressSoon', { form, step: steps, steps })} />;
}

/** Names the very text that was shown, so that nobody signs another one than the record holds. */
const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
