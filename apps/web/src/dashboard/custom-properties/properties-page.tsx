import { type CustomProperty, CustomPropertyStatus, EntityType, type UserSession } from '@firstday/domain';
import { Button, type Column, EmptyState, Select, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { Day } from '../shell/day';
import { ListPage } from '../shell/list-page';
import { ListSection } from '../shell/list-section';
import type { PropertiesSearch } from './properties-search';

interface PropertiesPageProps {
  readonly session: UserSession;
  readonly asked: PropertiesSearch;
  readonly page: number;
  readonly done: unknown;
}

/** What the account keeps of its records besides what every account has. */
export async function PropertiesPage({ session, asked, page, done }: PropertiesPageProps) {
  const t = await getTranslations('customProperties');
  return (
    <ListPage
      session={session}
      section="customProperties"
      needs="custom_property:view"
      title={t('title')}
      hint={t('hint')}
      add={{ needs: 'custom_property:edit', href: paths.newCustomProperty, label: t('add') }}
      done={done}
    >
      {() => <Properties asked={asked} page={page} />}
    </ListPage>
  );
}

async function Properties({ asked, page }: Pick<PropertiesPageProps, 'asked' | 'page'>) {
  const t = await getTranslations('customProperties');
  const { entity_type, status } = asked;
  const query = { page, per_page: 50, status, ...(entity_type && { entity_type }) };
  const answer = await readOrRedirect(paths.customProperties, 'custom_properties.list', { query });
  const title = t('count', { count: answer.total });
  if (answer.total === 0 && (await hasNone()))
    return (
      <EmptyState icon="columns" title={t('empty')}>
        {t('emptyHint')}
      </EmptyState>
    );
  return (
    <>
      <Filters asked={asked} />
      <ListSection
        title={title}
        path={paths.customProperties}
        query={asked}
        page={page}
        of={answer.total_pages}
      >
        {answer.data.length === 0 ? (
          <EmptyState icon="search" title={(await getTranslations('records'))('noneFound')} />
        ) : (
          <Table
            caption={t('title')}
            rows={answer.data}
            keyOf={({ id }) => id}
            columns={await propertyColumns()}
          />
        )}
      </ListSection>
    </>
  );
}

/** Of no kind and no status, so that there is nothing to narrow. */
async function hasNone(): Promise<boolean> {
  const totals = await Promise.all(
    CustomPropertyStatus.options.map(async (status) => {
      const query = { status, per_page: 1 };
      return (await readOrRedirect(paths.customProperties, 'custom_properties.list', { query })).total;
    }),
  );
  return totals.every((total) => total === 0);
}

async function Filters({ asked }: Pick<PropertiesPageProps, 'asked'>) {
  const [t, words] = [await getTranslations('customProperties'), await getTranslations('records')];
  return (
    <form className="dash-search" role="search" aria-label={words('searchTitle')}>
      <Select
        id="entity_type"
        name="entity_type"
        label={t('entity_type')}
        defaultValue={asked.entity_type}
        options={[
          { value: '', label: t('anyEntity') },
          ...EntityType.options.map((value) => ({ value, label: t(`entity_${value}`) })),
        ]}
      />
      <Select
        id="status"
        name="status"
        label={t('status')}
        defaultValue={asked.status}
        options={CustomPropertyStatus.options.map((value) => ({ value, label: t(value) }))}
      />
      <div className="fd-actions">
        <Button type="submit" variant="secondary">
          {words('find')}
        </Button>
      </div>
    </form>
  );
}

async function propertyColumns(): Promise<readonly Column<CustomProperty>[]> {
  const [t, locale] = [await getTranslations('customProperties'), await getLocale()];
  return [
    {
      id: 'label',
      label: t('label'),
      cell: ({ id, label }) => (
        <a href={paths.customProperty(id)}>
          <bdi>{label}</bdi>
        </a>
      ),
    },
    {
      id: 'entity_type',
      label: t('entity_type'),
      cell: ({ entity_type }) => t(`entity_${entity_type}`),
    },
    { id: 'scalar_type', label: t('scalar_type'), cell: ({ scalar_type }) => t(`type_${scalar_type}`) },
    {
      id: 'name',
      label: t('name'),
      cell: ({ name }) => <code dir="ltr">{name}</code>,
    },
    {
      id: 'sensitive',
      label: t('is_sensitive_info'),
      cell: ({ is_sensitive_info }) => (is_sensitive_info ? t('yes') : null),
    },
    {
      id: 'added',
      label: t('added'),
      cell: ({ created_at }) => <Day moment={created_at} locale={locale} isShort />,
    },
  ];
}
