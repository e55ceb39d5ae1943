/** The bytes of a text in UTF-8; unpaired surrogates become U+FFFD, as encoders on all platforms do. */
export const utf8Bytes = (text: string): readonly number[] => {
  const bytes: number[] = [];
  for (const letter of text) {
    const read = letter.codePointAt(0) ?? 0;
    const code = read >= 0xd800 && read <= 0xdfff ? 0xfffd : read;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return bytes;
};

const tail = (code: number): number => 0x80 | (code & 0x3f);
