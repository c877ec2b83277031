import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.js';

interface EmptyStateProps {
  readonly title: string;
  readonly icon?: IconName;
  /** Why nothing is here, and what comes here. */
  readonly children?: ReactNode;
  /** The next step. */
  readonly action?: ReactNode;
}

/** In the place of rows: why there are none, and what to do. */
export function EmptyState({ title, icon, children, action }: EmptyStateProps) {
  return (
    <div className="fd-empty">
      {icon ? <Icon name={icon} size={28} /> : null}
      <h2>{title}</h2>
      {children ? <p>{children}</p> : null}
      {action}
    </div>
  );
}
