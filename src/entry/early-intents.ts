type Intent = readonly [element: HTMLElement, replay: () => void];
type ValueTracker = { setValue(value: string): void };

declare global {
  interface Window {
    /** Set by the inline boot script: what the customer did before hydration. */
    earlyIntents?: {
      /** Calls back after a while, ever more rarely; from the second time on the page says that parts are missing. */
      insist(again: () => void): void;
      release(): { readonly fields: readonly Element[]; readonly intents: readonly Intent[] };
    };
  }
}

/**
 * Restores text that was typed before hydration. Called within the commit of the hydration: an event in between, such
 * as blur, would find the field empty and clear it. Returns a function that repeats the presses.
 */
export const replayEarlyIntents = (): (() => void) => {
  const early = window.earlyIntents?.release();
  for (const field of early?.fields ?? []) restoreValue(field as HTMLInputElement);
  return () => {
    for (const [element, replay] of early?.intents ?? []) {
      delete element.dataset['held'];
      if (element.isConnected) replay();
    }
  };
};

/** React remembers a field's value at hydration and would ignore the same value as no change: resets its tracker. */
const restoreValue = (field: HTMLInputElement & { readonly _valueTracker?: ValueTracker }): void => {
  const { value, selectionStart, selectionEnd } = field;
  field._valueTracker?.setValue('\u0000');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // React writes the old value back until the view has rendered the new one.
  if (field.value === value) return;
  field.value = value;
  // The caret returns to where it was; an e-mail field does not report a position.
  if (selectionStart !== null && selectionEnd !== null) field.setSelectionRange(selectionStart, selectionEnd);
};
