'use client';
import { Button, StatusWord } from '@firstday/ui';
import { formatMessage } from '../i18n/format-message';
import type { PreviewedPolicy } from './hire-preview';
import type { HireWords } from './hire-words';
import { focusField, missingField } from './missing-field';
import { ReasonItem } from './reason-item';

interface PolicyReasonListsProps {
  /** Undefined until they are known; null where a record that was chosen is gone. */
  readonly policies: readonly PreviewedPolicy[] | null | undefined;
  readonly words: HireWords;
  readonly locale: string;
  readonly isAsking: boolean;
  /** Whether the person is somebody whose record is there: what it lacks is not typed here. */
  readonly isPersonKnown: boolean;
  /** Whether the form has a control of this id; without it, it has all. */
  readonly hasControl?: (id: string) => boolean;
}

const hasAll = () => true;

/** The forms that somebody gets and why, what is undecided and for want of what, and what does not apply. */
export function PolicyReasonLists(props: PolicyReasonListsProps) {
  const { policies, words, locale, isAsking, isPersonKnown, hasControl = hasAll } = props;
  const of = (outcome: PreviewedPolicy['outcome']) =>
    (policies ?? []).filter((policy) => policy.outcome === outcome && policy.forms.length > 0);
  const [met, unknown, unmet] = [of('met'), of('unknown'), of('unmet')];
  const count = new Set(met.flatMap(({ forms }) => forms.map(({ text }) => text))).size;
  return (
    <div aria-busy={isAsking || undefined}>
      <p className="hire-count" role="status">
        {policies === null ? words.recordGone : formatMessage(words.formCount, { count }, locale)}
      </p>
      <ul className="hire-reasons">
        {met.map((policy) => (
          <ReasonItem key={policy.id} policy={policy} />
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
              <ReasonItem key={policy.id} policy={policy}>
                <Missing
                  paths={policy.missing}
                  words={words}
                  locale={locale}
                  isPersonKnown={isPersonKnown}
                  hasControl={hasControl}
                />
              </ReasonItem>
            ))}
          </ul>
        </>
      )}
      {unmet.length === 0 ? null : (
        <details>
          <summary>{formatMessage(words.notNeeded, { count: unmet.length }, locale)}</summary>
          <ul className="hire-reasons">
            {unmet.map((policy) => (
              <ReasonItem key={policy.id} policy={policy} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface MissingProps extends Pick<PolicyReasonListsProps, 'isPersonKnown' | 'locale' | 'words'> {
  readonly paths: readonly string[];
  readonly hasControl: (id: string) => boolean;
}

/** A press leads to the control that gives the fact, where the form has it. */
function Missing({ paths, words, locale, isPersonKnown, hasControl }: MissingProps) {
  const fields = new Map(
    paths.flatMap((path) => {
      const field = missingField(path, words, isPersonKnown);
      return field ? [[field.id, field] as const] : [];
    }),
  );
  return (
    <span className="hire-missing">
      {[...fields.values()].map(({ id, label }) =>
        hasControl(id) ? (
          <Button key={id} variant="secondary" size="small" onClick={() => focusField(id)}>
            {formatMessage(words.giveFact, { field: label }, locale)}
          </Button>
        ) : (
          <span key={id} className="fd-muted">
            {label}
          </span>
        ),
      )}
    </span>
  );
}
