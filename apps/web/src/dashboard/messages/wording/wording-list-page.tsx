import './wording.css';
import type { AccountWording, PageLanguage, UserSession } from '@firstday/domain';
import { Badge, Heading, Table } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../../forms/write';
import { paths, withQuery } from '../../paths';
import { Back } from '../../shell/back';
import { Moment } from '../../shell/moment';
import { RequirePermission } from '../../shell/require-permission';
import { WordingLanguages } from './wording-languages';
import { wordingPath } from './wording-place';

interface WordingListPageProps {
  readonly session: UserSession;
  readonly language: PageLanguage;
}

/** Every kind of message, and whether it is said in our words or the account's. */
export async function WordingListPage({ session, language }: WordingListPageProps) {
  const [t, messages] = [await getTranslations('wording'), await getTranslations('messages')];
  const here = withQuery(paths.messageWordings, { language });
  return (
    <RequirePermission session={session} section="settings" needs="user:view" title={t('title')}>
      {async () => {
        const query = { language };
        const { data } = await readOrRedirect(here, 'message_wordings.list', { query });
        return (
          <>
            <Back href={paths.messageSettings}>{messages('title')}</Back>
            <Heading title={{ text: t('title') }}>
              <p className="fd-hint">{t('hint')}</p>
            </Heading>
            <WordingLanguages language={language} />
            <Rows wordings={data} />
          </>
        );
      }}
    </RequirePermission>
  );
}

const isOwn = ({ subject, body }: AccountWording) => subject !== null || body !== null;

async function Rows({ wordings }: { readonly wordings: readonly AccountWording[] }) {
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
          cell: (wording) => <a href={wordingPath(wording)}>{messages(`kind_${wording.kind}`)}</a>,
        },
        {
          id: 'subject',
          label: t('subject'),
          cell: ({ subject, ours, language }) => (
            <span className="wording-subject" lang={language} dir="auto">
              {subject ?? ours.subject}
            </span>
          ),
        },
        {
          id: 'words',
          label: t('words'),
          cell: (wording) =>
            isOwn(wording) ? (
              <Badge tone="good">{t('own')}</Badge>
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
