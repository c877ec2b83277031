import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { Confirm } from '../shell/confirm';
import { RequirePermission } from '../shell/require-permission';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { retireDocument } from './retire-document';

interface RetirePageProps {
  readonly session: UserSession;
  readonly id: string;
}

export async function RetirePage({ session, id }: RetirePageProps) {
  const t = await getTranslations('documents');
  const here = paths.retireDocument(id);
  return (
    <RequirePermission session={session} section="documents" needs="policy:edit" title={t('title')}>
      {async () => {
        const params = { account_document_id: id };
        const { title, version } = await readOrRedirect(here, 'account_documents.findById', { params });
        return (
          <Confirm
            title={t('retireTitle', { title, version })}
            send={retireDocument.bind(null, toActionContext(session, here), id)}
            submit={t('retire')}
            keep={paths.document(id)}
          >
            <p>{t('retireHint')}</p>
          </Confirm>
        );
      }}
    </RequirePermission>
  );
}
