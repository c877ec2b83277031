'use client';
import './proof-findings.css';
import type { ProvenPolicy } from '@firstday/domain';
import { Button, Icon, type IconName } from '@firstday/ui';
import { formatMessage } from '../../../i18n/format-message';
import { paths } from '../../paths';
import type { PolicyChangesWords } from './policy-changes-words';

type Kind = ProvenPolicy['findings'][number]['kind'];

const looks = {
  never_met: { tone: 'bad', icon: 'alert' },
  always_met: { tone: 'warn', icon: 'alert' },
  same: { tone: 'warn', icon: 'copy' },
  shadowed: { tone: 'warn', icon: 'copy' },
  contradicting_forms: { tone: 'bad', icon: 'alert' },
  not_decided: { tone: 'muted', icon: 'info' },
} as const satisfies Record<Kind, { readonly tone: string; readonly icon: IconName }>;

interface ProofFindingsProps {
  readonly proof: Pick<ProvenPolicy, 'examples' | 'findings'>;
  readonly words: PolicyChangesWords;
  readonly locale: string;
  /** Takes an example over as a test; without it, they are only read, and another policy that is named is a link. */
  readonly onTake?: (outcome: keyof ProvenPolicy['examples']) => void;
}

/** What is certain for every placement that can be, what could not be decided, and an example of each outcome. */
export function ProofFindings({ proof, words, locale, onTake }: ProofFindingsProps) {
  const { findings, examples } = proof;
  return (
    <>
      {findings.length === 0 ? (
        <p className="policy-finding" data-tone="good">
          <Icon name="check" />
          <span>{words.nothingFound}</span>
        </p>
      ) : (
        <ul className="policy-findings">
          {findings.map(({ kind, sentence, example, policy_id: other, policy_name: name }, at) => (
            <li key={at} className="policy-finding" data-tone={looks[kind].tone}>
              <Icon name={looks[kind].icon} />
              <div>
                <strong>{words[`finding_${kind}`]}</strong>
                <p>
                  <bdi>{sentence}</bdi>
                </p>
                {example ? (
                  <p className="fd-hint">
                    {words.forExample} <bdi>{example.text}</bdi>
                  </p>
                ) : null}
                {other !== null && name !== null && !onTake ? (
                  <p>
                    <a href={paths.policy(other)}>{formatMessage(words.openOther, { name }, locale)}</a>
                  </p>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      )}
      <dl className="policy-examples">
        {(['met', 'unmet', 'unknown'] as const).map((outcome) => {
          const example = examples[outcome];
          return (
            <div key={outcome}>
              <dt>{words[`example_${outcome}`]}</dt>
              <dd>
                {example ? <bdi>{example.text}</bdi> : words.noExample}
                {example && onTake ? (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`${words.takeAsTest}: ${words[`example_${outcome}`]}`}
                    onClick={() => onTake(outcome)}
                  >
                    {words.takeAsTest}
                  </Button>
                ) : null}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
