'use client';
import { Badge } from '@firstday/ui';
import { Tabs } from '@firstday/ui/tabs';

export function TabViews() {
  return (
    <Tabs
      label="A person"
      tabs={[
        { id: 'forms', label: 'Forms', content: <p>What they fill in.</p> },
        {
          id: 'documents',
          label: (
            <>
              Documents <Badge>2</Badge>
            </>
          ),
          content: <p>What they showed.</p>,
        },
        { id: 'history', label: 'History', content: <p>What happened.</p> },
        { id: 'closed', label: 'Messages', isDisabled: true, content: null },
      ]}
    />
  );
}
