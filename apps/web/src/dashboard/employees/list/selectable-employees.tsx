import { randomUUID } from 'node:crypto';
import type { UserSession } from '@firstday/domain';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { maySendMessages } from '../../messages/may-send-messages';
import { paths, withQuery } from '../../paths';
import { hasPermission } from '../../session/current-session';
import { addressOf, type EmployeesSearch } from '../employees-search';
import { EmployeeTable } from '../employee-table';
import type { ActName } from './act-bar';
import { shownColumns } from './shown-columns';
import { SelectableList } from './selectable-list';
import type { ReadEmployees } from './read-employees';

interface SelectableEmployeesProps {
  readonly session: UserSession;
  readonly asked: EmployeesSearch;
  readonly read: ReadEmployees;
}

const everyAct = [
  'links',
  'reminders',
  'messages',
  'withdrawals',
  'documents',
  'rows',
] as const satisfies readonly ActName[];

/** The rows, and what somebody may do for many of them. */
export async function SelectableEmployees({ session, asked, read }: SelectableEmployeesProps) {
  const [{ employeesList: words }, t, locale] = [
    await getMessages(),
    await getTranslations('employeesList'),
    await getLocale(),
  ];
  // Another person who signs in meanwhile does nothing in this one's name.
  const person = { account: session.account.id, user: session.user.id };
  const maySend = await maySendMessages(session, paths.employees);
  const hrefOf = (act: ActName) => withQuery(paths.employeeAct(act), person);
  return (
    <SelectableList
      actId={randomUUID()}
      page={read.rows.map(({ id }) => id)}
      matching={read.matching}
      list={withQuery('', { ...addressOf(asked), columns: '', dir: '', sort: '', view: '' })}
      columns={[...shownColumns(asked.columns)]}
      count={read.isExact ? read.shownTotal : t('moreThan', { count: read.shownTotal })}
      acts={everyAct.filter((act) => (isMessage(act) ? maySend : mayDo(session, act)))}
      hrefs={{
        links: hrefOf('links'),
        messages: hrefOf('messages'),
        reminders: hrefOf('messages'),
        withdrawals: hrefOf('withdrawals'),
        documents: hrefOf('documents'),
        rows: hrefOf('rows'),
      }}
      words={words}
      locale={locale}
    >
      <EmployeeTable rows={read.rows} asked={asked} />
    </SelectableList>
  );
}

const isMessage = (act: ActName): boolean => act === 'messages' || act === 'reminders';

function mayDo(session: UserSession, act: ActName): boolean {
  if (act === 'rows') return true;
  if (act === 'documents') return hasPermission(session, 'employee:view_sensitive');
  return hasPermission(session, 'task:edit') && (act !== 'links' || hasPermission(session, 'task:view'));
}
