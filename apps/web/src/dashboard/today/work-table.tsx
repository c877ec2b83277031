import type { UserSession, WorkItem } from '@firstday/domain';
import { Table } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { LinkToEmployee } from '../employees/link-to-employee';
import { WorkAct } from './work-act';
import { WorkDue } from './work-due';
import { WorkWhat } from './work-what';

interface WorkTableProps {
  readonly session: UserSession;
  readonly here: string;
  readonly caption: string;
  readonly items: readonly WorkItem[];
}

/** A line each: who, what, by when and why, and the one act that resolves it. */
export async function WorkTable({ session, here, caption, items }: WorkTableProps) {
  const t = await getTranslations('today');
  return (
    <Table
      caption={caption}
      rows={items}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'who',
          label: t('who'),
          cell: ({ employee_id: id, employee_name: name, webhook_url: url, form_name: form, ...item }) =>
            id === null ? (
              <bdi dir={url === null ? undefined : 'ltr'}>
                {url === null ? (form ?? item.record_name ?? item.employer_name) : new URL(url).host}
              </bdi>
            ) : (
              <LinkToEmployee session={session} id={id} name={name} unnamed={t('unnamed')} />
            ),
        },
        { id: 'what', label: t('what'), cell: (item) => <WorkWhat session={session} item={item} /> },
        { id: 'due', label: t('due'), cell: (item) => <WorkDue item={item} /> },
        {
          id: 'employer',
          label: t('employer'),
          cell: ({ employer_name: name }) => (name === null ? null : <bdi>{name}</bdi>),
        },
      ]}
      actions={{
        label: t('act'),
        of: (item) => <WorkAct session={session} here={here} item={item} />,
      }}
    />
  );
}
