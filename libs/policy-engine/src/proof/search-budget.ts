/** How many nodes of conditions may be looked at before a question is given up: a count, so that every run answers the same. */
export class SearchBudget {
  spent = 0;

  constructor(private readonly most: number) {}

  get isSpent(): boolean {
    return this.spent >= this.most;
  }

  spend(nodes: number): void {
    this.spent += nodes;
  }
}
