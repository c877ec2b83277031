import { type RuleFact, type UserGroup, type UserSession } from '@firstday/domain';
import { Banner, LinkButton } from '@firstday/ui';
import { getMessages, getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { readOrRedirect } from '../forms/write';
import { CodeInput } from '../forms/code-input';
import { ProofField } from '../forms/proof-field';
import { Submit } from '../forms/submit';
import { FormTextInput } from '../forms/form-text-input';
import type { Send } from '../forms/action-state';
import { formLabels } from '../forms/form-labels';
import { paths } from '../paths';
import { groupAdvice } from './group-advice';
import { PermissionChoices } from './permission-choices';
import { RuleBuilder } from './rule-builder';
import { readChosen } from '../record-picker/read-choices';
import type { RecordChoice } from '../record-picker/record-choice';
import { comparesName, draftOf, emptyLine, recordKindOf, type RuleDraft, type RuleLine } from './rule-draft';
import { Sentence } from './sentence';

interface GroupFormProps {
  readonly session: UserSession;
  readonly here: string;
  readonly send: Send;
  readonly group?: UserGroup;
}

export async function GroupForm({ session, here, send, group }: GroupFormProps) {
  const [t, words] = [await getTranslations('groups'), await getTranslations('dashboard')];
  return (
    <ActionForm
      send={send}
      check={{ form: 'group', advice: await groupAdvice() }}
      rows={{ lines: linesOf(group?.access_rule, Object.keys((await getMessages()).operator)) }}
      words={await formLabels()}
    >
      <FormTextInput name="name" label={t('nameLabel')} hint={t('nameHint')} initial={group?.name ?? ''} />
      <section className="hosted-section" aria-labelledby="permissions">
        <h2 id="permissions">{t('mayDo')}</h2>
        <p className="fd-hint">{t('mayDoHint')}</p>
        <PermissionChoices session={session} initial={group?.permissions ?? []} />
      </section>
      <Rule here={here} group={group} />
      <ProofField session={session} />
      <div className="fd-actions">
        <Submit>{group ? words('save') : t('makeSubmit')}</Submit>
        {group ? null : (
          <LinkButton variant="secondary" href={paths.groups}>
            {words('cancel')}
          </LinkButton>
        )}
      </div>
    </ActionForm>
  );
}

/** There is always one to be filled in. */
function linesOf(rule: unknown, [operator = '']: readonly string[]): readonly RuleLine[] {
  const lines = draftOf(rule)?.lines ?? [];
  return lines.length > 0 ? lines : [{ ...emptyLine, operator }];
}

interface RuleProps {
  readonly here: string;
  readonly group: UserGroup | undefined;
}

/** Which records; a rule that is more than a list of comparisons is changed as it is written down. */
async function Rule({ here, group }: RuleProps) {
  const [t, messages] = [await getTranslations('groups'), await getMessages()];
  const { facts } = await readOrRedirect(here, 'user_groups.listRuleFacts', {});
  const draft = draftOf(group?.access_rule);
  const { any, show, noneFound, looking, notLoaded } = messages.recordPicker;
  const picker = { placeholder: any, show, noneFound, looking, notLoaded };
  return (
    <section className="hosted-section" aria-labelledby="rule">
      <h2 id="rule">{t('records')}</h2>
      <p className="fd-hint">{t('recordsHint')}</p>
      {group ? (
        <p className="rule-sentence">
          <Sentence sentence={group.sentence} />
        </p>
      ) : null}
      {followsName(group?.access_rule) ? (
        <Banner tone="warn" icon="alert">
          {t('ruleFollowsName')}
        </Banner>
      ) : null}
      {draft ? (
        <RuleBuilder
          words={{ ...messages.rule, picker }}
          operators={messages.operator}
          facts={offeredFacts(facts, draft)}
          records={await namedRecords(draft)}
          match={draft.match}
        />
      ) : (
        <CodeInput
          name="rule_text"
          rows={12}
          label={t('ruleText')}
          hint={t('ruleTextHint')}
          initial={JSON.stringify(group?.access_rule, null, 2) ?? ''}
        />
      )}
    </section>
  );
}

/** Employers, clients and jobs are chosen as records. Their names are offered only to a rule that compares them already. */
const offeredFacts = (facts: readonly RuleFact[], { lines }: RuleDraft): readonly RuleFact[] =>
  facts
    .filter(({ path }) => !comparesName(path) || lines.some(({ fact }) => fact === path))
    .map((fact) =>
      recordKindOf(fact.path)
        ? { ...fact, operators: fact.operators.filter((one) => one !== 'in' && one !== 'not_in') }
        : fact,
    );

/** A record that is not there for this person is shown by its id. */
const namedRecords = ({ lines }: RuleDraft): Promise<RecordChoice[]> =>
  Promise.all(
    lines.flatMap(({ fact, value }) => {
      const kind = recordKindOf(fact);
      if (!kind || value === '') return [];
      return [readChosen(kind, value).then((found) => found ?? { value, label: value })];
    }),
  );

const followsName = (rule: unknown): boolean =>
  /"(?:client|employer|job)\.name"/.test(JSON.stringify(rule ?? null));
