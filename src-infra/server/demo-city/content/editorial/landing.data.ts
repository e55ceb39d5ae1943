import { t } from '../text.ts';
import type { LandingEntry } from './types.ts';

export const landing: LandingEntry = {
  cover: 'levant-table',
  title: t('The whole town on one table', 'المدينة كلها على مائدة واحدة', 'Die ganze Stadt auf einem Tisch', 'Toute la ville sur une table'),
  description: t(
    'Kitchens, markets and flower shops of Port Alder and Lindenau, brought to your door by people who know the stairs.',
    'مطابخ وأسواق ومحال زهور من بورت ألدر وليندناو، يوصلها إلى بابك من يعرفون الدرج.',
    'Küchen, Märkte und Blumenläden aus Port Alder und Lindenau, gebracht von Leuten, die die Treppen kennen.',
    'Cuisines, marchés et fleuristes de Port Alder et Lindenau, livrés par des gens qui connaissent vos escaliers.',
  ),
  features: [
    {
      motif: 'falafel-plate', title: t('Real kitchens', 'مطابخ حقيقية', 'Echte Küchen', 'De vraies cuisines'),
      description: t('No ghost brands: every shop has a door you could walk through.', 'لا أسماء وهمية: لكل متجر باب يمكنك دخوله.', 'Keine Phantommarken: Jeder Laden hat eine Tür, durch die man gehen kann.', 'Pas de marques fantômes : chaque adresse a une porte que l’on peut pousser.'),
    },
    {
      motif: 'mixed-nuts', title: t('The price you see', 'السعر الذي تراه', 'Der Preis, der dasteht', 'Le prix affiché'),
      description: t('Tax, delivery and service are on the receipt before you pay, to the cent.', 'الضريبة والتوصيل والخدمة في الفاتورة قبل الدفع، حتى آخر سنت.', 'Steuer, Lieferung und Service stehen vor dem Bezahlen da, auf den Cent.', 'Taxes, livraison et service figurent sur la note avant de payer, au centime près.'),
    },
    {
      motif: 'club-sandwich', title: t('Order together', 'اطلبوا معًا', 'Zusammen bestellen', 'Commander ensemble'),
      description: t('One link, one cart, everybody adds their own. One courier rings.', 'رابط واحد وسلة واحدة، يضيف كلٌّ ما يشاء، وسائق واحد يقرع الباب.', 'Ein Link, ein Korb, alle legen das Ihre hinein. Einmal klingelt es.', 'Un lien, un panier, chacun ajoute le sien. On ne sonne qu’une fois.'),
    },
    {
      motif: 'lentil-soup', title: t('Say what you cannot eat', 'قل ما لا تستطيع أكله', 'Sag, was du nicht verträgst', 'Dites ce que vous ne mangez pas'),
      description: t('Allergens and diets are declared by the shop and can be filtered.', 'يصرّح المتجر بمسببات الحساسية والحميات ويمكن التصفية بها.', 'Allergene und Ernährungsweisen gibt der Laden an, und man kann danach filtern.', 'Allergènes et régimes sont déclarés par la boutique et se filtrent.'),
    },
  ],
};
