type Intent = readonly [element: HTMLElement, replay: () => void];
type ValueTracker = { setValue(value: string): void };

declare global {
  interface Window {
    /** Set by the inline boot script: what the customer did before the page came to life. */
    earlyIntents?: { release(): { readonly fields: readonly Element[]; readonly intents: readonly Intent[] } };
  }
}

/** Gives React what was typed and pressed before it was there. Called once, after the first effects. */
export const replayEarlyIntents = (): void => {
  const early = window.earlyIntents?.release();
  for (const field of early?.fields ?? []) announceValue(field);
  for (const [element, replay] of early?.intents ?? []) {
    delete element.dataset['held'];
    if (element.isConnected) replay();
  }
};

/** React remembers a field's value at hydration and would take the same value for no change: it is made to forget it. */
const announceValue = (field: Element): void => {
  (field as Element & { _valueTracker?: ValueTracker })._valueTracker?.setValue('\u0000');
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
