const shapes = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 7v5l3 2 M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18',
  alert: 'M12 8v5 M12 16.5v.01 M12 3.5 21.5 20h-19z',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3 M5.5 11h13v9h-13z',
  pen: 'M4 20l1-4L16.5 4.5l3 3L8 19z',
  wait: 'M6 12h.01 M12 12h.01 M18 12h.01',
  down: 'M6 9l6 6 6-6',
  file: 'M7 3h7l5 5v13H7z M14 3v5h5',
  copy: 'M9 9h11v11H9z M5 15H4V4h11v1',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  close: 'M6 6l12 12 M18 6 6 18',
  columns: 'M4 5h16v14H4z M9.5 5v14 M14.5 5v14',
  download: 'M12 4v11 M7 10.5l5 5 5-5 M5 20h14',
  external: 'M14 4h6v6 M20 4l-9 9 M18 14v6H4V6h6',
  filter: 'M4 7h16 M7 12h10 M10 17h4',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14 M16 16l4.5 4.5',
  info: 'M12 11v5.5 M12 7.5v.01 M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18',
} as const;

export type IconName = keyof typeof shapes;

/** Always beside a word that says the same. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'wait' ? 3.5 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
