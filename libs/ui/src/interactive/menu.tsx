'use client';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon, type IconName } from '../icon.js';

export interface MenuChoice {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly hint?: string;
  readonly href?: string;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
}

interface MenuProps {
  /** What the button says, or what is read out where it shows three dots. */
  readonly label: string;
  /** Three dots, for what can be done with a row. */
  readonly isMore?: boolean;
  readonly items: readonly MenuChoice[];
  readonly onAction: (id: string) => void;
}

/** A button that opens a list of things to do. */
export function Menu({ label, isMore, items, onAction }: MenuProps) {
  const plain = items.every(({ icon }) => icon === undefined);
  return (
    <MenuTrigger>
      {isMore ? (
        <Button className="fd-button" data-variant="ghost" data-icon-only="" aria-label={label}>
          <Icon name="more" />
        </Button>
      ) : (
        <Button className="fd-button" data-variant="secondary" data-size="small">
          {label}
          <Icon name="down" size={18} />
        </Button>
      )}
      <Popover className="fd-popover fd-menu" placement={isMore ? 'bottom end' : 'bottom start'}>
        <AriaMenu
          className="fd-options"
          data-plain={plain ? '' : undefined}
          onAction={(key) => onAction(String(key))}
        >
          {items.map((item) => (
            <MenuRow key={item.id} item={item} />
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function MenuRow({
  item: { id, label, icon, hint, href, isDanger, isDisabled },
}: {
  readonly item: MenuChoice;
}) {
  return (
    <MenuItem
      id={id}
      className="fd-option"
      textValue={label}
      data-tone={isDanger ? 'bad' : undefined}
      {...(href === undefined ? {} : { href })}
      {...(isDisabled === undefined ? {} : { isDisabled })}
    >
      {icon ? <Icon name={icon} /> : null}
      <span>{label}</span>
      {hint ? <span className="fd-option-hint">{hint}</span> : null}
    </MenuItem>
  );
}
