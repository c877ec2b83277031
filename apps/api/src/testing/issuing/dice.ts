/** Choices from generated numbers, so that a run can be repeated and shrunk. */
export class Dice {
  private at = 0;

  constructor(private readonly drawn: readonly number[]) {}

  below(bound: number): number {
    this.at += 1;
    return (this.drawn[this.at % this.drawn.length] ?? 0) % bound;
  }

  isRare(): boolean {
    return this.below(8) === 1;
  }

  among<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('there is nothing to choose from');
    return item;
  }

  /** None, all, a few, or all but a few: what is between them says nothing that these do not. */
  some<Item>(items: readonly Item[]): Item[] {
    const few = new Set(
      Array.from({ length: 1 + this.below(4) }, () => this.below(Math.max(1, items.length))),
    );
    const kept = this.below(8);
    if (kept === 0) return [];
    if (kept === 1) return [...items];
    return items.filter((_, at) => few.has(at) === kept < 6);
  }
}
