'use client';
import type { PlacementBounds } from '@firstday/domain';
import { useCallback } from 'react';
import { TypedHire, type PreviewedPolicy } from '../../hire/hire-preview';
import { PolicyReasonLists } from '../../hire/policy-reason-lists';
import { toPreviewedPolicy } from '../../hire/to-previewed-policy';
import { typedAddress, toUnsavedWork } from '../../hire/to-unsaved-work';
import { useAsked } from '../../hire/use-asked';
import { RequestError } from '../component-api';
import { useComponent } from '../component-context';
import { useTypedPlacement } from './use-typed-placement';
import { useHireTexts } from './use-hire-texts';

/** The forms that somebody gets as they are typed, and why. */
export function PlacementPreview() {
  const { api, failed, formNames, locale } = useComponent();
  const { words } = useHireTexts();
  const { bounds, values } = useTypedPlacement();
  const ask = useCallback(
    async (typed: string, signal: AbortSignal): Promise<readonly PreviewedPolicy[] | null> => {
      const hire = TypedHire.parse(JSON.parse(typed));
      // The employer is the session's.
      const body = { ...toUnsavedWork({ ...hire, employer_id: '' }), address: typedAddress(hire) };
      try {
        const { policies } = await api.call('component_placements.explainUnsaved', { body }, signal);
        return policies.map((policy) => toPreviewedPolicy(policy, formNames));
      } catch (error) {
        if (error instanceof RequestError && error.code === 'ended') failed(error);
        if (error instanceof RequestError && error.status === 404) return null;
        throw error;
      }
    },
    [api, failed, formNames],
  );
  const { answer, isAsking } = useAsked(JSON.stringify(values), ask);
  return (
    <aside className="hire-preview" aria-labelledby="preview">
      <h2 id="preview">{words.previewTitle}</h2>
      <PolicyReasonLists
        policies={answer}
        words={words}
        locale={locale}
        isAsking={isAsking}
        isPersonKnown={false}
        hasControl={(id) => isOnForm(id, bounds)}
      />
    </aside>
  );
}

/** The employer is the session's, and so may be the client and the job. */
function isOnForm(id: string, bounds: PlacementBounds): boolean {
  if (id === 'job_id') return bounds.may_choose_job;
  return id === 'client_id' ? bounds.may_choose_client : id !== 'employer_id';
}
