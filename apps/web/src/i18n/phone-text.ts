/** A telephone number of the United States as people write it, where it is kept as digits alone; another as it is. */
export function phoneText(phone: string): string {
  const [, area, exchange, line] = /^(?:\+1)?([2-9]\d{2})(\d{3})(\d{4})$/.exec(phone) ?? [];
  return area === undefined ? phone : `(${area}) ${exchange}-${line}`;
}
