import { PagePictureQuery } from '@firstday/domain';

/** How wide a picture is asked for; what is no width that there is counts as none. */
export function widthIn({ url }: Pick<Request, 'url'>): PagePictureQuery {
  const width = new URL(url).searchParams.get('width') ?? undefined;
  const read = PagePictureQuery.safeParse({ width });
  return read.success ? read.data : {};
}
