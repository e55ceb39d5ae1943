import type { $Fetch } from 'ofetch';
import type { Branch, Branches } from '@domain/catalog/index.ts';
import { shopId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import { toPage } from '../drivers/http/page.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asInteger, asRecord, asText, translated } from '../drivers/http/wire.ts';
import { toPoint } from './point-wire.ts';

const BRANCHES_PER_PAGE = 20;

export const createHttpBranches = ({ api }: { readonly api: $Fetch }): Branches => ({
  list: (shop, page) =>
    readAnswer(api<unknown>('rest/branches', { query: { shop_id: shop, page, perPage: BRANCHES_PER_PAGE } }), (body) =>
      ok(toPage(body, toBranch)),
    ),
});

/** Reads the Branch of contract 2.4. */
const toBranch = (item: unknown): Branch => {
  const dto = asRecord(item);
  return {
    id: asInteger(dto['id']),
    shopId: shopId(asInteger(dto['shop_id'] ?? asRecord(dto['shop'])['id'])),
    title: translated(dto, 'title'),
    address: asText(asRecord(dto['address'])['address']),
    location: toPoint(dto['location']),
  };
};
