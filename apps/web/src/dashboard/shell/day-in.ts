/** A day as an address has it, `2026-11-25`; empty where it is none. */
export const dayIn = (text: string): string =>
  /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
