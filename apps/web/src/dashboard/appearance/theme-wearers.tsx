import type { Appearance, Theme, UserSession } from '@firstday/domain';
import { StatusWord } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ActionButton } from '../forms/action-button';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { paths } from '../paths';
import { RecordPicker } from '../record-picker/record-picker';
import { hasPermission, toActionContext } from '../session/current-session';
import { ListPages } from '../shell/list-pages';
import { assignTheme, takeOffTheme } from './assign-theme';
import { readThemeUses } from './read-theme-uses';
import { wearTheme } from './wear-theme';

interface ThemeWearersProps {
  readonly session: UserSession;
  readonly theme: Theme;
  readonly appearance: Appearance;
  readonly page: number;
}

/** Where a theme is worn: by the whole account, and by employers before it. */
export async function ThemeWearers(props: ThemeWearersProps) {
  const t = await getTranslations('appearance');
  return (
    <section className="hosted-section" aria-labelledby="wearers">
      <h2 id="wearers">{t('usedBy')}</h2>
      <p className="fd-muted">{t('order')}</p>
      <WholeAccount {...props} />
      <Employers {...props} />
    </section>
  );
}

async function WholeAccount({ session, theme, appearance }: ThemeWearersProps) {
  const t = await getTranslations('appearance');
  const isWorn = appearance.active_theme_id === theme.id;
  const place = toActionContext(session, paths.theme(theme.id));
  return (
    <div className="theme-wearer">
      <div>
        <h3>{t('wholeAccount')}</h3>
        {isWorn ? (
          <StatusWord tone="good" icon="check" word={t('isWorn')} />
        ) : (
          <p className="fd-muted">
            {t(appearance.component_theme_id === theme.id ? 'onComponents' : 'isNotWorn')}
          </p>
        )}
      </div>
      {hasPermission(session, 'theme:edit') ? (
        <ActionButton
          variant="secondary"
          send={wearTheme.bind(null, place, { theme: theme.id, isWorn: !isWorn })}
        >
          {t(isWorn ? 'takeOffAccount' : 'wear')}
        </ActionButton>
      ) : null}
    </div>
  );
}

const mostEmployers = 20;

async function Employers({ session, theme, page }: ThemeWearersProps) {
  const t = await getTranslations('appearance');
  const here = paths.theme(theme.id);
  const uses = await readThemeUses(session, here, theme.id, { page, most: mostEmployers });
  if (!uses) return <p className="fd-muted">{t('employersNotYours')}</p>;
  const mayEdit = hasPermission(session, 'employer:edit');
  const place = toActionContext(session, here);
  return (
    <div className="theme-employers">
      <h3>{t('employers', { count: uses.total })}</h3>
      {uses.total > 0 ? (
        <ul>
          {uses.employers.map(({ id, name }) => (
            <li className="theme-employer" key={id}>
              <a dir="auto" href={paths.record('employer', id)}>
                {name}
              </a>
              {mayEdit ? (
                <ActionButton
                  variant="ghost"
                  size="small"
                  aria-label={t('takeOffOf', { name })}
                  send={takeOffTheme.bind(null, place, { theme: theme.id, employer: id })}
                >
                  {t('takeOff')}
                </ActionButton>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <ListPages path={here} page={page} of={Math.ceil(uses.total / mostEmployers)} />
      {mayEdit ? (
        <ActionForm send={assignTheme.bind(null, place, theme.id)} words={await formLabels()}>
          <div className="theme-assign">
            <RecordPicker
              kind="employer"
              name="employer"
              label={t('assignTo')}
              chosen=""
              placeholder={t('chooseEmployer')}
            />
            <Submit variant="secondary">{t('assign')}</Submit>
          </div>
        </ActionForm>
      ) : null}
    </div>
  );
}
