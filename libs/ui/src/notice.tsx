import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.js';
import type { Tone } from './status-word.js';

interface NoticeProps {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
}

/** Something to know before going on. */
export function Notice({ tone, icon, title, children }: NoticeProps) {
  return (
    <div className="fd-notice" data-tone={tone}>
      <Icon name={icon} size={24} />
      <h2>{title}</h2>
      {children ? <div>{children}</div> : null}
    </div>
  );
}
