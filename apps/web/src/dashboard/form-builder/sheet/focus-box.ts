export const boxId = (at: number): string => `sheet-box-${at}`;

/** The focus goes to a box as soon as it is there; to the page's tools where there is none. */
export function focusBox(at: number | null): void {
  requestAnimationFrame(() => document.getElementById(at === null ? addBoxId : boxId(at))?.focus());
}

/** Of the button that adds a box. */
export const addBoxId = 'sheet-add-box';
