import type { Import, UserSession } from '@firstday/domain';
import { LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { paths, withQuery } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { commitImport } from './commit-import';
import { deleteImport } from './delete-import';

interface ImportActionsProps {
  readonly session: UserSession;
  readonly found: Import;
}

/** What can be done with a list that stands still. */
export async function ImportActions({ session, found }: ImportActionsProps) {
  const [t, words] = [await getTranslations('imports'), await formLabels()];
  if (!hasPermission(session, 'employee:edit')) return null;
  const { id, kind, status, counts } = found;
  const place = toActionContext(session, paths.import(id));
  const count = counts.create + counts.update;
  const isWrong = status === 'failed' || counts.error + counts.failed > 0;
  return (
    <div className="import-actions">
      {status === 'checked' && count > 0 ? (
        <ActionForm send={commitImport.bind(null, place, id)} words={words}>
          <div className="fd-actions">
            <Submit>{t('commit', { count })}</Submit>
          </div>
        </ActionForm>
      ) : null}
      {isWrong ? (
        <LinkButton variant="secondary" icon="pen" href={withQuery(paths.newImport, { kind })}>
          {t('again')}
        </LinkButton>
      ) : null}
      <ActionForm send={deleteImport.bind(null, place, id)} words={words}>
        <div className="fd-actions">
          <Submit variant="ghost" icon="trash" title={t('deleteHint')}>
            {t('delete')}
          </Submit>
        </div>
      </ActionForm>
      {status === 'checked' ? (
        <p className="fd-hint">{count > 0 ? t('commitHint') : t('nothingToCommit')}</p>
      ) : null}
    </div>
  );
}
