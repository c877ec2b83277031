import type { UserSession } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { paths, withQuery } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { proveDraft } from './changes/prove-draft';
import { PolicyEditor } from './policy-editor';
import { policyEditorWords } from './policy-editor-words';
import { ReadablePolicy } from './readable-policy';
import { readForEditor } from './read-for-editor';
import { readKeptPolicy } from './read-kept-policy';
import { changePolicy, createPolicy } from './change-policy';

interface PolicyEditorPageProps {
  readonly session: UserSession;
  /** The policy that is changed; without it, a new one is written. */
  readonly id?: string;
}

/** Where a policy is written: its condition, forms and tests, what it would change, and keeping it. */
export async function PolicyEditorPage({ session, id }: PolicyEditorPageProps) {
  const t = await getTranslations('policyEditor');
  const here = id === undefined ? paths.newPolicy : paths.editPolicy(id);
  // Whoever writes one reads what is there, too.
  const needs = hasPermission(session, 'policy:edit') ? 'policy:view' : 'policy:edit';
  const title = id === undefined ? t('newTitle') : t('editTitle');
  return (
    <RequirePermission session={session} section="policies" needs={needs} title={title}>
      {async () => {
        const locale = await getLocale();
        const kept = id === undefined ? undefined : await readKeptPolicy(here, id);
        const known = await readForEditor(session, here, locale);
        const place = toActionContext(session, here);
        const leave = id === undefined ? paths.policies : paths.policy(id);
        return (
          <div className="policy-page">
            <Back href={leave}>{id === undefined ? t('backToAll') : t('back')}</Back>
            <Heading title={{ text: kept ? t('editTitleOf', { name: kept.policy.name }) : title }} />
            <PolicyEditor
              {...known}
              kept={kept}
              words={await policyEditorWords()}
              locale={locale}
              hrefs={{
                leave,
                replay: withQuery(paths.policyReplay, { account: place.account, user: place.user }),
              }}
              prove={proveDraft.bind(null, place)}
              create={createPolicy.bind(null, place)}
              save={changePolicy.bind(null, place)}
            >
              <ReadablePolicy policy={kept?.policy} forms={known.forms} />
            </PolicyEditor>
          </div>
        );
      }}
    </RequirePermission>
  );
}
