'use client';
import './policy-editor.css';
import { useIsLive } from '@firstday/ui';
import { useMemo, useReducer, useState } from 'react';
import { ChangesSection } from './changes/changes-section';
import { ConditionSection } from './condition/condition-section';
import { EditorBar } from './editor-bar';
import { EditorChoice } from './editor-choice';
import { EditorNotices } from './editor-notices';
import { FormsInput } from './forms-input';
import { KeepSection } from './keep-section';
import { editorCatalog } from './model/editor-catalog';
import { toPolicyForm } from './model/policy-form';
import { beginPolicyForm, policyFormReducer } from './model/policy-form-state';
import { type AskedChoice, type PolicyEditorContext, PolicyEditorProvider } from './policy-editor-context';
import { NameInput } from './name-input';
import type { PolicyEditorProps } from './policy-editor-props';
import { TestsSection } from './tests/tests-section';
import { useFocusLater } from './use-focus-later';
import { useProblems } from './use-problems';
import { useSaving } from './use-saving';
import { useUndoKeys } from '../form-builder/use-undo-keys';

/** A policy is written, tried, proven and kept. */
export function PolicyEditor(props: PolicyEditorProps) {
  return useIsLive() ? <LiveEditor {...props} /> : props.children;
}

function LiveEditor(props: PolicyEditorProps) {
  const { kept, facts, forms, records, words, locale, hrefs } = props;
  const [state, dispatch] = useReducer(policyFormReducer, kept?.policy, (policy) =>
    beginPolicyForm(toPolicyForm(policy)),
  );
  const { form } = state;
  const catalog = useMemo(() => editorCatalog(facts, records, locale), [facts, records, locale]);
  const [asked, choose] = useState<AskedChoice>();
  const [said, say] = useState('');
  const focus = useFocusLater();
  const problems = useProblems(form, catalog, words);
  const saving = useSaving({ ...props, form, catalog, onProblems: problems.show });
  useUndoKeys((type) => dispatch({ type }));

  const context: PolicyEditorContext = {
    words,
    locale,
    form,
    catalog,
    facts,
    forms,
    records,
    change: (change, step) => dispatch({ type: 'change', change, ...(step ? { step } : {}) }),
    choose,
    focus,
    say,
    problemOf: problems.of,
  };
  return (
    <PolicyEditorProvider value={context}>
      <div className="policy-editor">
        <p className="fd-visually-hidden" role="status">
          {said}
        </p>
        <EditorNotices problems={problems} saving={saving} kept={kept} />
        <NameInput />
        <ConditionSection />
        <FormsInput />
        <TestsSection />
        <ChangesSection
          policyId={kept?.policy.id}
          replayHref={hrefs.replay}
          prove={props.prove}
          onProblems={problems.show}
        />
        <KeepSection isNew={kept === undefined} />
        <EditorBar state={state} saving={saving} leave={hrefs.leave} onStep={(type) => dispatch({ type })} />
      </div>
      {asked ? <EditorChoice asked={asked} onClose={() => choose(undefined)} /> : null}
    </PolicyEditorProvider>
  );
}
