import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from '../icon.js';
import type { Tone } from './status-word.js';

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  readonly tone: Tone;
  readonly icon: IconName;
  /** A heading; without one the banner is a line. */
  readonly title?: string;
  /** Buttons and links, below what is said. */
  readonly actions?: ReactNode;
}

/** Something to know before going on. `role` is for what appears while somebody is on the page. */
export function Banner({ tone, icon, title, actions, children, ...box }: BannerProps) {
  const size = title === undefined ? 'small' : undefined;
  return (
    <div {...box} className="fd-banner" data-tone={tone} data-size={size}>
      <Icon name={icon} size={title === undefined ? 20 : 24} />
      {title === undefined ? null : <h2>{title}</h2>}
      {children ? <div>{children}</div> : null}
      {actions ? <div className="fd-banner-actions">{actions}</div> : null}
    </div>
  );
}
