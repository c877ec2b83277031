'use client';
import type { ProvenPolicy, ProvePolicy } from '@firstday/domain';
import { Banner, Button } from '@firstday/ui';
import { useState } from 'react';
import { checkPolicyForm } from '../model/check-policy-form';
import { toTestCase } from '../model/policy-form';
import { toPolicyBody } from '../model/to-policy-body';
import { type PolicyProblem, toPolicyProblems } from '../model/to-policy-problems';
import { usePolicyEditor } from '../policy-editor-context';
import type { ProofAnswer } from './prove-draft';
import { ProofFindings } from './proof-findings';
import { ReplayResults } from './replay-results';
import { type Replay, useReplay } from './use-replay';

interface ChangesSectionProps {
  readonly policyId: string | undefined;
  readonly replayHref: string;
  readonly prove: (draft: ProvePolicy) => Promise<ProofAnswer>;
  /** What has to be put right before it can be asked. */
  readonly onProblems: (problems: readonly PolicyProblem[]) => void;
}

/** What is certain of the policy as it is written, and whom it would concern: asked on a press, before it is kept. */
export function ChangesSection({ policyId, replayHref, prove, onProblems }: ChangesSectionProps) {
  const { words, locale, form, catalog, change, focus, say } = usePolicyEditor();
  const { replay, run, stop } = useReplay(replayHref);
  const [proof, setProof] = useState<ProvenPolicy>();
  const [message, setMessage] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const [isProving, setProving] = useState(false);
  const { tests, status, ...body } = toPolicyBody(form, catalog);
  // Of a draft one wants to know what it would do in use.
  const draft = {
    ...(policyId === undefined ? {} : { policy_id: policyId }),
    ...body,
    ...(body.name === '' ? { name: words.untitled } : {}),
    status: status === 'draft' ? ('active' as const) : status,
  };
  const text = JSON.stringify(draft);
  const isBusy = isProving || replay.status === 'running';

  const start = async () => {
    // What is not whole cannot be asked; that its tests fail does not matter here.
    const problems = checkPolicyForm({ ...form, name: draft.name, status: 'draft', tests: [] }, catalog);
    if (problems.length > 0) return onProblems(problems);
    setMessage(undefined);
    setAsked(text);
    setProof(undefined);
    setProving(true);
    const [answer] = await Promise.all([prove({ ...draft, tests }), run(draft)]);
    setProving(false);
    if ('proof' in answer) return setProof(answer.proof);
    stop();
    if ('issues' in answer) return onProblems(toPolicyProblems(form, catalog, answer.issues));
    if ('message' in answer) setMessage(answer.message);
  };

  const take = (outcome: keyof ProvenPolicy['examples']) => {
    const example = proof?.examples[outcome];
    if (!example) return;
    const test = toTestCase({
      name: words.changes[`example_${outcome}`],
      facts: example.facts,
      expected: outcome,
    });
    change((now) => ({ ...now, tests: [...now.tests, test] }));
    say(words.changes.taken);
    focus(`${test.key}-name`);
  };

  return (
    <section className="hosted-section" aria-labelledby="changes-title">
      <h2 id="changes-title">{words.changes.title}</h2>
      <p className="fd-hint">{status === 'draft' ? words.changes.hintDraft : words.changes.hint}</p>
      <div className="fd-actions">
        <Button variant="secondary" isBusy={isBusy} onClick={() => void start()}>
          {asked === undefined ? words.changes.ask : words.changes.askAgain}
        </Button>
        {replay.status === 'running' ? (
          <Button variant="secondary" onClick={stop}>
            {words.changes.stop}
          </Button>
        ) : null}
      </div>
      <p className="policy-progress" role="status">
        {isBusy ? words.changes.running : replay.status === 'done' ? words.changes.done : ''}
      </p>
      {message === undefined ? null : (
        <Banner tone="bad" icon="alert" role="alert">
          {message}
        </Banner>
      )}
      {asked !== undefined && asked !== text && !isBusy && (proof || replay.status !== 'idle') ? (
        <Banner tone="warn" icon="info">
          {words.changes.outdated}
        </Banner>
      ) : null}
      {proof ? (
        <div className="policy-proof">
          <h3>{words.changes.certain}</h3>
          <ProofFindings proof={proof} words={words.changes} locale={locale} onTake={take} />
        </div>
      ) : null}
      {replay.status === 'idle' ? null : (
        <div className="policy-proof">
          <h3>{words.changes.concerned}</h3>
          {isTrouble(replay.status) ? (
            <Banner tone={replay.status === 'stopped' ? 'muted' : 'bad'} icon="alert" role="alert">
              {words.changes[`trouble_${replay.status}`]}
            </Banner>
          ) : null}
          <ReplayResults replay={replay} />
        </div>
      )}
    </section>
  );
}

type Trouble = Extract<Replay['status'], 'broken' | 'busy' | 'failed' | 'stopped'>;

const isTrouble = (status: Replay['status']): status is Trouble =>
  status === 'broken' || status === 'busy' || status === 'failed' || status === 'stopped';
