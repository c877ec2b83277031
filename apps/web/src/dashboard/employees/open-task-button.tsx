import type { Side, UserSession } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { PageLoad } from '../forms/page-load';
import { Submit } from '../forms/submit';
import { toActionContext } from '../session/current-session';
import { leadToTask } from './lead-to-task';

interface OpenTaskButtonProps {
  readonly session: UserSession;
  readonly here: string;
  readonly task: string;
  /** Whose part of it. */
  readonly side: Side;
  readonly label: string;
  /** The page of it that is opened, where that is not its first. */
  readonly page?: 'representative' | undefined;
  /** What tells this button from the next one to those who do not see its row. */
  readonly name: string;
}

/** The way to a form, as the side whose turn it is: a link is made when it is pressed, and not before. */
export async function OpenTaskButton({ session, here, task, side, page, label, name }: OpenTaskButtonProps) {
  const [t, locale] = [await getTranslations('calendar'), await getLocale()];
  return (
    <ActionForm
      send={leadToTask.bind(null, toActionContext(session, here), { task, side, page, locale })}
      words={await formLabels()}
    >
      <PageLoad />
      <Submit variant="secondary" size="small" aria-label={t('openOf', { label, name })}>
        {label}
      </Submit>
    </ActionForm>
  );
}
