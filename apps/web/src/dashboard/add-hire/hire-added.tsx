'use client';
import { Heading, LinkButton } from '@firstday/ui';
import { QrCode } from '@firstday/ui/qr-code';
import { useEffect, useRef } from 'react';
import { formatMessage } from '../../i18n/format-message';
import { ActionForm, useActionForm } from '../forms/action-form';
import type { Send } from '../forms/action-state';
import { Submit } from '../forms/submit';
import { paths } from '../paths';
import { SecretOnce } from '../shell/secret-once';
import { useHire } from './use-hire';
import { forgetHireDraft } from './use-hire-draft';

interface HireAddedProps {
  readonly withdraw: Send;
  /** Sends the link by email; only where messages are sent. */
  readonly invite: Send;
  readonly maySend: boolean;
  readonly formWords: Readonly<Record<'error' | 'problem', string>>;
}

/** What was made: the link to hand over, the next hire, and the way back. */
export function HireAdded({ withdraw, invite, maySend, formWords }: HireAddedProps) {
  const { words, locale, owner } = useHire();
  const { made, secret } = useActionForm().state;
  const box = useRef<HTMLDivElement>(null);
  const isMade = made !== undefined;
  useEffect(() => {
    if (!isMade) return;
    forgetHireDraft(owner);
    box.current?.querySelector('h1')?.focus();
    window.scrollTo({ top: 0 });
  }, [isMade, owner]);
  if (!made) return null;
  const { employee = '', name = '', placement = '', isNew = '' } = made;
  const { employer = '', client = '', job = '' } = made;
  return (
    <div className="hire-added" ref={box}>
      <Heading title={{ text: formatMessage(words.added, { name }, locale) }}>
        <p className="fd-hint">{words.addedHint}</p>
      </Heading>
      {secret ? (
        <div className="hire-link">
          <SecretOnce
            words={{
              label: words.linkTitle,
              copied: words.secret.copied,
              copy: words.secret.copy,
              failed: words.secret.failed,
            }}
          />
          <figure>
            <QrCode address={secret.text} label={words.qrCode} />
            <figcaption className="fd-hint">{words.qrHint}</figcaption>
          </figure>
        </div>
      ) : (
        <p>{words.noLink}</p>
      )}
      {maySend ? (
        <ActionForm send={invite} words={formWords}>
          <input type="hidden" name="employee" value={employee} />
          <div className="fd-actions">
            <Submit variant="secondary">{words.sendByEmail}</Submit>
          </div>
        </ActionForm>
      ) : null}
      <div className="fd-actions">
        <LinkButton href={paths.addHireAt({ employer, client, job })} icon="plus">
          {words.addAnother}
        </LinkButton>
        <LinkButton variant="secondary" href={paths.employee(employee)}>
          {words.openPerson}
        </LinkButton>
      </div>
      <ActionForm send={withdraw} words={formWords}>
        <input type="hidden" name="employee" value={employee} />
        <input type="hidden" name="placement" value={placement} />
        <input type="hidden" name="is_new" value={isNew} />
        <p className="fd-hint">{words.withdrawHint}</p>
        <div className="fd-actions">
          <Submit variant="secondary" icon="undo">
            {words.withdraw}
          </Submit>
        </div>
      </ActionForm>
    </div>
  );
}
