/** `own-night-shift` of “Night shift”; further ones of the name have a number. */
export function formKeyOf(name: string, count: number): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g);
  const stem = words?.join('-').slice(0, 50).replace(/-+$/, '') ?? 'form';
  return `own-${stem}${count > 1 ? `-${count}` : ''}`;
}
