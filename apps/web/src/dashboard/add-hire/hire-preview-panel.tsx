'use client';
import { Button, Icon, StatusWord, useIsLive } from '@firstday/ui';
import { useWatch } from 'react-hook-form';
import { formatMessage } from '../../i18n/format-message';
import { useHire } from './use-hire';
import { HirePreview, type PreviewedPolicy, TypedHire } from './hire-preview';
import { focusField, missingField } from './missing-field';
import { useAsked } from './use-asked';

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
  const { answer, isAsking } = useAsked(previewHref, JSON.stringify(typed), HirePreview);
  const policies = answer?.policies;
  const of = (outcome: PreviewedPolicy['outcome']) =>
    (policies ?? []).filter((policy) => policy.outcome === outcome && policy.forms.length > 0);
  const [met, unknown, unmet] = [of('met'), of('unknown'), of('unmet')];
  const count = new Set(met.flatMap(({ forms }) => forms.map(({ text }) => text))).size;
  const isPersonKnown = Boolean(typed.employee_id) || /^ee_/.test(typed.same_person);
  return (
    <div aria-busy={isAsking}>
      <p className="hire-count" role="status">
        {policies === null ? words.recordGone : formatMessage(words.formCount, { count }, locale)}
      </p>
      <ul className="hire-reasons">
        {met.map((policy) => (
          <Reason key={policy.id} policy={policy} />
        ))}
      </ul>
      {unknown.length === 0 ? null : (
        <>
          <StatusWord
            tone="warn"
            icon="alert"
            word={formatMessage(words.undecided, { count: unknown.length }, locale)}
          />
          <ul className="hire-reasons">
            {unknown.map((policy) => (
              <Reason key={policy.id} policy={policy}>
                <Missing paths={policy.missing} isPersonKnown={isPersonKnown} />
              </Reason>
            ))}
          </ul>
        </>
      )}
      {unmet.length === 0 ? null : (
        <details>
          <summary>{formatMessage(words.notNeeded, { count: unmet.length }, locale)}</summary>
          <ul className="hire-reasons">
            {unmet.map((policy) => (
              <Reason key={policy.id} policy={policy} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface ReasonProps {
  readonly policy: PreviewedPolicy;
  readonly children?: React.ReactNode;
}

/** The forms of a policy and its reason, which the engine says in English. */
function Reason({ policy: { forms, sentence, outcome }, children }: ReasonProps) {
  return (
    <li data-outcome={outcome}>
      <Icon name={outcome === 'met' ? 'check' : outcome === 'unknown' ? 'alert' : 'close'} />
      <div>
        {forms.map(({ text, lang }) => (
          <strong key={text} lang={lang}>
            <bdi>{text}</bdi>
          </strong>
        ))}
        <bdi className="fd-muted" lang="en">
          {sentence}
        </bdi>
        {children}
      </div>
    </li>
  );
}

interface MissingProps {
  readonly paths: readonly string[];
  readonly isPersonKnown: boolean;
}

/** A press leads to the control that gives the fact. */
function Missing({ paths, isPersonKnown }: MissingProps) {
  const { words, locale } = useHire();
  const fields = new Map(
    paths.flatMap((path) => {
      const field = missingField(path, words, isPersonKnown);
      return field ? [[field.id, field] as const] : [];
    }),
  );
  return (
    <span className="hire-missing">
      {[...fields.values()].map(({ id, label }) => (
        <Button key={id} variant="secondary" size="small" onClick={() => focusField(id)}>
          {formatMessage(words.giveFact, { field: label }, locale)}
        </Button>
      ))}
    </span>
  );
}
