import { Icon } from '@firstday/ui';
import type { ReactNode } from 'react';
import type { PreviewedPolicy } from './hire-preview';

interface ReasonItemProps {
  readonly policy: PreviewedPolicy;
  readonly children?: ReactNode;
}

/** The forms of a policy, its reason, and the law behind it. */
export function ReasonItem({ policy: { forms, sentence, outcome, citation }, children }: ReasonItemProps) {
  return (
    <li data-outcome={outcome}>
      <Icon name={outcome === 'met' ? 'check' : outcome === 'unknown' ? 'alert' : 'close'} />
      <div>
        {forms.map(({ text, lang }) => (
          <strong key={text} lang={lang}>
            <bdi>{text}</bdi>
          </strong>
        ))}
        <bdi className="fd-muted">{sentence}</bdi>
        {citation === null ? null : (
          <bdi className="fd-muted hire-law" dir="ltr" lang="en">
            {citation}
          </bdi>
        )}
        {children}
      </div>
    </li>
  );
}
