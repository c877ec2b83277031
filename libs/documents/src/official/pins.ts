/** An official file as its agency published it, known by its content and by nothing else. */
export interface PinnedFile {
  readonly form: string;
  readonly edition: string;
  readonly sha256: string;
}

/** Every official file that this version can fill. Another edition is another row, with its own boxes in `libs/forms`. */
export const pinnedFiles: readonly PinnedFile[] = [
  {
    form: 'i-9',
    edition: '01/20/25',
    sha256: '780f348c34df694bb0b4dbbfaf9f22b99b9757b80d16a37ba89aadf069597281',
  },
  {
    form: 'w-4',
    edition: '2026',
    sha256: '92444d8856ce55d9e25dca8b6d1420634fc68b11e1ab1f760916ea29ddd312b2',
  },
];
