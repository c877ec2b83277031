import './wording.css';
import type { AccountWording, UserSession } from '@firstday/domain';
import { directionOf } from '@firstday/domain/languages';
import { Badge, Heading, Table } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../../forms/write';
import { paths } from '../../paths';
import { dropGoneChoices } from '../../record-picker/drop-gone-choices';
import { GoneChoices } from '../../record-picker/gone-choices';
import { Back } from '../../shell/back';
import { Moment } from '../../shell/moment';
import { RequirePermission } from '../../shell/require-permission';
import { WordingLanguages } from './wording-languages';
import { wordingPath, type WordingsPlace, wordingsPath } from './wording-place';

interface WordingListPageProps {
  readonly session: UserSession;
  readonly of: WordingsPlace;
}

/** Every kind of message, and whether it is said in our words or the account's. */
export async function WordingListPage({ session, of: given }: WordingListPageProps) {
  const { asked: of, gone } = await dropGoneChoices(session, given);
  const [t, messages] = [await getTranslations('wording'), await getTranslations('messages')];
  const here = wordingsPath(of);
  return (
    <RequirePermission session={session} section="settings" needs="user:view" title={t('title')}>
      {async () => {
        const { employer, language } = of;
        const query = { language, ...(employer && { employer_id: employer }) };
        const { data } = await readOrRedirect(here, 'message_wordings.list', { query });
        return (
          <>
            <Back href={paths.messageSettings}>{messages('title')}</Back>
            <Heading title={{ text: t('title') }}>
              <p className="fd-hint">{t(employer ? 'hintEmployer' : 'hint')}</p>
            </Heading>
            <GoneChoices gone={gone} isOfAccount />
            <WordingLanguages session={session} of={of} isByEmployer />
            <Rows wordings={data} of={of} />
          </>
        );
      }}
    </RequirePermission>
  );
}

const isOwn = ({ subject, body, sms }: Pick<AccountWording, 'body' | 'sms' | 'subject'>) =>
  subject !== null || body !== null || sms !== null;

interface RowsProps {
  readonly wordings: readonly AccountWording[];
  readonly of: WordingsPlace;
}

async function Rows({ wordings, of }: RowsProps) {
  const [t, messages] = [await getTranslations('wording'), await getTranslations('messages')];
  return (
    <Table
      caption={t('title')}
      rows={wordings}
      keyOf={({ kind }) => kind}
      columns={[
        {
          id: 'kind',
          label: t('kind'),
          cell: (wording) => (
            <a href={wordingPath({ ...of, kind: wording.kind })}>{messages(`kind_${wording.kind}`)}</a>
          ),
        },
        {
          id: 'subject',
          label: t('subject'),
          cell: ({ subject, of_account: account, ours, language }) => (
            <span className="wording-subject" lang={language} dir={directionOf(language)}>
              {subject ?? account?.subject ?? ours.subject}
            </span>
          ),
        },
        {
          id: 'words',
          label: t('words'),
          cell: (wording) =>
            isOwn(wording) ? (
              <Badge tone="good">{t('own')}</Badge>
            ) : wording.of_account && isOwn(wording.of_account) ? (
              <Badge tone="muted">{t('ofAccount')}</Badge>
            ) : (
              <span className="fd-muted">{t('ours')}</span>
            ),
        },
        {
          id: 'changed',
          label: t('changed'),
          cell: ({ updated_at: at }) =>
            at === null ? <span className="fd-muted">–</span> : <Moment at={at} />,
        },
      ]}
    />
  );
}
