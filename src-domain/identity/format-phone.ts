/** The country codes of one and two digits that ITU-T E.164 assigns; every other has three. */
const COUNTRY_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * ACCOUNT-3e: Returns a phone number as it is read aloud: a plus, the country code, then groups of three, the last of
 * two to four digits. `digits` are those of `checkPhone`, with the country code; any other text follows the plus as it
 * is.
 */
export const formatPhone = (digits: string): string => {
  const [code = ''] = /^\d+$/.test(digits) ? (COUNTRY_CODE.exec(digits) ?? []) : [];
  const groups = digits.slice(code.length).match(/\d{3}(?=\d{2})|.+/g) ?? [];
  return `+${[code, ...groups].filter((group) => group !== '').join(' ')}`;
};
