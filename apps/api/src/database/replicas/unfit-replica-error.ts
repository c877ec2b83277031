/** A connection leads to a server that is no replica, or one that is further behind than it was. */
export class UnfitReplicaError extends Error {
  constructor() {
    super('this server is no replica that may answer');
  }
}
