import '../records/records.css';
import type { CustomProperty, UserSession } from '@firstday/domain';
import { Heading, LinkButton } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { RecordFact, FactSection } from '../records/record-facts';
import { hasPermission } from '../session/current-session';
import { Back } from '../shell/back';
import { Day } from '../shell/day';
import { RequirePermission } from '../shell/require-permission';
import { readUses } from './read-uses';

interface PropertyPageProps {
  readonly session: UserSession;
  readonly id: string;
  readonly done: unknown;
}

/** One custom property: what its values are, and which policies and groups ask for it. */
export async function PropertyPage({ session, id, done }: PropertyPageProps) {
  const t = await getTranslations('customProperties');
  const here = paths.customProperty(id);
  const page = { session, section: 'customProperties' as const, title: t('title'), done };
  return (
    <RequirePermission {...page} needs="custom_property:view">
      {async () => {
        const params = { custom_property_id: id };
        const property = await readOrRedirect(here, 'custom_properties.findById', { params });
        return (
          <div className="dash-column record-page">
            <Back href={paths.customProperties}>{t('back')}</Back>
            <Head session={session} property={property} />
            <div className="record-groups">
              <PropertyFacts property={property} />
              <Uses session={session} property={property} />
            </div>
          </div>
        );
      }}
    </RequirePermission>
  );
}

interface OfProperty {
  readonly property: CustomProperty;
}

async function Head({ session, property }: OfProperty & Pick<PropertyPageProps, 'session'>) {
  const [t, locale] = [await getTranslations('customProperties'), await getLocale()];
  return (
    <div className="dash-head">
      <Heading title={{ text: property.label }}>
        <p className="fd-hint">
          {t('addedOn')} <Day moment={property.created_at} locale={locale} />
        </p>
      </Heading>
      {hasPermission(session, 'custom_property:edit') ? (
        <div className="fd-actions">
          <LinkButton variant="secondary" icon="trash" href={paths.deleteCustomProperty(property.id)}>
            {t('delete')}
          </LinkButton>
          <LinkButton variant="secondary" icon="close" href={paths.deprecateCustomProperty(property.id)}>
            {t('deprecate')}
          </LinkButton>
        </div>
      ) : null}
    </div>
  );
}

async function PropertyFacts({ property }: OfProperty) {
  const t = await getTranslations('customProperties');
  const { entity_type, scalar_type, name, path } = property;
  return (
    <FactSection id="property" title={t('about')} hint={t('setOnce')}>
      <RecordFact name={t('entity_type')}>{t(`entity_${entity_type}`)}</RecordFact>
      <RecordFact name={t('scalar_type')}>{t(`type_${scalar_type}`)}</RecordFact>
      <RecordFact name={t('name')}>
        <code dir="ltr">{name}</code>
      </RecordFact>
      <RecordFact name={t('path')}>
        <code dir="ltr">{path}</code>
      </RecordFact>
      <RecordFact name={t('is_sensitive_info')}>{property.is_sensitive_info ? t('yes') : t('no')}</RecordFact>
      <RecordFact name={t('is_permission_scope')}>
        {property.is_permission_scope ? t('yes') : t('no')}
      </RecordFact>
    </FactSection>
  );
}

async function Uses({ session, property }: OfProperty & Pick<PropertyPageProps, 'session'>) {
  const t = await getTranslations('customProperties');
  const { policies, groups } = await readUses(session, property);
  if (policies.length + groups.length === 0)
    return (
      <FactSection id="uses" title={t('uses')} hint={t('noUses')}>
        {null}
      </FactSection>
    );
  return (
    <FactSection id="uses" title={t('uses')}>
      {policies.map(({ id, name }) => (
        <RecordFact key={id} name={t('policy')}>
          <a href={paths.policy(id)}>
            <bdi>{name}</bdi>
          </a>
        </RecordFact>
      ))}
      {groups.map(({ id, name }) => (
        <RecordFact key={id} name={t('group')}>
          <a href={paths.group(id)}>
            <bdi>{name}</bdi>
          </a>
        </RecordFact>
      ))}
    </FactSection>
  );
}
