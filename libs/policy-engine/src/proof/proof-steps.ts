/** Work that stops between its questions, so that whoever does it can do something else in between; it answers at its end. */
export type ProofSteps<Result> = Generator<undefined, Result, undefined>;
