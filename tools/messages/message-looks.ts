/** A phone, a narrow window of a mail program, and a wide one. */
export const messageWidths = [360, 600, 1280] as const;

export const messageSchemes = ['light', 'dark'] as const;
