/** A bucket and where it is, as `STORAGE_URL` says. */
export interface S3Address {
  readonly bucket: string;
  /** What all keys begin with, `/` at its end; empty where nothing else is in the bucket. */
  readonly prefix: string;
  readonly region: string | undefined;
  readonly endpoint: string | undefined;
  /** Whether the bucket is in the path and not in the host's name. */
  readonly isPathStyle: boolean;
}

/**
 * Reads `s3://bucket/prefix?endpoint=https://…&region=…&path_style=yes`. A store with an endpoint of its own has the bucket in the
 * path, unless it says `path_style=no`; region and credentials that are not given are those of the AWS environment.
 */
export function parseS3Address(text: string): S3Address {
  const url = new URL(text);
  const asked = url.searchParams;
  const endpoint = asked.get('endpoint') ?? undefined;
  const path = url.pathname.replaceAll(/^\/+|\/+$/g, '');
  return {
    bucket: url.hostname,
    prefix: path === '' ? '' : `${path}/`,
    region: asked.get('region') ?? (endpoint === undefined ? undefined : 'us-east-1'),
    endpoint,
    isPathStyle:
      asked.get('path_style') === 'yes' || (endpoint !== undefined && asked.get('path_style') !== 'no'),
  };
}
