import './appearance.css';
import type { Theme, UserSession } from '@firstday/domain';
import { LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { keptLogo } from '../../appearance/logo-of';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { FormTextInput } from '../forms/form-text-input';
import { SelectInput } from '../forms/select-input';
import { Submit } from '../forms/submit';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { saveTheme } from './save-theme';
import { themeAdvice } from './theme-advice';
import { ThemeEditor } from './theme-editor';
import { colourValues, radii } from './colour-fields';
import { themeWords } from './theme-words';

interface ThemeFormProps {
  readonly session: UserSession;
  readonly here: string;
  readonly theme?: Theme;
}

/** The editor of a theme: its name, shapes and colours, and how they look. */
export async function ThemeForm({ session, here, theme }: ThemeFormProps) {
  const [t, words] = [await getTranslations('appearance'), await getTranslations('dashboard')];
  const radius = theme?.light?.radius ?? theme?.dark?.radius ?? '';
  return (
    <ActionForm
      send={saveTheme.bind(null, toActionContext(session, here), theme?.id)}
      check={{ form: 'theme', advice: await themeAdvice() }}
      words={await formLabels()}
    >
      <div className="theme-names">
        <FormTextInput name="name" label={t('name')} hint={t('nameHint')} initial={theme?.name ?? ''} />
        <SelectInput
          name="radius"
          label={t('radius')}
          choices={await radiusChoices(radius)}
          initial={radius}
        />
      </div>
      <ThemeEditor
        words={await themeWords(session)}
        initial={{ ...colourValues('light', theme?.light), ...colourValues('dark', theme?.dark), radius }}
        logos={{ light: logoAddress(theme, 'light'), dark: logoAddress(theme, 'dark') }}
      />
      <div className="fd-actions">
        <Submit>{theme ? words('save') : t('make')}</Submit>
        <LinkButton variant="secondary" href={theme ? paths.theme(theme.id) : paths.appearance}>
          {words('cancel')}
        </LinkButton>
      </div>
    </ActionForm>
  );
}

/** The radius that a program gave stays one of the choices. */
async function radiusChoices(kept: string) {
  const t = await getTranslations('appearance');
  const known = [
    { value: '', label: t('radius_plain') },
    ...radii.map((value) => ({ value, label: t(`radius_${value}`) })),
  ];
  return known.some(({ value }) => value === kept) ? known : [...known, { value: kept, label: kept }];
}

/** Where the picture is that a theme brings; undefined where it brings none that could be shown. */
export function logoAddress(theme: Theme | undefined, mode: 'light' | 'dark'): string | undefined {
  if (!theme || !keptLogo(theme[mode]?.logo)) return undefined;
  return `${paths.themeLogo(theme.id, mode)}?v=${Date.parse(theme.updated_at)}`;
}
