import { Injectable } from '@nestjs/common';

/** What rooms above this one store with the user or API token that created it. Each registers its table. */
@Injectable()
export class CreatedRows {
  private readonly selects: string[] = [];

  /** @param select SQL of the rows of account `$1`: `type`, `id`, `name`, `created_at` and `created_by_id` */
  register(select: string): void {
    this.selects.push(select);
  }

  /** SQL of the rows of all rooms that registered. */
  sql(): readonly string[] {
    return this.selects;
  }
}
