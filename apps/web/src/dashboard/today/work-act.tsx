import type { UserSession, WorkItem } from '@firstday/domain';
import { LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { OpenTaskButton } from '../employees/open-task-button';
import { paths, withQuery } from '../paths';
import { hasPermission } from '../session/current-session';
import { editHref } from '../undecided/missing-facts';

interface WorkActProps {
  readonly session: UserSession;
  readonly here: string;
  readonly item: WorkItem;
}

/** The one act that resolves it, for who may do it. */
export async function WorkAct({ session, here, item }: WorkActProps) {
  const t = await getTranslations('today');
  const name = item.employee_name ?? t('unnamed');
  const label = t(`act_${item.kind}`);
  if (item.missing_facts || item.everify_mandate) return <NoticeLink session={session} item={item} />;
  if (item.kind === 'everify_connection')
    return <EverifyConnectionLink session={session} item={item} label={label} />;
  if (item.kind === 'status_change_report')
    return <RowLink href={paths.statusChanges} label={label} name="E-Verify" />;
  if (item.webhook_id !== null)
    return <RowLink href={paths.webhook(item.webhook_id)} label={label} name={item.webhook_url ?? ''} />;
  if (item.kind === 'form_edition' && item.form_id !== null)
    return <RowLink href={paths.officialForm(item.form_id)} label={label} name={item.form_name ?? ''} />;
  if (item.kind === 'employee_forms' && item.employee_id !== null) {
    if (!hasPermission(session, 'employee:view')) return null;
    const hasLink = item.link_state === 'opened' || item.link_state === 'unopened';
    return (
      <RowLink
        href={`${paths.employee(item.employee_id)}${hasLink ? '' : '#links'}`}
        label={hasLink ? label : t('makeLink')}
        name={name}
      />
    );
  }
  if (item.task_id === null)
    return (
      <RowLink
        href={withQuery(paths.newHires, { employer: item.employer_id ?? undefined })}
        label={label}
        name={name}
      />
    );
  if (!hasPermission(session, 'task:edit')) return null;
  return (
    <OpenTaskButton
      session={session}
      here={here}
      task={item.task_id}
      side="employer"
      page={item.kind === 'confirmation' ? 'representative' : undefined}
      label={label}
      name={name}
    />
  );
}

/** To the record that lacks something; else to a placement that says what it is about, and what to do. */
async function NoticeLink({ session, item }: Pick<WorkActProps, 'item' | 'session'>) {
  const t = await getTranslations('today');
  const name = item.record_name ?? item.employer_name ?? item.employee_name ?? t('unnamed');
  const [fact] = item.missing_facts ?? [];
  const edit = fact ? editHref(session, fact) : undefined;
  if (edit !== undefined) return <RowLink href={edit} label={t('act_undecided_facts')} name={name} />;
  if (item.placement_id === null) return null;
  const href = paths.record('placement', item.placement_id);
  return <RowLink href={href} label={t('act_everify_mandate')} name={name} />;
}

interface EverifyConnectionLinkProps extends Pick<WorkActProps, 'item' | 'session'> {
  readonly label: string;
}

/** An answer that cannot be read is shown in the system health; the rest is solved on the connection's page. */
function EverifyConnectionLink({ session, item, label }: EverifyConnectionLinkProps) {
  const mayConfigure =
    hasPermission(session, 'everify:configure') && item.everify_problem !== 'unknown_shape';
  if (!mayConfigure && !hasPermission(session, 'user:edit')) return null;
  const href = mayConfigure ? paths.everifyConnection : paths.systemHealth;
  return <RowLink href={href} label={label} name="E-Verify" />;
}

interface RowLinkProps {
  readonly href: string;
  readonly label: string;
  readonly name: string;
}

async function RowLink({ href, label, name }: RowLinkProps) {
  const t = await getTranslations('today');
  return (
    <LinkButton variant="secondary" size="small" href={href} aria-label={t('actOf', { label, name })}>
      {label}
    </LinkButton>
  );
}
