import { LanguageCode, type UserSession } from '@firstday/domain';
import { languages } from '@firstday/domain/languages';
import { Banner, Heading, LinkButton } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { Builder } from '../form-builder/builder';
import type { NamedFact } from '../form-builder/builder-context';
import { builderWords } from '../form-builder/builder-words';
import { saveDraft } from '../form-builder/save-draft';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { readDraft } from './read-draft';
import { readFormPdfs } from './read-form-pdfs';

const hostedLocales: readonly string[] = languages.map(({ locale }) => locale);

interface BuilderPageProps {
  readonly session: UserSession;
  readonly id: string;
  readonly done: unknown;
}

/** A form of the account's own is written and looked at. */
export async function BuilderPage({ session, id, done }: BuilderPageProps) {
  const t = await getTranslations('forms');
  const here = paths.form(id);
  return (
    <RequirePermission session={session} section="forms" needs="form:edit" title={t('title')} done={done}>
      {async () => {
        const { draft, version } = await readDraft(here, id);
        const { content, edition, retired_at } = draft;
        const locale = await getLocale();
        const [published, pdfs, facts] = await Promise.all([
          publishedPaths(here, id, edition),
          readFormPdfs(here, content),
          readFacts(session, here),
        ]);
        return (
          <div className="builder-page">
            <Back href={paths.forms}>{t('back')}</Back>
            <div className="dash-head">
              <Heading title={{ text: content.short_name['en'] ?? draft.key }}>
                <p className="fd-hint">
                  {edition === null ? t('neverPublished') : t('lastEdition', { edition })}{' '}
                  <bdi dir="ltr">{draft.key}</bdi>
                </p>
              </Heading>
              {edition === null ? null : (
                <LinkButton variant="secondary" href={paths.retireForm(id)}>
                  {retired_at ? t('restore') : t('retire')}
                </LinkButton>
              )}
            </div>
            {retired_at ? <Banner tone="warn" icon="info" title={t('retiredNotice')} /> : null}
            <Builder
              draft={{ content, edition }}
              publishedPaths={published}
              version={version}
              words={await builderWords()}
              locale={locale}
              languages={languagesIn(locale)}
              hosted={hostedLocales}
              pdfs={pdfs}
              facts={facts}
              hrefs={{
                document: paths.formDocument(id),
                publish: paths.publishForm(id),
                reload: here,
                upload: withQuery(paths.formPdfs, { account: session.account.id, user: session.user.id }),
              }}
              save={saveDraft.bind(null, toActionContext(session, here), id)}
            />
          </div>
        );
      }}
    </RequirePermission>
  );
}

/** As policies know them; nobody who may not see policies learns them here. */
async function readFacts(session: UserSession, here: string): Promise<readonly NamedFact[]> {
  if (!hasPermission(session, 'policy:view')) return [];
  const { facts } = await readOrRedirect(here, 'policies.listFacts', {});
  return facts.map(({ path, label }) => ({ path, label }));
}

async function publishedPaths(here: string, form_id: string, edition: string | null): Promise<string[]> {
  if (edition === null) return [];
  const { content } = await readOrRedirect(here, 'forms.getEdition', { params: { form_id, edition } });
  return content.sections.flatMap(({ pages }) =>
    pages.flatMap(({ fields }) => fields.map(({ path }) => path)),
  );
}

/** Those that hosted pages speak first, then all others, by their names. */
function languagesIn(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const order = new Intl.Collator(locale);
  const named = LanguageCode.options
    .filter((code) => code !== 'en')
    .map((value) => ({ value, label: names.of(value) ?? value, isHosted: hostedLocales.includes(value) }));
  return named
    .sort(
      (one, other) => Number(other.isHosted) - Number(one.isHosted) || order.compare(one.label, other.label),
    )
    .map(({ value, label }) => ({ value, label }));
}
