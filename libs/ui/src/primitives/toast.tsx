import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.js';
import type { Tone } from './status-word.js';

export interface Toast {
  readonly id: string;
  readonly text: string;
  readonly tone?: Tone;
  readonly icon?: IconName;
  /** Such as the button that undoes it. */
  readonly action?: ReactNode;
}

/**
 * Says what has just happened, at the lower edge of the window. It is always on the page, so that screen readers hear
 * what appears in it; nothing that has to be acted upon stands here alone.
 */
export function ToastRegion({ toasts }: { readonly toasts: readonly Toast[] }) {
  return (
    <div className="fd-toasts" role="status">
      {toasts.map(({ id, text, tone, icon = 'check', action }) => (
        <div key={id} className="fd-toast" data-tone={tone}>
          <Icon name={icon} />
          <span>{text}</span>
          {action}
        </div>
      ))}
    </div>
  );
}
