import type { FormChange, FormContent, UserSession } from '@firstday/domain';
import { Badge, Banner, Heading, LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { OpenTasks } from './open-tasks';
import { publishOwnForm } from './publish-own-form';
import { readDraft } from './read-draft';

interface PublishFormPageProps {
  readonly session: UserSession;
  readonly id: string;
}

/** What publishing changes, whom it concerns, and what is to become of those who have begun: told first, then done. */
export async function PublishFormPage({ session, id }: PublishFormPageProps) {
  const t = await getTranslations('forms');
  const here = paths.publishForm(id);
  return (
    <RequirePermission session={session} section="forms" needs="form:edit" title={t('publishTab')}>
      {async () => {
        const { draft, version } = await readDraft(here, id);
        const params = { form_id: id };
        const forecast = await readOrRedirect(here, 'forms.getDraftChanges', { params });
        const last = forecast.since === null ? null : { params: { ...params, edition: forecast.since } };
        const before = last && (await readOrRedirect(here, 'forms.getEdition', last)).content;
        const name = draft.content.short_name['en'] ?? draft.key;
        const next = String(Number(draft.edition ?? 0) + 1);
        const isReady = draft.issues.length === 0 && draft.retired_at === null;
        const mayDo = isReady && (!draft.is_published || (forecast.open_tasks?.total ?? 0) > 0);
        return (
          <div className="dash-column">
            <Back href={paths.form(id)}>{t('backToForm')}</Back>
            <Heading
              title={{
                text: draft.is_published
                  ? t('moveTitle', { name })
                  : t('publishTitle', { name, edition: next }),
              }}
            />
            {isReady ? null : (
              <Banner tone="bad" icon="alert" title={draft.retired_at ? t('retiredNotice') : t('notReady')}>
                {draft.retired_at ? null : <p>{t('notReadyHint', { count: draft.issues.length })}</p>}
              </Banner>
            )}
            {before === null ? (
              <p>{t('firstEdition')}</p>
            ) : (
              <Changes changes={forecast.changes} contents={[draft.content, before]} />
            )}
            {mayDo ? (
              <ActionForm
                send={publishOwnForm.bind(null, toActionContext(session, here), {
                  id,
                  version,
                  isPublished: draft.is_published,
                })}
                words={await formLabels()}
              >
                <OpenTasks tasks={forecast.open_tasks} />
                <div className="fd-actions">
                  <Submit>{draft.is_published ? t('moveSubmit') : t('publishSubmit')}</Submit>
                  <LinkButton variant="secondary" href={paths.form(id)}>
                    {(await getTranslations('dashboard'))('cancel')}
                  </LinkButton>
                </div>
              </ActionForm>
            ) : null}
          </div>
        );
      }}
    </RequirePermission>
  );
}

interface ChangesProps {
  readonly changes: readonly FormChange[];
  /** The draft and the last edition: where what has changed is named. */
  readonly contents: readonly FormContent[];
}

async function Changes({ changes, contents }: ChangesProps) {
  const t = await getTranslations('forms');
  const breaking = changes.filter(({ is_breaking }) => is_breaking).length;
  if (changes.length === 0) return <p>{t('nothingChanged')}</p>;
  return (
    <section className="hosted-section" aria-labelledby="changes">
      <h2 id="changes">{t('changes', { count: changes.length })}</h2>
      <p className="fd-hint">{breaking > 0 ? t('breakingHint') : t('compatibleHint')}</p>
      <ul className="form-changes">
        {changes.map(({ of, id, change, is_breaking }) => (
          <li key={`${of} ${id} ${change}`}>
            <strong>
              <bdi>{nameIn(contents, of, id) ?? t('wholeForm')}</bdi>
            </strong>{' '}
            {t(`change_${change}`)} {is_breaking ? <Badge tone="warn">{t('breaking')}</Badge> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a part is called in the draft, or was in the edition before. */
function nameIn(contents: readonly FormContent[], of: FormChange['of'], id: string): string | undefined {
  for (const { sections } of contents) {
    const pages = sections.flatMap((section) => section.pages);
    if (of === 'form') return undefined;
    if (of === 'field') {
      const field = pages.flatMap(({ fields }) => fields).find(({ path }) => path === id);
      if (field) return field.label['en'];
    } else {
      const part = (of === 'page' ? pages : sections).find((it) => it.id === id);
      if (part) return part.title['en'];
    }
  }
  return id;
}
