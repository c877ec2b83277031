'use client';
import { useIsLive } from '@firstday/ui';
import { useWatch } from 'react-hook-form';
import { HirePreview, TypedHire } from '../../hire/hire-preview';
import { PolicyReasonLists } from '../../hire/policy-reason-lists';
import { useHire } from './use-hire';
import { useRoute } from './use-route';

/** The forms that the hire gets as it is typed, and why; what is undecided says what is missing. */
export function HirePreviewPanel() {
  const { words } = useHire();
  return useIsLive() ? (
    <aside className="hire-preview" aria-labelledby="preview">
      <h2 id="preview">{words.previewTitle}</h2>
      <Preview />
    </aside>
  ) : null;
}

function Preview() {
  const { words, locale, previewHref } = useHire();
  const typed = TypedHire.parse(useWatch());
  const { answer, isAsking } = useRoute(previewHref, JSON.stringify(typed), HirePreview);
  const isPersonKnown = Boolean(typed.employee_id) || /^ee_/.test(typed.same_person);
  const isBegun = typed.employer_id !== '' && typed.start_date !== '';
  if (!isBegun && !answer?.policies?.some(({ forms }) => forms.length > 0))
    return (
      <p className="fd-hint" role="status">
        {words.previewFirst}
      </p>
    );
  return (
    <PolicyReasonLists
      policies={answer?.policies}
      words={words}
      locale={locale}
      isAsking={isAsking}
      isPersonKnown={isPersonKnown}
    />
  );
}
