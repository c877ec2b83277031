'use client';
import '../../hire/hire.css';
import type { ExplainedPlacement } from '@firstday/domain';
import { StatusWord, TableSkeleton } from '@firstday/ui';
import { formatMessage } from '../../i18n/format-message';
import { formatDateTime, formatShortDate, toDateInput } from '../../i18n/due-status';
import { missingField } from '../../hire/missing-field';
import { ReasonItem } from '../../hire/reason-item';
import { toPreviewedPolicy } from '../../hire/to-previewed-policy';
import type { PreviewedPolicy } from '../../hire/hire-preview';
import { useComponent } from '../component-context';
import { ListHead } from '../list-head';
import { EmptyRows, LoadError, StaleNotice } from '../load-error';
import { useRows } from '../use-rows';
import { useHireTexts } from './use-hire-texts';

/** Which forms an employee has, which not, and why; placement by placement. */
export function ExplainedPlacementList() {
  const { say } = useComponent();
  const rows = useRows('component_placements.listExplanations', {});
  const { page, failure, at } = rows;
  return (
    <>
      <ListHead
        title={page ? say('whyTitle', { name: page.employee_name }) : say('whyShort')}
        count={page && say('countPlacements', { count: page.data.length })}
        at={at}
        isFailed={failure !== undefined}
        isArrival={false}
      />
      {failure && page && at ? <StaleNotice failure={failure} at={at} /> : null}
      {failure && !page ? <LoadError failure={failure} again={() => void rows.refresh()} /> : null}
      {!page && !failure ? <TableSkeleton columns={1} /> : null}
      {page && page.data.length === 0 ? <EmptyRows title="emptyReasons" hint="emptyReasonsHint" /> : null}
      {page?.data.map((placement) => (
        <Placement key={placement.placement_id} placement={placement} />
      ))}
    </>
  );
}

function Placement({ placement }: { readonly placement: ExplainedPlacement }) {
  const { say, locale, formNames } = useComponent();
  const { placement_id: id, employer_name, client_name, job_name, start_date, decided_at } = placement;
  const policies = placement.policies.map((policy) => toPreviewedPolicy(policy, formNames));
  const today = toDateInput(new Date().toISOString());
  const place = [employer_name, client_name, job_name].filter((name) => name !== null).join(' · ');
  return (
    <section className="cmp-reasons" aria-labelledby={id}>
      <h2 id={id}>
        <bdi>{place || say('unknown')}</bdi>
      </h2>
      <p className="hire-count">
        {start_date === null
          ? null
          : `${say(start_date > today ? 'startsOn' : 'startedOn', { day: formatShortDate(start_date, locale) })} · `}
        {say('decidedAt', { time: formatDateTime(decided_at, locale) })}
      </p>
      <Outcomes policies={policies.filter(({ forms }) => forms.length > 0)} />
    </section>
  );
}

function Outcomes({ policies }: { readonly policies: readonly PreviewedPolicy[] }) {
  const { locale } = useComponent();
  const { words } = useHireTexts();
  const of = (outcome: PreviewedPolicy['outcome']) => policies.filter((policy) => policy.outcome === outcome);
  const [met, unknown, unmet] = [of('met'), of('unknown'), of('unmet')];
  return (
    <>
      <Reasons policies={met} title={formatMessage(words.formCount, { count: formsIn(met) }, locale)} />
      {unknown.length === 0 ? null : (
        <>
          <StatusWord
            tone="warn"
            icon="alert"
            word={formatMessage(words.undecided, { count: unknown.length }, locale)}
          />
          <Reasons policies={unknown} />
        </>
      )}
      {unmet.length === 0 ? null : (
        <details>
          <summary>{formatMessage(words.notNeeded, { count: unmet.length }, locale)}</summary>
          <Reasons policies={unmet} />
        </details>
      )}
    </>
  );
}

const formsIn = (policies: readonly PreviewedPolicy[]): number =>
  new Set(policies.flatMap(({ forms }) => forms.map(({ text }) => text))).size;

interface ReasonsProps {
  readonly policies: readonly PreviewedPolicy[];
  readonly title?: string;
}

function Reasons({ policies, title }: ReasonsProps) {
  return (
    <>
      {title === undefined ? null : <h3>{title}</h3>}
      <ul className="hire-reasons">
        {policies.map((policy) => (
          <ReasonItem key={policy.id} policy={policy}>
            {policy.outcome === 'unknown' ? <MissingFacts paths={policy.missing} /> : null}
          </ReasonItem>
        ))}
      </ul>
    </>
  );
}

/** What nobody has said yet, by the names that the form of a hire has for it. */
function MissingFacts({ paths }: { readonly paths: readonly string[] }) {
  const { say, locale } = useComponent();
  const { words } = useHireTexts();
  const facts = [...new Set(paths.map((path) => missingField(path, words, false)?.label ?? path))];
  if (facts.length === 0) return null;
  return <span>{say('factMissing', { facts: new Intl.ListFormat(locale).format(facts) })}</span>;
}
