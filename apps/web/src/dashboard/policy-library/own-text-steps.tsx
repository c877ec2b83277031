import type { LibraryEntry, UserSession } from '@firstday/domain';
import { LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';
import { ToCheck } from './to-check';

interface OwnTextStepsProps {
  readonly session: UserSession;
  readonly entry: LibraryEntry;
}

/** Where the law leaves the text to the employer: it is read, changed where it has to be, and published. */
export async function OwnTextSteps({ session, entry }: OwnTextStepsProps) {
  const t = await getTranslations('library');
  const [form] = entry.forms;
  if (!form?.is_from_library || entry.official_file) return null;
  const isWaiting = entry.policy_id !== null && entry.waits_for.includes('publication');
  const mayEdit = hasPermission(session, 'form:edit');
  return (
    <section className="hosted-section" aria-labelledby="own-text">
      <h2 id="own-text">{t('ownTextTitle')}</h2>
      <p>{t('ownTextHint')}</p>
      <ToCheck entry={entry} />
      {form.form_id !== null && isWaiting && mayEdit ? (
        <div className="fd-actions">
          <LinkButton href={paths.publishForm(form.form_id)}>{t('publish')}</LinkButton>
          <LinkButton variant="secondary" href={paths.form(form.form_id)}>
            {t('openText')}
          </LinkButton>
        </div>
      ) : null}
      {isWaiting && !mayEdit ? <p className="fd-hint">{t('mayNotBegin')}</p> : null}
    </section>
  );
}
