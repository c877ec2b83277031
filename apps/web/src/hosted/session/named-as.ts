/** The name in a header: for browsers that know RFC 8187, and in ASCII for others. */
export function namedAs(name: string, how: 'attachment' | 'inline' = 'inline'): string {
  const ascii = name.normalize('NFKD').replaceAll(/[^ \w.()-]/g, '');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return `${how}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
