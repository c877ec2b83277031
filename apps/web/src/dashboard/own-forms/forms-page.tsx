import type { FormDraftSummary, UserSession } from '@firstday/domain';
import { Badge, EmptyState, LinkButton, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { EndingEditions } from '../official-forms/ending-editions';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';
import { Day } from '../shell/day';
import { ListPage } from '../shell/list-page';
import { ListSection } from '../shell/list-section';

interface FormsPageProps {
  readonly session: UserSession;
  readonly page: number;
  readonly done: unknown;
}

/** The forms of the account's own: drafts, published ones, and those that are retired. */
export async function FormsPage({ session, page, done }: FormsPageProps) {
  const t = await getTranslations('forms');
  return (
    <ListPage
      session={session}
      section="forms"
      needs="form:edit"
      title={t('title')}
      hint={t('hint')}
      add={{ needs: 'form:edit', href: paths.newForm, label: t('makeTitle') }}
      action={
        <LinkButton variant="secondary" href={paths.officialForms}>
          {(await getTranslations('officialForms'))('title')}
        </LinkButton>
      }
      done={done}
    >
      {() => (
        <>
          {hasPermission(session, 'form:view') ? <EndingEditions /> : null}
          <FormList page={page} />
        </>
      )}
    </ListPage>
  );
}

async function FormList({ page }: { readonly page: number }) {
  const [t, locale] = [await getTranslations('forms'), await getLocale()];
  const query = { page, per_page: 50 };
  const { data, total, total_pages } = await readOrRedirect(paths.forms, 'forms.listDrafts', { query });
  return (
    <ListSection title={t('count', { count: total })} path={paths.forms} page={page} of={total_pages}>
      {data.length === 0 ? (
        <EmptyState icon="sheet" title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <Table
          caption={t('title')}
          rows={data}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'name',
              label: t('name'),
              cell: ({ id, name }) => (
                <a href={paths.form(id)}>
                  <bdi>{name}</bdi>
                </a>
              ),
            },
            { id: 'status', label: t('status'), cell: (form) => <FormStatus form={form} /> },
            { id: 'edition', label: t('edition'), cell: ({ edition }) => edition ?? '–' },
            {
              id: 'changed',
              label: t('changed'),
              cell: ({ updated_at }) => <Day moment={updated_at} locale={locale} isShort />,
            },
            {
              id: 'action',
              label: t('action'),
              cell: ({ id, name }) => (
                <a href={paths.copyForm(id)} aria-label={t('copyOne', { name })}>
                  {t('copy')}
                </a>
              ),
            },
          ]}
        />
      )}
    </ListSection>
  );
}

async function FormStatus({ form }: { readonly form: FormDraftSummary }) {
  const t = await getTranslations('forms');
  if (form.retired_at) return <Badge>{t('isRetired')}</Badge>;
  if (form.edition === null) return <Badge tone="warn">{t('isDraft')}</Badge>;
  if (!form.is_published) return <Badge tone="warn">{t('isChanged')}</Badge>;
  return <Badge tone="good">{t('isPublished')}</Badge>;
}
