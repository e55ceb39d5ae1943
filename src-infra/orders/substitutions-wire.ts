import {
  SUBSTITUTION_REASONS,
  type SubstitutedDish,
  type Substitution,
  type SubstitutionReason,
} from '@domain/substitution/index.ts';
import type { Money, Scale } from '@domain/pricing/index.ts';
import { toDietary } from '../catalog/dietary-wire.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { asInstant } from '../drivers/http/wire-time.ts';
import { asInteger, asMoney, asRecord, asText, listOf, translated, type Wire } from '../drivers/http/wire.ts';

/** ORDER-10: the dishes that a shop could not deliver; none where the server does not say. */
export const toSubstitutions = (value: unknown, scale: Scale, toImage: ToImage): readonly Substitution[] =>
  listOf(value, asRecord).map((dto) => toSubstitution(dto, scale, toImage));

const toSubstitution = (dto: Wire, scale: Scale, toImage: ToImage): Substitution => {
  const amount = (field: string): Money | undefined =>
    dto[field] === undefined || dto[field] === null ? undefined : asMoney(dto[field], scale);
  const dish = (item: unknown): SubstitutedDish => {
    const { product, ...rest } = asRecord(item);
    const sold = asRecord(product);
    return {
      title: translated(sold, 'title'),
      options: asText(rest['options']),
      image: toImage(sold['img']),
      quantity: asInteger(rest['quantity']),
      total: asMoney(rest['total_price'], scale),
      dietary: toDietary(sold),
    };
  };
  const { proposed } = dto;
  return {
    id: asInteger(dto['id']),
    state: dto['state'] === 'open' ? 'open' : dto['state'] === 'replaced' ? 'replaced' : 'left-out',
    reason: SUBSTITUTION_REASONS.find((reason): reason is SubstitutionReason => reason === dto['reason']),
    ordered: dish(dto['ordered']),
    proposed: proposed === null || proposed === undefined ? undefined : dish(proposed),
    silence: dto['silence'] === 'replace' ? 'replace' : 'leave-out',
    askedAt: asInstant(dto['asked_at']),
    endsAt: asInstant(dto['ends_at']),
    ifReplaced: amount('back_if_replaced'),
    ifLeftOut: amount('back_if_left_out'),
    back: amount('back'),
  };
};
