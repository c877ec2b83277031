import { Marks } from '../page/marks.js';
import type { EmbeddedFonts } from '../text/embedded-font.js';
import type { Structure, Tag } from './tag.js';

export const sheet = { width: 612, height: 792, side: 54, top: 54, bottom: 62 } as const;
export const column = sheet.width - 2 * sheet.side;

/** A piece of the document as high as it says, drawn below `top` (points from the foot of the page). */
export interface Block {
  readonly height: number;
  /** Stays on the page of the block that follows it: a heading with its text. */
  readonly keepsWithNext?: boolean;
  readonly draw: (page: DrawnPage, top: number) => void;
}

/** One page as it is drawn: its marks, and the tags that say what they are. */
export class DrawnPage {
  readonly marks: Marks;

  constructor(
    readonly index: number,
    fonts: EmbeddedFonts,
    private readonly structure: Structure,
  ) {
    this.marks = new Marks(fonts);
  }

  tagged(tag: Tag, draw: () => void): void {
    this.marks.marked(tag.type, `<< /MCID ${this.structure.place(tag, this.index)} >>`, draw);
  }

  /** Lines and colours say nothing to a screen reader. */
  artifact(draw: () => void): void {
    this.marks.marked('Artifact', '', draw);
  }
}

/** Lays blocks onto pages from top to bottom; a block is never divided and never drawn over the foot. */
export function paginate(blocks: readonly Block[], newPage: (index: number) => DrawnPage): DrawnPage[] {
  const first = sheet.height - sheet.top;
  const pages: DrawnPage[] = [];
  let page = newPage(0);
  let top = first;
  const makeRoom = (height: number) => {
    if (top === first || top - height >= sheet.bottom) return;
    pages.push(page);
    page = newPage(pages.length);
    top = first;
  };
  for (const group of groupsOf(blocks)) {
    makeRoom(Math.min(heightOf(group), first - sheet.bottom));
    for (const block of group) {
      makeRoom(block.height);
      block.draw(page, top);
      top -= block.height;
    }
  }
  return [...pages, page];
}

function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + block.height, 0);
}

/** Blocks that must stand together. */
function groupsOf(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  let open = false;
  for (const block of blocks) {
    const current = groups.at(-1);
    if (open && current) current.push(block);
    else groups.push([block]);
    open = block.keepsWithNext ?? false;
  }
  return groups;
}
