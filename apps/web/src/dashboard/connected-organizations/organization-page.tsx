import '../records/records.css';
import type { ConnectedOrganization, UserSession } from '@firstday/domain';
import { Heading, LinkButton } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { RecordFact, FactSection } from '../records/record-facts';
import { hasPermission } from '../session/current-session';
import { Back } from '../shell/back';
import { Day } from '../shell/day';
import { RequirePermission } from '../shell/require-permission';
import { OrganizationForm } from './organization-form';

interface OrganizationPageProps {
  readonly session: UserSession;
  readonly id: string;
  readonly done: unknown;
}

/** One connected organization: the accounts in which programs act for it, and what is known of it. */
export async function OrganizationPage({ session, id, done }: OrganizationPageProps) {
  const t = await getTranslations('connectedOrganizations');
  const here = paths.connectedOrganization(id);
  const page = { session, section: 'connectedOrganizations' as const, title: t('title'), done };
  return (
    <RequirePermission {...page} needs="connected_organization:view">
      {async () => {
        const params = { uid: id };
        const organization = await readOrRedirect(here, 'connected_organizations.findById', { params });
        // What was made live is changed live alone.
        const isEditable = session.account.mode === 'live' || organization.live_account_id === '';
        const isEditor = isEditable && hasPermission(session, 'connected_organization:edit');
        return (
          <div className="dash-column record-page">
            <Back href={paths.connectedOrganizations}>{t('back')}</Back>
            <Head organization={organization} isEditor={isEditor} />
            <Accounts organization={organization} />
            {isEditor ? (
              <OrganizationForm
                session={session}
                here={here}
                organization={organization}
                back={paths.connectedOrganizations}
              />
            ) : (
              <OrganizationFacts organization={organization} />
            )}
          </div>
        );
      }}
    </RequirePermission>
  );
}

interface OfOrganization {
  readonly organization: ConnectedOrganization;
}

async function Head({ organization, isEditor }: OfOrganization & { readonly isEditor: boolean }) {
  const [t, locale] = [await getTranslations('connectedOrganizations'), await getLocale()];
  return (
    <div className="dash-head">
      <Heading title={{ text: organization.name }}>
        <p className="fd-hint">
          {t('addedOn')} <Day moment={organization.created_at} locale={locale} />
        </p>
      </Heading>
      {isEditor ? (
        <LinkButton
          variant="secondary"
          icon="trash"
          href={paths.deleteConnectedOrganization(organization.id)}
        >
          {t('delete')}
        </LinkButton>
      ) : null}
    </div>
  );
}

async function Accounts({ organization: { live_account_id: live, test_account_id: test } }: OfOrganization) {
  const t = await getTranslations('connectedOrganizations');
  return (
    <FactSection id="accounts" title={t('accounts')} hint={t('accountsHint')}>
      {live === '' ? null : (
        <RecordFact name={t('liveAccount')}>
          <code dir="ltr">{live}</code>
        </RecordFact>
      )}
      <RecordFact name={t('testAccount')}>
        <code dir="ltr">{test}</code>
      </RecordFact>
    </FactSection>
  );
}

async function OrganizationFacts({ organization }: OfOrganization) {
  const [t, fieldWord, groups] = [
    await getTranslations('connectedOrganizations'),
    await getTranslations('recordField'),
    await getTranslations('recordGroup'),
  ];
  const { dba_name, ein, business_email, candidate_support_email, phone, address } = organization;
  const facts = [
    [fieldWord('dba_name'), dba_name],
    [fieldWord('ein'), ein],
    [t('business_email'), business_email],
    [t('candidate_support_email'), candidate_support_email],
    [fieldWord('phone'), phone],
    [fieldWord('address'), address?.full_address],
  ] as const;
  return (
    <FactSection id="company" title={groups('company')}>
      {facts.map(([name, value]) =>
        value ? (
          <RecordFact key={name} name={name}>
            <bdi>{value}</bdi>
          </RecordFact>
        ) : null,
      )}
    </FactSection>
  );
}
