import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Icon, type IconName } from '../icon.js';

interface ButtonStyle {
  /** A page has one primary button: what the page is for. */
  readonly variant?: 'danger' | 'ghost' | 'primary' | 'secondary';
  readonly size?: 'medium' | 'small';
  readonly icon?: IconName;
}

export interface ButtonProps extends ButtonStyle, ComponentPropsWithRef<'button'> {
  /** What was pressed is under way: the button keeps the focus and takes no further press. */
  readonly isBusy?: boolean | undefined;
}

export function Button(props: ButtonProps) {
  const { variant = 'primary', size, icon, isBusy, type = 'button', onClick, children, ...button } = props;
  return (
    <button
      {...button}
      className="fd-button"
      type={type}
      aria-disabled={isBusy || button['aria-disabled']}
      onClick={isBusy ? ignore : onClick}
      data-variant={variant}
      data-size={size}
    >
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  );
}

const ignore = (event: MouseEvent) => event.preventDefault();

export interface LinkButtonProps extends ButtonStyle, ComponentPropsWithRef<'a'> {
  readonly href: string;
}

/** Leads somewhere, and looks like a button: for what a page is about. */
export function LinkButton({ variant = 'primary', size, icon, children, ...link }: LinkButtonProps) {
  return (
    <a {...link} className="fd-button" data-variant={variant} data-size={size}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </a>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  readonly icon: IconName;
  /** Read out, and shown on hovering. */
  readonly label: string;
}

/** A sign for what everybody knows by its sign: close, copy, previous. */
export function IconButton({ icon, label, variant = 'ghost', ...button }: IconButtonProps) {
  const named = { 'aria-label': label, title: label, 'data-icon-only': '' };
  return <Button {...button} {...named} variant={variant} icon={icon} />;
}

export interface RowButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  readonly icon: IconName;
  readonly word: string;
}

/** A button of a row: its sign alone where rows are lines, its word too where they are cards. */
export function RowButton({ word, ...button }: RowButtonProps) {
  return (
    <Button variant="ghost" size="small" {...button}>
      <span className="fd-table-word">{word}</span>
    </Button>
  );
}

/** A button among words, in the clothes of a link. */
export function TextButton({ type = 'button', ...button }: ComponentPropsWithRef<'button'>) {
  return <button {...button} type={type} className="fd-link-button" />;
}
