/** Whether this process is about to end: it still answers, and is not to be asked any more. */
export class Draining {
  private isBegun = false;

  get isUnderWay(): boolean {
    return this.isBegun;
  }

  begin(): void {
    this.isBegun = true;
  }
}
