/** The words that the controls themselves need, in the reader's language. */
export interface FieldLabels {
  readonly error: string;
  readonly choose: string;
  readonly show: string;
  readonly hide: string;
  readonly month: string;
  readonly day: string;
  readonly year: string;
  readonly street: string;
  readonly secondary: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly document: string;
  readonly issuingAuthority: string;
  readonly documentNumber: string;
  readonly expirationDate: string;
  readonly expirationHint: string;
  readonly durationOfStatus: string;
  readonly receipt: string;
  readonly chooseFiles: string;
  readonly takePhoto: string;
  readonly fileLimits: string;
  readonly fileRefused: string;
  readonly pictureLimits: string;
  readonly pictureRefused: string;
  readonly remove: string;
  readonly uploading: string;
  readonly uploaded: string;
  readonly removed: string;
  readonly uploadFailed: string;
  readonly fileTooLarge: string;
  readonly fileKind: string;
  readonly opensInNewTab: string;
  readonly filesAdded: string;
}
