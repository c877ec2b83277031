import { Logger } from '@nestjs/common';
import { toSafeError } from '../observability/index.js';
import type { RecordEntity } from './record.entity.js';

const logger = new Logger('records');

/**
 * A record in a list. One whose sealed values do not open (they were damaged, or their key is lost) is shown without
 * them, and the log says which: the others are no worse for it. Asked for by itself it is an error.
 */
export function presentInList<Row extends RecordEntity, Shown>(row: Row, show: (row: Row) => Shown): Shown {
  try {
    return show(row);
  } catch (error) {
    if (row.sealed === null) throw error;
    logger.error(
      { record_id: row.id, account_id: row.account_id, ...toSafeError(error) },
      'unexpected error',
    );
    return show({ ...row, sealed: null });
  }
}
