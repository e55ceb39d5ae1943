type Intent = readonly [element: HTMLElement, replay: () => void];
type ValueTracker = { setValue(value: string): void };

declare global {
  interface Window {
    /** Set by the inline boot script: what the customer did before the page came to life. */
    earlyIntents?: { release(): { readonly fields: readonly Element[]; readonly intents: readonly Intent[] } };
  }
}

/**
 * Gives React what was typed before it was there. Called within the commit that brings the page to life: an event that came
 * in between, such as leaving a field, would find the field empty and make it so. Returns what repeats the presses.
 */
export const takeEarlyIntents = (): (() => void) => {
  const early = window.earlyIntents?.release();
  for (const field of early?.fields ?? []) announceValue(field as HTMLInputElement);
  return () => {
    for (const [element, replay] of early?.intents ?? []) {
      delete element.dataset['held'];
      if (element.isConnected) replay();
    }
  };
};

/** React remembers a field's value at hydration and would take the same value for no change: it is made to forget it. */
const announceValue = (field: HTMLInputElement & { readonly _valueTracker?: ValueTracker }): void => {
  const { value, selectionStart, selectionEnd } = field;
  field._valueTracker?.setValue('\u0000');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Until the view has followed, React puts the old value back.
  if (field.value === value) return;
  field.value = value;
  // Who is typing goes on where they were; an e-mail field tells no place.
  if (selectionStart !== null && selectionEnd !== null) field.setSelectionRange(selectionStart, selectionEnd);
};
