/** Writes into a control where its caret stands, in place of what is selected. @returns all that stands in it then */
export function insertAtCaret(id: string, text: string): string | undefined {
  const control = document.getElementById(id);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined;
  const { selectionStart, selectionEnd, value } = control;
  control.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  control.focus();
  return control.value;
}
