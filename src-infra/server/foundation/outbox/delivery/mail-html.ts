import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { isLanguageCode, LANGUAGES } from '../../languages/index.ts';

/** A row of a receipt: what, and how much. */
export type ReceiptRow = { readonly name: string; readonly amount: string; readonly isTotal?: boolean };

export type MailContent = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly lang?: string;
  /** Shown large, to be typed. */
  readonly code?: string;
  readonly receipt?: readonly ReceiptRow[];
  readonly action?: { readonly label: string; readonly url: string };
};

// Mail programs know tables and inline styles; colors follow those that turn mails dark themselves.
const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const CELL = `${FONT};font-size:16px;line-height:24px;color:#1d1b16;padding:0 0 16px`;

const CODE = 'font-size:30px;line-height:40px;letter-spacing:6px';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:10px;background:#1d1b16;color:#ffffff;text-decoration:none';
const ROW = `${FONT};font-size:15px;line-height:22px;padding:4px 0;vertical-align:top`;

/** A mail in one column, for every mail program and for screen readers. */
export const mailHtml = ({ title, paragraphs, lang, code, receipt, action }: MailContent): string => {
  const isRightToLeft = lang !== undefined && isLanguageCode(lang) && LANGUAGES[lang].isRightToLeft;
  const dir = isRightToLeft ? 'rtl' : 'auto';
  const [start, end] = isRightToLeft ? ['right', 'left'] : ['left', 'right'];
  const page = html`<!doctype html>
<html lang="${lang ?? ''}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f6f3ec">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${dir}">
<tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"
  style="max-width:520px;background:#ffffff;border-radius:12px;padding:28px 24px;text-align:${start}">
<tr><td style="${CELL}"><h1 style="margin:0;font-size:22px;line-height:30px">${title}</h1></td></tr>
${paragraphs.map((text) => html`<tr><td style="${CELL}">${text}</td></tr>`)}
${code !== undefined && html`<tr><td style="${CELL}"><strong dir="ltr" style="${CODE}">${code}</strong></td></tr>`}
${receipt && receiptHtml(receipt, start, end)}
${action && html`<tr><td style="${CELL}"><a href="${action.url}" style="${BUTTON}">${action.label}</a></td></tr>`}
</table>
</td></tr>
</table>
</body>
</html>`;
  // A template that waits for nothing is a string object.
  return (page as HtmlEscapedString).toString();
};

const receiptHtml = (rows: readonly ReceiptRow[], start: string | undefined, end: string | undefined) =>
  html`<tr><td style="${CELL}"><table width="100%" cellpadding="0" cellspacing="0">
${rows.map(({ name, amount, isTotal }) => {
  const style = isTotal ? `${ROW};font-weight:700;border-top:1px solid #d9d3c4` : ROW;
  return html`<tr><th scope="row" style="${style};text-align:${start};${isTotal ? '' : 'font-weight:400'}">${name}</th>
<td style="${style};text-align:${end};white-space:nowrap">${amount}</td></tr>`;
})}
</table></td></tr>`;
