import './wording.css';
import type { AccountWording, UserSession } from '@firstday/domain';
import { directionOf } from '@firstday/domain/languages';
import { Banner, Heading } from '@firstday/ui';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ActionButton } from '../../forms/action-button';
import { dropGoneChoices } from '../../record-picker/drop-gone-choices';
import { GoneChoices } from '../../record-picker/gone-choices';
import { hasPermission, toActionContext } from '../../session/current-session';
import { Back } from '../../shell/back';
import { Fact } from '../../shell/fact';
import { RequirePermission } from '../../shell/require-permission';
import { findWording } from './find-wording';
import { resetWording } from './reset-wording';
import { restoreWording } from './restore-wording';
import { WordingForm } from './wording-form';
import { WordingLanguages } from './wording-languages';
import { InheritedWords } from './inherited-words';
import {
  wordingPath,
  type WordingPlace,
  wordingPlaceOf,
  type WordingsPlace,
  wordingsPath,
} from './wording-place';

interface WordingPageProps {
  readonly session: UserSession;
  /** As the address names it: there may be no such kind of message. */
  readonly message: string;
  /** Whose words, and in which language. */
  readonly whose: WordingsPlace;
  readonly done: unknown;
}

/** The words of one kind of message: written, looked at, tried on oneself, and ours again. */
export async function WordingPage({ session, message, whose, done }: WordingPageProps) {
  const [t, messages] = [await getTranslations('wording'), await getTranslations('messages')];
  const of = wordingPlaceOf(message, whose);
  const title = of ? messages(`kind_${of.kind}`) : t('title');
  return (
    <RequirePermission session={session} section="settings" needs="user:view" title={title} done={done}>
      {() => (of ? <Wording session={session} of={of} title={title} /> : notFound())}
    </RequirePermission>
  );
}

interface WordingProps {
  readonly session: UserSession;
  readonly of: WordingPlace;
  readonly title: string;
}

async function Wording({ session, of: given, title }: WordingProps) {
  const t = await getTranslations('wording');
  const { asked: of, gone } = await dropGoneChoices(session, given);
  const wording = await findWording(of);
  return (
    <>
      <Back href={wordingsPath(of)}>{t('title')}</Back>
      <Heading title={{ text: title }}>
        <p className="fd-hint">{t(of.employer ? 'editHintEmployer' : 'editHint')}</p>
      </Heading>
      <GoneChoices gone={gone} isOfAccount />
      <WordingLanguages session={session} of={of} isByEmployer={wording.is_text} />
      {of.employer ? <InheritedWords wording={wording} /> : null}
      {hasPermission(session, 'user:edit') ? (
        <>
          <SetAside session={session} of={of} wording={wording} />
          <WordingForm session={session} of={of} wording={wording} />
          <Reset session={session} of={of} wording={wording} />
        </>
      ) : (
        <WordingFacts wording={wording} />
      )}
    </>
  );
}

interface PartProps {
  readonly session: UserSession;
  readonly of: WordingPlace;
  readonly wording: AccountWording;
}

/** Words that were reset are there to be used again. */
async function SetAside({ session, of, wording }: PartProps) {
  const t = await getTranslations('wording');
  if (wording.set_aside === null) return null;
  const place = toActionContext(session, wordingPath(of));
  return (
    <Banner tone="muted" icon="info" title={t('setAside')}>
      <p className="wording-text" lang={of.language} dir={directionOf(of.language)}>
        {wording.set_aside.subject ?? wording.set_aside.body ?? wording.set_aside.sms}
      </p>
      <ActionButton variant="secondary" send={restoreWording.bind(null, place, of)}>
        {t('restore')}
      </ActionButton>
    </Banner>
  );
}

async function Reset({ session, of, wording }: PartProps) {
  const t = await getTranslations('wording');
  if ([wording.subject, wording.body, wording.sms].every((text) => text === null)) return null;
  const place = toActionContext(session, wordingPath(of));
  return (
    <ActionButton variant="ghost" send={resetWording.bind(null, place, of)}>
      {t(of.employer ? 'resetEmployer' : 'reset')}
    </ActionButton>
  );
}

async function WordingFacts({ wording }: Pick<PartProps, 'wording'>) {
  const t = await getTranslations('wording');
  const { subject, body, sms, of_account: account, ours, language } = wording;
  const tongue = { lang: language, dir: directionOf(language) };
  return (
    <dl className="fact-list">
      <Fact label={t('subject')}>
        <bdi {...tongue}>{subject ?? account?.subject ?? ours.subject}</bdi>
      </Fact>
      <Fact label={t('body')}>
        <span className="wording-text" {...tongue}>
          {body ?? account?.body ?? ours.body}
        </span>
      </Fact>
      {wording.is_text ? (
        <Fact label={t('text')}>
          <bdi {...tongue}>{sms ?? account?.sms ?? ours.sms}</bdi>
        </Fact>
      ) : null}
    </dl>
  );
}
