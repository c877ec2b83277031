'use client';
import type { IconName } from '@firstday/ui';
import { ActionMenu } from '@firstday/ui/action-menu';

interface PersonAct {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly href: string;
}

interface PersonActsProps {
  readonly label: string;
  readonly acts: readonly PersonAct[];
}

/** What else can be done with a person: each leads to a page that says what follows. */
export function PersonActs({ label, acts }: PersonActsProps) {
  const go = (id: string) => {
    const act = acts.find((one) => one.id === id);
    if (act) window.location.assign(act.href);
  };
  return <ActionMenu label={label} actions={acts} onAction={go} />;
}
