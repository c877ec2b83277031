'use client';
import { Button } from '@firstday/ui';
import { ActionMenu } from '@firstday/ui/action-menu';
import { ChoiceDialog } from '@firstday/ui/choice-dialog';
import { useRef, useState } from 'react';

const sections = [
  {
    title: 'Work location',
    choices: [
      { value: 'state', label: 'State', hint: 'One of several.', example: 'New York' },
      { value: 'city', label: 'City', hint: 'Text.' },
    ],
  },
  {
    title: 'Employer',
    choices: [
      { value: 'count', label: 'Number of employees', hint: 'A number.', keywords: 'size headcount' },
      { value: 'name', label: 'Name of the employer, which may be so long that it takes two lines' },
    ],
  },
];
const actions = [
  { id: 'up', label: 'Move up', icon: 'up', isDisabled: true },
  { id: 'copy', label: 'Copy', icon: 'copy' },
  { id: 'remove', label: 'Remove', icon: 'trash' },
] as const;

/** What is chosen of many, and further acts behind a button. */
export function Picks() {
  const [open, setOpen] = useState<'one' | 'several'>();
  const [said, setSaid] = useState('');
  const one = useRef<HTMLButtonElement>(null);
  const several = useRef<HTMLButtonElement>(null);
  return (
    <div className="fd-row">
      <Button ref={one} variant="secondary" size="small" onClick={() => setOpen('one')}>
        Choose a fact
      </Button>
      <Button ref={several} variant="secondary" size="small" onClick={() => setOpen('several')}>
        Choose facts
      </Button>
      <ActionMenu label="More for this row" actions={actions} onAction={setSaid} />
      <p role="status">{said}</p>
      {open ? (
        <ChoiceDialog
          title={open === 'one' ? 'Choose a fact' : 'Choose facts'}
          words={{
            close: 'Close',
            done: 'Done',
            noneFound: 'Nothing is found. Try another word.',
            search: 'Search',
          }}
          sections={sections}
          chosen={['state']}
          takesSeveral={open === 'several'}
          opener={open === 'one' ? one : several}
          onChoose={(values) => {
            setSaid(values.join(', '));
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </div>
  );
}
