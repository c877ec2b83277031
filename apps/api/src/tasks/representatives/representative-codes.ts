import { Injectable } from '@nestjs/common';
import { Keyring, OneTimeCodes } from '../../sealing/index.js';

/** The codes that go with the links of representatives. */
@Injectable()
export class RepresentativeCodes extends OneTimeCodes {
  constructor(keyring: Keyring) {
    super(keyring, 'representative-codes');
  }
}
