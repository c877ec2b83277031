/** Object identifiers, each with where it is defined. */
export const oids = {
  /** X.520 */
  commonName: '2.5.4.3',
  /** RFC 8017 */
  rsa: '1.2.840.113549.1.1.1',
  rsaWithSha256: '1.2.840.113549.1.1.11',
  /** RFC 5754 */
  sha256: '2.16.840.1.101.3.4.2.1',
  sha384: '2.16.840.1.101.3.4.2.2',
  sha512: '2.16.840.1.101.3.4.2.3',
  /** RFC 5280 */
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
  extendedKeyUsage: '2.5.29.37',
  timeStamping: '1.3.6.1.5.5.7.3.8',
  /** RFC 9336 */
  documentSigning: '1.3.6.1.5.5.7.3.36',
  /** RFC 5652 */
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  /** RFC 5035 */
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  /** RFC 3161 */
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  timeStampInfo: '1.2.840.113549.1.9.16.1.4',
} as const;
