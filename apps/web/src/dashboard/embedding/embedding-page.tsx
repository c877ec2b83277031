import { Heading } from '@firstday/ui';
import { type UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { readOrRedirect } from '../forms/write';
import { CodeInput } from '../forms/code-input';
import { Submit } from '../forms/submit';
import { formLabels } from '../forms/form-labels';
import { RequirePermission } from '../shell/require-permission';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { ComponentPreview } from './component-preview';
import { saveOrigins } from './save-origins';

interface EmbeddingPageProps {
  readonly session: UserSession;
  readonly done: unknown;
}

/** The sites that may show the account's components. */
export async function EmbeddingPage({ session, done }: EmbeddingPageProps) {
  const t = await getTranslations('embedding');
  return (
    <RequirePermission
      session={session}
      section="embedding"
      needs="component:create"
      title={t('title')}
      done={done}
    >
      {async () => {
        const { origins } = await readOrRedirect(paths.embedding, 'embedding.get', {});
        return (
          <>
            <div className="dash-column">
              <Heading title={{ text: t('title') }}>
                <p className="fd-hint">{t('hint')}</p>
              </Heading>
              <ActionForm
                send={saveOrigins.bind(null, toActionContext(session, paths.embedding))}
                check={{ form: 'origins', advice: { origins: t('tooMany') } }}
                words={await formLabels()}
              >
                <CodeInput
                  name="origins"
                  rows={6}
                  label={t('label')}
                  hint={t('labelHint')}
                  initial={origins.join('\n')}
                />
                <p>{session.account.mode === 'test' ? t('ofTest') : t('ofLive')}</p>
                <div className="fd-actions">
                  <Submit>{t('save')}</Submit>
                </div>
              </ActionForm>
            </div>
            <ComponentPreview session={session} />
          </>
        );
      }}
    </RequirePermission>
  );
}
