/** The variables that a program is given. */
export type Environment = Readonly<Record<string, string | undefined>>;
