'use client';
import { Heading, StatusWord } from '@firstday/ui';
import type { ReactNode } from 'react';
import { formatMessage } from '../../i18n/format-message';
import { useActionForm } from '../forms/action-form';

/** A placement that was chosen; one that is not there is gone, or not for the reader. */
export interface ChosenPlacement {
  readonly id: string;
  readonly name: string;
  readonly where: string;
  readonly isThere: boolean;
}

interface ChosenPlacementsProps {
  readonly placements: readonly ChosenPlacement[];
  /** By what became of one. */
  readonly outcomes: Readonly<Record<string, string>>;
  readonly gone: string;
}

/** Each placement that was chosen, and once it was tried what became of it. */
export function ChosenPlacements({ placements, outcomes, gone }: ChosenPlacementsProps) {
  const { made } = useActionForm().state;
  return (
    <ul className="placement-choices" aria-live="polite">
      {placements.map(({ id, name, where, isThere }) => (
        <li key={id}>
          {made === undefined && isThere ? <input type="hidden" name="placement" value={id} /> : null}
          <span>
            <bdi>{name}</bdi>
            {where === '' ? null : (
              <>
                {' · '}
                <bdi>{where}</bdi>
              </>
            )}
          </span>
          <Outcome code={made?.[id] ?? (isThere ? undefined : 'gone')} outcomes={outcomes} gone={gone} />
        </li>
      ))}
    </ul>
  );
}

interface OutcomeProps extends Pick<ChosenPlacementsProps, 'gone' | 'outcomes'> {
  readonly code: string | undefined;
}

function Outcome({ code, outcomes, gone }: OutcomeProps) {
  if (code === undefined) return null;
  const word = outcomes[code] ?? gone;
  return code === 'done' ? (
    <StatusWord tone="good" icon="check" word={word} />
  ) : (
    <StatusWord tone="bad" icon="alert" word={word} />
  );
}

/** What is asked before, and not any more once it was done. */
export function BeforeDeletion({ children }: { readonly children: ReactNode }) {
  return useActionForm().state.made === undefined ? children : null;
}

/** What is said once it was done. */
export function AfterDeletion({ children }: { readonly children: ReactNode }) {
  return useActionForm().state.made === undefined ? null : children;
}

interface DeletedHeadingProps {
  /** Says how many were deleted, and how many not. */
  readonly title: string;
  readonly locale: string;
}

/** What became of them, above them. */
export function DeletedHeading({ title, locale }: DeletedHeadingProps) {
  const outcomes = Object.values(useActionForm().state.made ?? {});
  const done = outcomes.filter((code) => code === 'done').length;
  const text = formatMessage(title, { done, failed: outcomes.length - done }, locale);
  return <Heading title={{ text }} />;
}
