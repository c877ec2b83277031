import { Injectable } from '@nestjs/common';

/** The time; tests have one that they can set. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
