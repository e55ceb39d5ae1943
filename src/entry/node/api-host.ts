import { err, ok, type Result } from '@domain/kernel/result.ts';

/** `API_HOST`: scheme and host of another server of the contract; empty for the embedded one. */
export const readApiHost = (value: string | undefined): Result<string, { readonly sentence: string }> => {
  const text = value?.trim() ?? '';
  if (text === '') return ok('');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && (url.protocol === 'http:' || url.protocol === 'https:') && url.search === '' && url.hash === ''
    ? ok((url.origin + url.pathname).replace(/\/+$/, ''))
    : err({ sentence: `API_HOST must be an address like https://api.example.com, not "${text}".` });
};
