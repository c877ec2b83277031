import '../appearance.css';
import './texts.css';
import type { UserSession } from '@firstday/domain';
import { languages } from '@firstday/domain/languages';
import { Button, Heading, Select } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../../forms/write';
import { paths, withQuery } from '../../paths';
import { dropGoneChoices } from '../../record-picker/drop-gone-choices';
import { GoneChoices } from '../../record-picker/gone-choices';
import { readChosen } from '../../record-picker/read-choices';
import { RecordPicker } from '../../record-picker/record-picker';
import { hasPermission } from '../../session/current-session';
import { Back } from '../../shell/back';
import { RequirePermission } from '../../shell/require-permission';
import { TextsForm } from './texts-form';
import { textNames } from './text-names';
import type { TextsPlace } from './texts-place';

interface TextsPageProps {
  readonly session: UserSession;
  readonly of: TextsPlace;
  readonly done: unknown;
}

/** What hosted pages say in the account's own words, by employer and by language. */
export async function TextsPage({ session, of: given, done }: TextsPageProps) {
  const t = await getTranslations('ownTexts');
  const { asked: of, gone } = await dropGoneChoices(session, given);
  return (
    <RequirePermission
      session={session}
      section="appearance"
      needs="theme:view"
      title={t('title')}
      done={done}
    >
      {() => (
        <>
          <Back href={paths.appearance}>{t('back')}</Back>
          <Heading title={{ text: t('title') }}>
            <p className="fd-hint">{t('hint')}</p>
          </Heading>
          <GoneChoices gone={gone} isOfAccount />
          <Whose session={session} of={of} />
          <Texts session={session} of={of} />
        </>
      )}
    </RequirePermission>
  );
}

type PartProps = Omit<TextsPageProps, 'done'>;

/** Stands in the address, to be kept and sent on. */
async function Whose({ session, of }: PartProps) {
  const t = await getTranslations('ownTexts');
  return (
    <form className="dash-search" role="search" aria-label={t('whose')}>
      {hasPermission(session, 'employer:view') ? (
        <RecordPicker
          kind="employer"
          name="employer"
          label={t('employer')}
          chosen={of.employer}
          placeholder={t('wholeAccount')}
        />
      ) : null}
      <Select
        id="language"
        name="language"
        label={t('language')}
        defaultValue={of.language}
        options={languages.map(({ locale, name }) => ({ value: locale, label: name, lang: locale }))}
      />
      <div className="fd-actions">
        <Button type="submit" variant="secondary">
          {t('show')}
        </Button>
      </div>
    </form>
  );
}

async function Texts({ session, of }: PartProps) {
  const t = await getTranslations('ownTexts');
  const here = withQuery(paths.ownTexts, { ...of });
  const find = async (query: { readonly employer_id?: string }) =>
    (await readOrRedirect(here, 'hosted_texts.list', { query })).data.find(
      ({ language }) => language === of.language,
    );
  const account = of.employer === '' ? undefined : await find({});
  const own = await find(of.employer === '' ? {} : { employer_id: of.employer });
  if (hasPermission(session, 'theme:edit'))
    return (
      <TextsForm session={session} of={of} own={own} account={account} name={await nameOf({ session, of })} />
    );
  return (
    <dl className="dash-facts">
      {textNames.map((name) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd dir="auto">{own?.[name] ?? t('asOurs')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Cached with the picker, which names the same employer. */
async function nameOf({ session, of }: PartProps): Promise<string> {
  const employer = hasPermission(session, 'employer:view')
    ? await readChosen('employer', of.employer)
    : undefined;
  return employer?.label ?? session.account.organization_name;
}
