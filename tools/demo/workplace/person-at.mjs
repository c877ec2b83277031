/** People as they come: accents, two last names, one long name, names that are written from right to left. */
const firstNames =
  `Ana Ánh Mei Tyler Sol Jun Ada Priya José Zoë Omar Fatima Björn Chloé Łukasz Siobhán Dmitri Amara
  Kenji María-José Noor Tomás Ingrid Kwame Lucía Rashid Aisha Søren Thandiwe Mateo Yuki Rowan Leilani Nadia Emeka Freya
  Ravi Camila Haruto Olena`.split(/\s+/);
const lastNames = [
  ...[
    'Flores',
    'Nguyễn',
    'Chen',
    'Reed',
    'Ruiz',
    'Park',
    'Okafor',
    'Raghunathan',
    'García Márquez',
    'O’Neill',
  ],
  ...[
    'van der Berg',
    'Müller-Lüdenscheidt',
    'Al-Masri',
    'Ó Súilleabháin',
    'Wójcik',
    'Ibáñez de la Torre',
    'Smith',
  ],
  ...[
    'Kowalczyk',
    'Fernandes da Silva',
    'Nakamura',
    'Adeyemi',
    'Johansson',
    'Brûlé',
    'Castellanos',
    'Petrović',
  ],
  ...['Kim', 'Washington', 'Đặng', 'Horvát', 'Lindqvist', 'Mensah', 'Peña', 'Rahman', 'Schäfer', 'Tanaka'],
  ...['Uribe', 'Vasquez', 'Whitehorse', 'Yılmaz', 'Zhang', 'Begay'],
];
/** Who stands at a place of the list, whatever the counts say of others. */
const particular = new Map([
  [3, ['ليلى', 'حدّاد']],
  [
    9,
    [
      'Wolfeschlegelsteinhausenbergerdorff Maximiliana Alexandrina',
      'Featherstonehaugh-Cholmondeley de Montmorency',
    ],
  ],
  [14, ['נועם', 'לוי']],
  [21, ['李', '小龍']],
]);

/** The one at a place, the same at every run; two places have no name in common. */
export function personAt(place) {
  const turn = Math.floor(place / firstNames.length);
  const [first_name, last_name] = particular.get(place) ?? [
    firstNames[place % firstNames.length],
    lastNames[(place * 3 + turn * 7) % lastNames.length],
  ];
  return { first_name, last_name, email: `person-${String(place + 1).padStart(3, '0')}@example.com` };
}
