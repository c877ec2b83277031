'use client';
import { Banner, Button, ErrorSummary, LinkButton } from '@firstday/ui';
import { useEffect, useRef } from 'react';
import { formatMessage } from '../../i18n/format-message';
import { paths } from '../paths';
import type { KeptPolicy } from './policy-editor-props';
import { usePolicyEditor } from './policy-editor-context';
import type { OtherVersion } from './change-policy';
import type { EditorProblems } from './use-problems';
import type { PolicySaving } from './use-saving';

interface EditorNoticesProps {
  readonly problems: EditorProblems;
  readonly saving: PolicySaving;
  readonly kept: KeptPolicy | undefined;
}

/** Why it was not kept: at the top, where the focus goes. */
export function EditorNotices({ problems, saving, kept }: EditorNoticesProps) {
  const { words } = usePolicyEditor();
  return (
    <>
      <ErrorSummary title={words.problemTitle} attempt={problems.attempt} entries={problems.entries} />
      {saving.message === undefined ? null : (
        <Noticed key={saving.message}>
          <Banner tone="bad" icon="alert" role="alert">
            {saving.message}
          </Banner>
        </Noticed>
      )}
      {saving.other && kept ? (
        <Noticed key={saving.other.etag}>
          <Conflict other={saving.other} id={kept.policy.id} onSave={saving.saveOver} />
        </Noticed>
      ) : null}
    </>
  );
}

/** Takes the focus when it appears: what was pressed is far below. */
function Noticed({ children }: { readonly children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="policy-noticed" tabIndex={-1} ref={box}>
      {children}
    </div>
  );
}

interface ConflictProps {
  readonly other: OtherVersion;
  readonly id: string;
  readonly onSave: () => void;
}

/** Nothing was kept, and nothing is lost: what stands there now can be seen beside what was written here. */
function Conflict({ other, id, onSave }: ConflictProps) {
  const { words, locale } = usePolicyEditor();
  const { name, sentence, version, by } = other;
  const text = by === null ? words.conflictUnknown : words.conflict;
  return (
    <Banner
      tone="warn"
      icon="alert"
      role="alert"
      title={words.conflictTitle}
      actions={
        <>
          <Button variant="secondary" onClick={onSave}>
            {words.saveOver}
          </Button>
          <LinkButton variant="secondary" icon="external" href={paths.policy(id)} target="_blank">
            {words.seeTheirs}
          </LinkButton>
        </>
      }
    >
      <p>{formatMessage(text, { version, by: by ?? '' }, locale)}</p>
      <p>
        <bdi>{name}</bdi>: <bdi>{sentence}</bdi>
      </p>
      <p>{words.conflictHint}</p>
    </Banner>
  );
}
