'use client';
import type { Locale } from '@firstday/domain/languages';
import type { EmployeeRow } from '@firstday/domain';
import { RowButton } from '@firstday/ui';
import { useRef, useState } from 'react';
import { useComponent } from '../component-context';
import { ActionFailed } from '../action-failed';
import { useAction } from '../use-action';
import { employeeName } from './employee-columns';
import { LinkDialog } from './link-dialog';

interface LinkActionsProps {
  readonly row: EmployeeRow;
  readonly locale: Locale;
}

/** Copies or opens the link by which the employee comes to their forms. */
export function LinkActions({ row }: LinkActionsProps) {
  const { api, say, announce } = useComponent();
  const { attempt, failure, underway } = useAction();
  const [link, setLink] = useState<string>();
  const [isCopied, setIsCopied] = useState(false);
  const copyButton = useRef<HTMLButtonElement>(null);
  const name = employeeName(row);

  const makeLink = async () => {
    const input = { params: { employee_id: row.id }, query: { assignee_type: 'employee' } };
    return (await api.call('employees.getOnboardingUrl', input)).url;
  };
  const copy = () =>
    attempt('copy', async () => {
      const making = makeLink();
      if (await isWritten(making)) {
        setIsCopied(true);
        setTimeout(() => setIsCopied(false), 2500);
        announce(say('linkCopied', { name }));
      } else setLink(await making);
    });
  const open = () =>
    attempt('open', async () => {
      // Browsers let a tab be opened by a press alone: it waits, empty, for its address.
      const tab = window.open('', '_blank');
      try {
        const url = await makeLink();
        if (!tab) return setLink(url);
        tab.opener = null;
        tab.location.replace(url);
      } catch (error) {
        tab?.close();
        throw error;
      }
    });

  return (
    <>
      <RowButton
        ref={copyButton}
        icon={isCopied ? 'check' : 'copy'}
        word={isCopied ? say('copied') : say('copyLinkShort')}
        title={say('copyLink')}
        aria-label={say('copyLinkOf', { name })}
        isBusy={underway !== undefined}
        onClick={() => void copy()}
      />
      <RowButton
        icon="external"
        word={say('openLinkShort')}
        title={say('openLink')}
        aria-label={say('openLinkOf', { name })}
        isBusy={underway !== undefined}
        onClick={() => void open()}
      />
      {failure ? <ActionFailed failure={failure} trigger={copyButton} /> : null}
      {link ? (
        <LinkDialog name={name} link={link} trigger={copyButton} onClose={() => setLink(undefined)} />
      ) : null}
    </>
  );
}

/** Whether the clipboard took what is being made; in a frame without the permission it takes nothing. */
async function isWritten(making: Promise<string>): Promise<boolean> {
  try {
    const text = making.then((url) => new Blob([url], { type: 'text/plain' }));
    // Given at once, as a promise: after the answer the press no longer counts in every browser.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return true;
  } catch {
    return false;
  }
}
