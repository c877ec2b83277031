import { type Page, expect, test } from '@playwright/test';

/** What something may cost at most. */
export interface PressBudget {
  /** Presses with a pointer, and keys that do something. */
  readonly presses: number;
  /** Controls that something was entered into: what is typed in one counts once, a list that is chosen from twice. */
  readonly fields: number;
  /** Pages that were shown, loaded or changed in place. */
  readonly pages: number;
}

const nothing: PressBudget = { presses: 0, fields: 0, pages: 0 };

/** The clock of a person's day: what each thing that they came for costs them. */
export class PressClock {
  private spent = nothing;
  private path = '';

  private constructor(private readonly person: string) {}

  /** Runs from now on, over every page that is shown here. */
  static async start(page: Page, person: string): Promise<PressClock> {
    const clock = new PressClock(person);
    await page.exposeFunction('countPresses', (presses: number) => clock.add({ presses }));
    await page.exposeFunction('countFields', (fields: number) => clock.add({ fields }));
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      const { pathname } = new URL(frame.url());
      if (pathname !== clock.path) clock.add({ pages: 1 });
      clock.path = pathname;
    });
    await page.addInitScript(listen);
    return clock;
  }

  /** Does something of the day, says what it cost, and fails where it cost more than it may. */
  async asks(deed: string, most: PressBudget, act: () => Promise<void>): Promise<void> {
    await test.step(deed, async () => {
      this.spent = nothing;
      await act();
      const spent = this.spent;
      const { presses, fields, pages } = spent;
      const said = `${this.person}: ${deed}: ${presses} presses, ${fields} fields, ${pages} pages`;
      test.info().annotations.push({ type: 'effort', description: said });
      process.stdout.write(`${said}\n`);
      for (const kind of ['presses', 'fields', 'pages'] as const)
        expect.soft(spent[kind], `${kind} of “${deed}”`).toBeLessThanOrEqual(most[kind]);
    });
  }

  private add(more: Partial<PressBudget>): void {
    const { presses, fields, pages } = this.spent;
    this.spent = {
      presses: presses + (more.presses ?? 0),
      fields: fields + (more.fields ?? 0),
      pages: pages + (more.pages ?? 0),
    };
  }
}

/** Runs in each page. */
function listen(): void {
  const call = (name: string) => void Reflect.apply(Reflect.get(globalThis, name), null, [1]);
  const isText = (target: EventTarget | null) =>
    target instanceof Element &&
    target.matches('textarea, [role="spinbutton"], input:not([type="radio"], [type="checkbox"])');
  const entered = new WeakSet<EventTarget>();
  const enter = (target: EventTarget) => {
    if (!entered.has(target)) call('countFields');
    entered.add(target);
  };
  document.addEventListener(
    'pointerdown',
    ({ isTrusted, target }) => {
      // To press into a field and to type there is one thing to do.
      if (isTrusted && !isText(target)) call('countPresses');
    },
    true,
  );
  document.addEventListener(
    'keydown',
    ({ isTrusted, key, target, ctrlKey }) => {
      if (!isTrusted || ['Alt', 'Control', 'Meta', 'Shift'].includes(key)) return;
      if (!isText(target) || key.length > 1 || ctrlKey) call('countPresses');
      else if (target) enter(target);
    },
    true,
  );
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.matches('select')) for (let one = 0; one < 2; one += 1) call('countFields');
      else if (isText(target)) enter(target);
    },
    true,
  );
}
