import type { UserSession, WorkItem } from '@firstday/domain';
import { LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { OpenTaskButton } from '../employees/open-task-button';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { paths, withQuery } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { enableWebhook } from './enable-webhook';

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
  if (item.kind === 'webhook') return <EnableWebhook session={session} here={here} item={item} />;
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
      label={label}
      name={name}
    />
  );
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

/** What is sent nothing any more is sent what happens again; one that fails is tried again without anybody's doing. */
async function EnableWebhook({
  session,
  here,
  item: { webhook_id: webhook, is_disabled, webhook_url },
}: WorkActProps) {
  const t = await getTranslations('today');
  if (webhook === null || !is_disabled || !hasPermission(session, 'webhook:edit')) return null;
  const label = t('act_webhook');
  return (
    <ActionForm
      send={enableWebhook.bind(null, toActionContext(session, here), webhook)}
      words={await formLabels()}
    >
      <Submit variant="secondary" size="small" aria-label={t('actOf', { label, name: webhook_url ?? '' })}>
        {label}
      </Submit>
    </ActionForm>
  );
}
