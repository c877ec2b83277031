'use client';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';

export interface TabView {
  readonly id: string;
  readonly label: ReactNode;
  readonly isDisabled?: boolean;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly TabView[];
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
}

/** Several views of one thing, one of them shown. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      className="fd-tabs"
      onSelectionChange={(key) => onSelect?.(String(key))}
      {...(selected === undefined ? {} : { selectedKey: selected })}
    >
      <TabList className="fd-tab-list" aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className="fd-tab" isDisabled={tab.isDisabled ?? false}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="fd-tab-panel">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
