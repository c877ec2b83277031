import { type DatedEdition, datedEditionsOf, type Edition, editionOn, replacementOf } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { dateInTimeZone } from '../context/index.js';

/** Agencies publish in Washington's day: which edition people are given turns at midnight there. */
const agencyZone = 'America/New_York';

export const agencyDay = (now: Date): string => dateInTimeZone(agencyZone, now);

/** The catalog as the API reads it: which edition of a form is of which day. */
@Injectable()
export class FormCatalog {
  /** Oldest first; none of forms of an account's own. */
  editionsOf(key: string): readonly DatedEdition[] {
    return datedEditionsOf(key);
  }

  find(key: string, edition: string): Edition | undefined {
    return this.editionsOf(key).find((it) => it.edition.edition === edition)?.edition;
  }

  /** The one that people are given. */
  current(key: string, now: Date): Edition | undefined {
    return editionOn(this.editionsOf(key), agencyDay(now))?.edition;
  }

  /** What has taken the place of an edition on a day of the employer's; undefined while that is in use. */
  replacementOf({ form, edition }: Edition, day: string): DatedEdition | undefined {
    return replacementOf(this.editionsOf(form), edition, day);
  }
}
