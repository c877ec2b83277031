/** A day so many days from today, as it is typed into the parts of an English date: month, day, year. */
export function typedDate(inDays: number): string {
  const [year = '', month = '', day = ''] = new Date(Date.now() + inDays * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${month}${day}${year}`;
}
