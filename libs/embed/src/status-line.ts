/** A line that a screen reader reads out when it changes: it is there before it has anything to say. */
export class StatusLine {
  readonly #line = document.createElement('div');

  constructor(root: ShadowRoot) {
    this.#line.setAttribute('role', 'status');
    this.#line.dir = 'auto';
    root.append(this.#line);
  }

  say(text: string, action?: { readonly label: string; readonly onPress: () => void }) {
    const words = document.createElement('p');
    words.textContent = text;
    this.#line.replaceChildren(words);
    if (!action) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = action.label;
    Object.assign(button.style, { font: 'inherit', minHeight: '44px', padding: '0 16px' });
    button.onclick = action.onPress;
    this.#line.append(button);
  }

  clear() {
    this.#line.replaceChildren();
  }
}
