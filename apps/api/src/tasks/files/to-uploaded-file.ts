import type { UploadedFile } from '@firstday/domain';
import type { FileEntity } from './file.entity.js';

/** A file as the API answers it. */
export const toUploadedFile = ({ id, key, name, type, size, checksum }: FileEntity): UploadedFile => ({
  id,
  key,
  name,
  type,
  size,
  checksum,
});
