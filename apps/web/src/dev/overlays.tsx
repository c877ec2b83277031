'use client';
import { Button, TextButton, TextInput, type Toast, ToastRegion } from '@firstday/ui';
import { ConfirmDialog } from '@firstday/ui/confirm-dialog';
import { Dialog } from '@firstday/ui/dialog';
import { Menu, type MenuChoice } from '@firstday/ui/menu';
import { useRef, useState } from 'react';

const rowMenu: readonly MenuChoice[] = [
  { id: 'copy', label: 'Copy the link', icon: 'copy' },
  { id: 'open', label: 'Open the link', icon: 'external', hint: 'In a new tab' },
  { id: 'remind', label: 'Remind', icon: 'clock', isDisabled: true },
  { id: 'withdraw', label: 'Withdraw', icon: 'close', isDanger: true },
];

export function Overlays() {
  const [open, setOpen] = useState<'below' | 'confirm' | 'dialog'>();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const below = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(undefined);
  return (
    <div className="fd-row">
      <Button variant="secondary" size="small" onClick={() => setOpen('dialog')}>
        Open a dialog
      </Button>
      <Button variant="secondary" size="small" onClick={() => setOpen('confirm')}>
        Ask first
      </Button>
      <Button ref={below} variant="secondary" size="small" onClick={() => setOpen('below')}>
        Open below
      </Button>
      <Menu
        label="View"
        items={[
          { id: 'all', label: 'Everything' },
          { id: 'mine', label: 'Mine' },
        ]}
        onAction={close}
      />
      <Menu label="More of Ana Flores" isMore items={rowMenu} onAction={close} />
      <Button
        variant="secondary"
        size="small"
        onClick={() =>
          setToasts([
            {
              id: 'sent',
              tone: 'good',
              text: 'Reminder sent to 12 people.',
              action: <TextButton>Undo</TextButton>,
            },
          ])
        }
      >
        Say something
      </Button>
      {open === 'dialog' || open === 'below' ? (
        <Dialog
          title="Filters"
          closeLabel="Close"
          onClose={close}
          {...(open === 'below' ? { opener: below, standsBelow: true } : {})}
          actions={
            <>
              <Button size="small" onClick={close}>
                Show
              </Button>
              <Button variant="secondary" size="small" onClick={close}>
                Cancel
              </Button>
            </>
          }
        >
          <TextInput label="Name" />
          <TextInput label="City" />
        </Dialog>
      ) : null}
      {open === 'confirm' ? (
        <ConfirmDialog
          title="Delete the group Night shift?"
          closeLabel="Close"
          confirm="Delete the group"
          cancel="Keep it"
          isDanger
          onConfirm={close}
          onClose={close}
        >
          <p>Its four people keep their other groups.</p>
        </ConfirmDialog>
      ) : null}
      <ToastRegion toasts={toasts} />
    </div>
  );
}
