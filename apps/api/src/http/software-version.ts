/** The version of this software, as `package.json` has it. */
export const softwareVersion = '0.1.0';
