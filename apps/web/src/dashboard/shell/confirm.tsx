import { Heading, LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ActionForm } from '../forms/action-form';
import { Submit } from '../forms/submit';
import type { Send } from '../forms/action-state';
import { formLabels } from '../forms/form-labels';

interface ConfirmProps {
  readonly title: string;
  readonly send: Send;
  readonly submit: string;
  /** It brings back rather than takes away. */
  readonly isSafe?: boolean;
  /** Back to where nothing happens. */
  readonly keep: string;
  readonly children: ReactNode;
}

/** A page of its own before what cannot be taken back: it names what it is about and what follows. */
export async function Confirm({ title, send, submit, isSafe = false, keep, children }: ConfirmProps) {
  const t = await getTranslations('dashboard');
  return (
    <div className="dash-column">
      <Heading title={{ text: title }} />
      {children}
      <ActionForm send={send} words={await formLabels()}>
        <div className="fd-actions">
          <Submit variant={isSafe ? 'primary' : 'danger'}>{submit}</Submit>
          <LinkButton variant="secondary" href={keep}>
            {t('cancel')}
          </LinkButton>
        </div>
      </ActionForm>
    </div>
  );
}
