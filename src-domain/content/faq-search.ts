import { foldedWords, foldText } from '../kernel/index.ts';
import type { Faq } from './market-texts.ts';

/**
 * ROUTE-9a: Returns the questions that contain every word of a search in question or answer, ignoring case, accents and
 * Arabic letter forms; all of them for no words.
 */
export const findFaqs = (faqs: readonly Faq[], search: string): readonly Faq[] => {
  const words = foldedWords(search);
  return faqs.filter((faq) => holds(faq, words));
};

const holds = ({ question, answer }: Faq, words: readonly string[]): boolean => {
  const text = foldText(`${question} ${answer}`);
  return words.every((word) => text.includes(word));
};
