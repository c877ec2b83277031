const shapes = {
  archive: 'M4 5h16v4H4z M5.5 9v11h13V9 M10 13h4',
  badge:
    'M10 6H5v14h14V6h-5 M10 3.5h4V8h-4z M12 11.25a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5 M9 17.25h6',
  book: 'M12 6.5c-2-1.5-4.5-1.5-8-1v13c3.5-.5 6-.5 8 1 2-1.5 4.5-1.5 8-1v-13c-3.5-.5-6-.5-8 1z M12 6.5v13',
  briefcase: 'M4 8h16v11.5H4z M9 8V4.5h6V8 M4 13h16',
  building: 'M5 20V4h9v16 M14 9.5h5V20 M3 20h18 M8.5 8h2 M8.5 12h2 M8.5 16h2',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  checklist: 'M4 6.5 5.5 8l3-3.5 M4 16.5 5.5 18l3-3.5 M12.5 7H20 M12.5 17H20',
  chart: 'M5 20v-8 M12 20V4 M19 20v-12',
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
  calendar: 'M4.5 6h15v14h-15z M4.5 10h15 M8.5 3.5V8 M15.5 3.5V8',
  code: 'M8.5 7 3.5 12l5 5 M15.5 7l5 5-5 5',
  globe:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18 M3.5 9.5h17 M3.5 14.5h17 M12 3c-4.5 5-4.5 13 0 18 M12 3c4.5 5 4.5 13 0 18',
  home: 'M4 11.5 12 4.5l8 7 M6 10v9.5h12V10 M10 19.5v-5h4v5',
  keyboard: 'M3 6.5h18v11H3z M7 10.25h.01 M10.5 10.25h.01 M14 10.25h.01 M17.5 10.25h.01 M8 14h8',
  key: 'M8 11.5a4.25 4.25 0 1 0 0 8.5 4.25 4.25 0 0 0 0-8.5 M11 12.75 19.5 4.5 M16 8l3 3',
  more: 'M5.5 12h.01 M12 12h.01 M18.5 12h.01',
  people:
    'M9 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7 M2.5 20c0-3.5 2.5-5.5 6.5-5.5s6.5 2 6.5 5.5 M16 5a3 3 0 0 1 0 6 M18 14.8c2.2.7 3.5 2.5 3.5 5.2',
  palette:
    'M12 3.5c-5 0-9 3.8-9 8.5s3.6 8.5 8.3 8.5c1.7 0 2.4-1.1 1.9-2.4-.7-1.8.3-3.1 2.1-3.1h2.4c2 0 3.3-1.2 3.3-3.3 0-4.6-4-8.2-9-8.2z M7.5 11.5h.01 M10.5 7.5h.01 M15.5 8h.01',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8 M4.5 20.5c0-3.8 2.9-6 7.5-6s7.5 2.2 7.5 6',
  minus: 'M5 12h14',
  plus: 'M12 5v14 M5 12h14',
  grip: 'M9 6h.01 M15 6h.01 M9 12h.01 M15 12h.01 M9 18h.01 M15 18h.01',
  pulse: 'M3 12h4l2.5-6.5 4.5 13 2.5-6.5H21',
  redo: 'M16 8H9a4.5 4.5 0 0 0 0 9h6 M16 8l-3.5-3.5 M16 8l-3.5 3.5',
  sheet: 'M6 3.5h12v17H6z M9.5 8h5 M9.5 12h5 M9.5 16h2.5',
  sliders: 'M4 7h8.5 M17.5 7H20 M15 4.5v5 M4 17h2.5 M11.5 17H20 M9 14.5v5',
  store:
    'M5 11.5V20h14v-8.5 M4 9l1.5-5h13L20 9c0 1.5-1.2 2.5-2.7 2.5S14.7 10.5 14.7 9c0 1.5-1.2 2.5-2.7 2.5S9.3 10.5 9.3 9c0 1.5-1.1 2.5-2.6 2.5S4 10.5 4 9z M10 20v-4.5h4V20',
  trash: 'M5 7h14 M10 7V4h4v3 M7 7l1 13h8l1-13',
  turn: 'M16 8H9a4.5 4.5 0 0 0 0 9h6 M16 8l-3.5-3.5 M16 8l-3.5 3.5',
  undo: 'M8 8h7a4.5 4.5 0 0 1 0 9H9 M8 8l3.5-3.5 M8 8l3.5 3.5',
  upload: 'M12 15V4 M7 8.5l5-5 5 5 M5 20h14',
  up: 'M6 15l6-6 6 6',
  shield: 'M12 3.5 19 6v6c0 4-2.8 7-7 8.5C7.8 19 5 16 5 12V6z M9 12l2.2 2.2L15.2 10',
} as const;

export type IconName = keyof typeof shapes;

/** Always beside a word that says the same. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      aria-hidden="true"
      data-mirrored={name === 'redo' || name === 'undo' ? '' : undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'wait' || name === 'more' ? 3.5 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
