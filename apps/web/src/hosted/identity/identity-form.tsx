'use client';
import type { CodeChannel } from '@firstday/domain';
import {
  controlId,
  ErrorSummary,
  FieldControl,
  type FieldLabels,
  FormLanguageProvider,
  phrase,
} from '@firstday/ui';
import { useActionState, useState } from 'react';
import { type IdentityErrorCode, type IdentityState, initialIdentityState } from './identity-state';

interface IdentityFormProps {
  readonly field: FieldLabels;
  readonly words: Readonly<
    Record<IdentityErrorCode | 'again' | 'code' | 'codeHint' | 'problem' | 'submit', string>
  >;
  readonly channels: readonly {
    readonly channel: CodeChannel;
    readonly send: string;
    readonly sent: string;
  }[];
  /** The text under the button, by the number of tries that are left. */
  readonly triesLeft: readonly string[];
  readonly triesNow: number;
  readonly prove: (before: IdentityState, form: FormData) => Promise<IdentityState>;
}

/** First where the code goes, then the code itself. */
export function IdentityForm({ field, words, channels, triesLeft, triesNow, prove }: IdentityFormProps) {
  const [state, action, isPending] = useActionState(prove, initialIdentityState);
  const [code, setCode] = useState('');
  const message = state.trouble && words[state.trouble];
  const sent = channels.find(({ channel }) => channel === state.sentTo);
  const isOfCode = state.trouble === 'codeRequired' || state.trouble === 'wrong';
  return (
    <FormLanguageProvider value={{ words: field }}>
      <ErrorSummary
        title={words.problem}
        attempt={state.attempt}
        entries={message ? [{ message, ...(isOfCode ? { target: controlId('code') } : {}) }] : []}
      />
      <form className="hosted-form" action={action} noValidate autoComplete="off">
        {sent ? (
          <>
            <p role="status">{sent.sent}</p>
            <input type="hidden" name="channel" value={sent.channel} />
            <FieldControl
              field={{
                path: 'code',
                kind: 'number',
                label: phrase(words.code),
                hint: phrase(words.codeHint),
                maxLength: 9,
                autocomplete: 'one-time-code',
              }}
              draft={code}
              issues={message && isOfCode ? [{ message }] : []}
              onDraft={(draft) =>
                setCode(typeof draft === 'string' ? draft.replaceAll(/[^\d ]/g, '').slice(0, 9) : '')
              }
            />
            <p className="fd-hint" role="status">
              {triesLeft[state.triesLeft ?? triesNow]}
            </p>
            <div className="fd-actions">
              <button className="fd-button" name="act" value="prove" aria-disabled={isPending || undefined}>
                {words.submit}
              </button>
              <button
                className="fd-button"
                data-variant="secondary"
                name="act"
                value="send"
                aria-disabled={isPending || undefined}
              >
                {words.again}
              </button>
            </div>
          </>
        ) : (
          <div className="fd-actions">
            {channels.map(({ channel, send }) => (
              <button
                key={channel}
                className="fd-button"
                name="act"
                value={`send ${channel}`}
                aria-disabled={isPending || undefined}
              >
                {send}
              </button>
            ))}
          </div>
        )}
      </form>
    </FormLanguageProvider>
  );
}
