/** Offers a text to the customer as a file, as a download of the browser. */
export const saveFile = (name: string, type: string, text: string): void => {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Some browsers read the address only after this task.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
};
