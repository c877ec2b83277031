/** People whose names a document must bear without loss. */
export const people = [
  { of: 'a plain name', last: 'Garcia', first: 'Ana' },
  {
    of: 'the longest name',
    last: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh-Cholmondeley',
    first: 'Hubert Blaine Adolph Charles David Earl Frederick Gerald Oliver Paul',
  },
  { of: 'a Vietnamese name', last: 'Nguyễn', first: 'Thị Ánh' },
  { of: 'an Arabic name', last: 'عبد الله', first: 'محمد' },
  { of: 'a Chinese name', last: '王', first: '小明' },
] as const;
