'use client';
import { Button, Icon, Menu, TextInput } from '@firstday/ui';
import { Dialog } from '@firstday/ui/dialog';
import { useRef, useState } from 'react';

export function Overlays() {
  const [open, setOpen] = useState<'below' | 'dialog'>();
  const below = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(undefined);
  return (
    <div className="fd-row">
      <Button variant="secondary" size="small" onClick={() => setOpen('dialog')}>
        Open a dialog
      </Button>
      <Button ref={below} variant="secondary" size="small" onClick={() => setOpen('below')}>
        Open below
      </Button>
      <Menu className="gallery-menu">
        <summary>
          ana@harborfoods.com <Icon name="down" size={18} />
        </summary>
        <div>
          <a href="#overlays">Your account</a>
          <Button variant="secondary" size="small">
            Sign out
          </Button>
        </div>
      </Menu>
      {open ? (
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
    </div>
  );
}
