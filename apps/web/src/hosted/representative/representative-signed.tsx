import type { OnboardingSession, SessionRepresentative } from '@firstday/domain';
import { Heading, Icon } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDateOf } from '../../i18n/long-date';
import { HostedLayout } from '../layout/hosted-layout';

interface RepresentativeSignedProps {
  readonly session: OnboardingSession;
  readonly representative: SessionRepresentative;
}

/** 8 CFR 274a.2(h)(1)(iv): whoever has signed may print a confirmation of it. The form itself is open to them no more. */
export async function RepresentativeSigned({ session, representative }: RepresentativeSignedProps) {
  const [t, frame, locale] = [
    await getTranslations('representative'),
    await getTranslations('frame'),
    await getLocale(),
  ];
  const employer = session.employer?.name ?? frame('yourEmployer');
  const { id, name, title, signed_at } = representative;
  return (
    <HostedLayout session={session}>
      <Heading title={{ text: t('signedTitle', { employer }) }}>
        <p className="fd-hint">{t('signedHint', { employer })}</p>
      </Heading>
      <ul className="fd-choices">
        <li className="done-signature">
          <span className="fd-status" data-tone="good">
            <Icon name="check" size={24} />
          </span>
          {t('signedOn', {
            name: [name, title].filter(Boolean).join(', '),
            date: longDateOf(signed_at ?? session.expires_at, locale, session.time_zone),
          })}
        </li>
      </ul>
      <section className="hosted-section">
        <h2>{t('confirmation')}</h2>
        <p>{t('confirmationHint')}</p>
        <p>
          <bdi>{id}</bdi>
        </p>
      </section>
    </HostedLayout>
  );
}
