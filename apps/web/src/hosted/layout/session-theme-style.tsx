import type { OnboardingSession } from '@firstday/domain';
import { sessionPath } from '../session/session-token';

/** A theme that changed has another address, so that a browser keeps what it has of it. */
const versionOf = (theme: NonNullable<OnboardingSession['theme']>): string =>
  `${theme.id}.${Date.parse(theme.updated_at)}`;

/**
 * The colours of the pages: a style sheet of our own origin. One in the page would bear the page's nonce, and be refused
 * in a page that is reached without a load.
 */
export function SessionThemeStyle({ session: { id, theme } }: { readonly session: OnboardingSession }) {
  if (!theme) return null;
  return <link rel="stylesheet" precedence="theme" href={`${sessionPath(id)}/theme?v=${versionOf(theme)}`} />;
}

interface EmployerMarkProps {
  readonly session: OnboardingSession;
  readonly name: string;
}

/** Whose pages they are: the picture where the theme brings one, which is read out as the name. */
export function EmployerMark({ session: { id, theme }, name }: EmployerMarkProps) {
  if (!theme?.has_logo && !theme?.has_dark_logo) return name;
  const address = (mode: 'light' | 'dark') => `${sessionPath(id)}/logo/${mode}?v=${versionOf(theme)}`;
  return (
    <picture>
      {theme.has_dark_logo && theme.has_logo ? (
        <source media="(prefers-color-scheme: dark)" srcSet={address('dark')} />
      ) : null}
      <img className="hosted-logo" src={address(theme.has_logo ? 'light' : 'dark')} alt={name} />
    </picture>
  );
}
