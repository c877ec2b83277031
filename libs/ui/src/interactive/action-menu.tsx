'use client';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon, type IconName } from '../icon.js';

export interface MenuAction<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon: IconName;
  readonly isDisabled?: boolean;
}

export interface ActionMenuProps<Id extends string> {
  readonly id?: string;
  /** What the actions are about. */
  readonly label: string;
  readonly actions: readonly MenuAction<Id>[];
  readonly onAction: (id: Id) => void;
}

/** What else can be done with something, behind one button: opened and gone through by the arrow keys. */
export function ActionMenu<Id extends string>({ id, label, actions, onAction }: ActionMenuProps<Id>) {
  return (
    <MenuTrigger>
      <Button {...(id ? { id } : {})} className="fd-menu-button" aria-label={label}>
        <Icon name="more" />
      </Button>
      <Popover className="fd-popover" placement="bottom end" offset={4}>
        <AriaMenu
          className="fd-options"
          aria-label={label}
          disabledKeys={actions.filter(({ isDisabled }) => isDisabled).map((action) => action.id)}
          onAction={(key) => {
            const action = actions.find((one) => one.id === key);
            if (action) onAction(action.id);
          }}
        >
          {actions.map((action) => (
            <MenuItem key={action.id} id={action.id} className="fd-option" textValue={action.label}>
              <Icon name={action.icon} />
              <span>{action.label}</span>
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
