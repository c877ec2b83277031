const most = 40;

/**
 * A person's name as part of a file name: Latin letters, digits and hyphens, whatever the name is. The id that follows it tells
 * folders apart.
 */
export function folderName(name: string, id: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replaceAll(/^-+|-+$/g, '');
  return plain === '' ? id : `${plain}-${id}`;
}
