'use client';
import { Button } from '../primitives/button.js';
import { Dialog, type DialogProps } from './dialog.js';

interface ConfirmDialogProps extends Pick<
  DialogProps,
  'opener' | 'children' | 'closeLabel' | 'onClose' | 'title'
> {
  /** A verb: "Delete the group". */
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
  readonly isBusy?: boolean;
  /** What cannot be taken back. */
  readonly isDanger?: boolean;
}

/** Asks once more before what cannot be undone. The button that changes nothing has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirm, cancel, onConfirm, isBusy, isDanger, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      size="small"
      role="alertdialog"
      actions={
        <>
          <Button variant={isDanger ? 'danger' : 'primary'} size="small" isBusy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button variant="secondary" size="small" autoFocus onClick={dialog.onClose}>
            {cancel}
          </Button>
        </>
      }
    />
  );
}
