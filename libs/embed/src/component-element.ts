import { type ElementOptions, MountedComponent } from './mounted-component.js';
import { StatusLine } from './status-line.js';

/** Puts one component on the page it is in: its frame, a line for what goes on, and what the two say to each other. */
export class ComponentElement extends HTMLElement {
  readonly #plan: ElementOptions | undefined;
  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #status = new StatusLine(this.#root);
  #placed: MountedComponent | undefined;

  constructor(plan?: ElementOptions) {
    super();
    this.#plan = plan;
  }

  /** Waits for the end of the task: frameworks that try a page out put an element there twice. */
  connectedCallback() {
    this.style.display ||= 'block';
    queueMicrotask(() => {
      if (this.isConnected && this.#plan)
        this.#placed ??= new MountedComponent(this.#root, this.#status, this.#plan);
    });
  }

  /** A frame that is moved loads its address again, whose code was used: whoever comes back begins anew. */
  disconnectedCallback() {
    this.#placed?.end();
    this.#placed = undefined;
  }

  /** `moveBefore` moves a frame as it is. */
  connectedMoveCallback() {}
}
