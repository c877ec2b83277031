import { describe, expect, it } from '@jest/globals';
import { CaseFields } from './case-fields.js';
import { serviceName } from './service-name.js';

describe('a name as E-Verify takes it', () => {
  it.each([
    ['Garcia', 'Garcia'],
    ['Núñez Ibáñez', 'Nunez Ibanez'],
    ['Nguyễn Thị Ánh', 'Nguyen Thi Anh'],
    ['O’Brien', "O'Brien"],
    ['Kamakawiwoʻole', "Kamakawiwo'ole"],
    ['Smith–Jones', 'Smith-Jones'],
    ['Müller-Größe', 'Muller-Grosse'],
    ['Łukasz Đặng Øystein Æsa', 'Lukasz Dang Oystein Aesa'],
    ['Ọlájùmọ̀kẹ́ Ɓaɗamasi', 'Olajumoke Badamasi'],
    ['Lopez, Jr.', 'Lopez Jr'],
    ['  Ana   María ', 'Ana Maria'],
    ['İnci Işık', 'Inci Isik'],
  ])('%s is %s', (name, written) => {
    expect(serviceName(name)).toBe(written);
    expect(CaseFields.shape.last_name.safeParse(written).success).toBe(true);
    expect(serviceName(written)).toBe(written);
  });

  it.each(['王', 'Жанна', 'محمد', 'Ana 王', 'Σοφία', '123', ''])('%s is left to people', (name) => {
    expect(serviceName(name)).toBeNull();
  });
});
