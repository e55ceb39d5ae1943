import { dishes } from '../table.ts';
import { declared, t } from '../text.ts';
import { noodleTexts } from './noodles.further.data.ts';

const ramenExtras = ['marinated-egg', 'chashu', 'extra-noodles', 'nori', 'butter-corn'] as const;

/** Ramen, udon and wok noodles. */
export const noodleDishes = dishes({
  'tonkotsu-ramen': {
    title: t('Tonkotsu ramen', 'رامن تونكوتسو', 'Tonkotsu-Ramen', 'Ramen tonkotsu'),
    description: t('Eighteen-hour pork broth, chashu, soy egg, wood ear.', 'مرق مطهو ثماني عشرة ساعة وتشاشو وبيضة بالصويا وفطر أسود.', 'Achtzehn Stunden gekochte Brühe, Chashu, Sojaei, Mu-Err.', 'Bouillon de porc de dix-huit heures, chashu, œuf, champignon noir.'),
    motif: 'tonkotsu-ramen', price: 1490, kcal: 890, dietary: declared(['gluten', 'eggs', 'soybeans', 'sesame']), options: ['noodle-bite'], addons: ramenExtras, tags: ['chef'],
  },
  'spicy-miso-ramen': {
    title: t('Spicy miso ramen', 'رامن ميسو حار', 'Scharfe Miso-Ramen', 'Ramen miso épicé'),
    description: t('Minced chicken, chili bean paste, sweetcorn, butter.', 'دجاج مفروم ومعجون الفاصولياء الحار وذرة وزبدة.', 'Hähnchenhack, Chilibohnenpaste, Mais, Butter.', 'Poulet haché, pâte de fève pimentée, maïs, beurre.'),
    motif: 'spicy-miso-ramen', price: 1450, kcal: 840, dietary: declared(['gluten', 'eggs', 'soybeans', 'milk', 'sesame']), options: ['spice', 'noodle-bite'], addons: ramenExtras, tags: ['spicy'],
  },
  'shoyu-ramen': {
    title: t('Chicken shoyu ramen', 'رامن شويو بالدجاج', 'Hähnchen-Shoyu-Ramen', 'Ramen shoyu au poulet'),
    description: t('Clear chicken broth, aged soy, bamboo, spring onion.', 'مرق دجاج صافٍ وصويا معتّقة وخيزران وبصل أخضر.', 'Klare Hühnerbrühe, gereifte Sojasauce, Bambus, Lauch.', 'Bouillon clair de poulet, soja vieilli, bambou, ciboule.'),
    motif: 'wonton-soup', price: 1390, kcal: 680, dietary: declared(['gluten', 'eggs', 'soybeans']), options: ['noodle-bite'], addons: ramenExtras,
  },
  'vegan-tantan': {
    title: t('Vegan tantan ramen', 'رامن تانتان نباتي', 'Vegane Tantan-Ramen', 'Ramen tantan végétalien'),
    description: t('Sesame and oat broth, soy mince, pak choi, chili oil.', 'مرق السمسم والشوفان وصويا مفرومة وباك تشوي وزيت حار.', 'Sesam-Hafer-Brühe, Sojahack, Pak Choi, Chiliöl.', 'Bouillon sésame avoine, soja haché, pak choï, huile pimentée.'),
    motif: 'mapo-tofu', price: 1390, kcal: 720, dietary: declared(['gluten', 'soybeans', 'sesame'], ['vegan'], ['peanuts']), options: ['spice', 'noodle-bite'], addons: ['nori', 'bok-choy', 'chilli-crisp'],
  },
  'yuzu-shio-ramen': {
    title: t('Yuzu shio ramen', 'رامن شيو باليوزو', 'Yuzu-Shio-Ramen', 'Ramen shio au yuzu'),
    description: t('Salt-clear broth, prawn, yuzu peel, watercress.', 'مرق مالح صافٍ وروبيان وقشر اليوزو وجرجير مائي.', 'Salzklare Brühe, Garnele, Yuzuschale, Brunnenkresse.', 'Bouillon clair salé, crevette, zeste de yuzu, cresson.'),
    motif: 'tom-yum', price: 1590, kcal: 610, dietary: declared(['gluten', 'eggs', 'crustaceans', 'fish', 'soybeans']), options: ['noodle-bite'], addons: ramenExtras,
  },
  'tsukemen': {
    title: t('Tsukemen dipping noodles', 'نودلز تسوكيمن للتغميس', 'Tsukemen zum Dippen', 'Nouilles tsukemen à tremper'),
    description: t('Cold thick noodles, hot fish-and-pork dip.', 'نودلز سميكة باردة ومرق ساخن مركّز للتغميس.', 'Kalte dicke Nudeln, heißer, kräftiger Sud.', 'Nouilles épaisses froides, sauce chaude corsée.'),
    motif: 'noodle-box', price: 1550, kcal: 810, dietary: declared(['gluten', 'fish', 'soybeans', 'eggs']), addons: ramenExtras,
  },
  'kake-udon': {
    title: t('Udon in dashi', 'أودون بمرق الداشي', 'Udon in Dashi', 'Udon au dashi'),
    description: t('Thick noodles, kelp and bonito broth, tempura crumbs.', 'نودلز سميكة بمرق عشب البحر والبونيتو وفتات التمبورا.', 'Dicke Nudeln, Kombu-Bonito-Brühe, Tempurabrösel.', 'Nouilles épaisses, bouillon kombu bonite, éclats de tempura.'),
    motif: 'pho', price: 1190, kcal: 540, dietary: declared(['gluten', 'fish', 'soybeans']), options: ['portion'], addons: ['marinated-egg', 'nori'],
  },
  'curry-udon': {
    title: t('Beef curry udon', 'أودون كاري بلحم البقر', 'Rindercurry-Udon', 'Udon au curry de bœuf'),
    description: t('Japanese curry thinned with dashi, sliced beef.', 'كاري ياباني مخفف بالداشي وشرائح لحم بقر.', 'Japanisches Curry mit Dashi, Rinderscheiben.', 'Curry japonais allongé de dashi, bœuf émincé.'),
    motif: 'katsu-curry', price: 1450, kcal: 760, dietary: declared(['gluten', 'fish', 'soybeans', 'celery', 'mustard']), options: ['spice'], addons: ['marinated-egg'],
  },
  'nabeyaki-udon': {
    title: t('Hot-pot udon', 'أودون القدر الساخن', 'Udon aus dem Tontopf', 'Udon en marmite'),
    description: t('Chicken, shiitake, egg and a prawn tempura on the side.', 'دجاج وشيتاكي وبيضة وتمبورا روبيان جانبًا.', 'Huhn, Shiitake, Ei und Garnelentempura dazu.', 'Poulet, shiitaké, œuf, tempura de crevette à part.'),
    motif: 'spicy-miso-ramen', price: 1590, kcal: 730, dietary: declared(['gluten', 'fish', 'soybeans', 'eggs', 'crustaceans']),
  },
  'yaki-soba': {
    title: t('Yakisoba', 'ياكيسوبا', 'Yakisoba', 'Yakisoba'),
    description: t('Griddled noodles, cabbage, sweet-tangy sauce, red ginger.', 'نودلز على الصاج وملفوف وصلصة حلوة حامضة وزنجبيل أحمر.', 'Nudeln von der Platte, Kohl, süß-würzige Sauce, roter Ingwer.', 'Nouilles à la plancha, chou, sauce aigre-douce, gingembre rouge.'),
    motif: 'chow-mein', price: 1250, kcal: 690, dietary: declared(['gluten', 'soybeans', 'eggs', 'fish', 'crustaceans', 'celery']), options: ['wok-protein'], addons: ['fried-egg', 'chilli-crisp'],
  },
  'singapore-noodles': {
    title: t('Singapore noodles', 'نودلز سنغافورة', 'Singapur-Nudeln', 'Nouilles de Singapour'),
    description: t('Curried rice vermicelli, prawn, egg, bean sprouts.', 'شعيرية الأرز بالكاري مع روبيان وبيض وبراعم الصويا.', 'Curry-Reisnudeln, Garnele, Ei, Sojasprossen.', 'Vermicelles de riz au curry, crevette, œuf, pousses de soja.'),
    motif: 'pad-thai', price: 1350, kcal: 640, dietary: declared(['crustaceans', 'eggs', 'soybeans', 'gluten', 'mustard', 'celery']), addons: ['chilli-crisp'],
  },
  'dan-dan-noodles': {
    title: t('Dan dan noodles', 'نودلز دان دان', 'Dan-Dan-Nudeln', 'Nouilles dan dan'),
    description: t('Sesame, Sichuan pepper, minced beef, preserved greens.', 'سمسم وفلفل سيشوان ولحم بقر مفروم وخضار مملحة.', 'Sesam, Szechuanpfeffer, Rinderhack, eingelegtes Grün.', 'Sésame, poivre du Sichuan, bœuf haché, légumes marinés.'),
    motif: 'spaghetti-pomodoro', price: 1290, kcal: 720, dietary: declared(['gluten', 'sesame', 'soybeans', 'peanuts']), addons: ['chilli-crisp', 'bok-choy'], tags: ['spicy'],
  },
  'biang-biang': {
    title: t('Hand-pulled biang noodles', 'نودلز بيانغ المسحوبة يدويًا', 'Handgezogene Biang-Nudeln', 'Nouilles biang étirées à la main'),
    description: t('Belt-wide noodles, sizzling oil, cumin lamb.', 'نودلز عريضة مع زيت ساخن ولحم غنم بالكمون.', 'Gürtelbreite Nudeln, zischendes Öl, Kreuzkümmel-Lamm.', 'Nouilles larges comme une ceinture, huile crépitante, agneau au cumin.'),
    motif: 'penne-arrabbiata', price: 1490, kcal: 850, dietary: declared(['gluten', 'soybeans', 'sesame']), addons: ['chilli-crisp', 'bok-choy', 'black-vinegar'], tags: ['chef'],
  },
  'beef-noodle-soup': {
    title: t('Red-braised beef noodle soup', 'شوربة نودلز بلحم البقر', 'Rotgeschmorte Rindernudelsuppe', 'Soupe de nouilles au bœuf braisé'),
    description: t('Shank, star anise, mustard greens, chewy noodles.', 'موزات بقر ويانسون نجمي وخضار الخردل ونودلز متماسكة.', 'Rinderhesse, Sternanis, Senfkohl, bissfeste Nudeln.', 'Jarret, anis étoilé, moutarde verte, nouilles fermes.'),
    motif: 'pho', price: 1490, kcal: 690, dietary: declared(['gluten', 'soybeans', 'mustard', 'celery']), addons: ['chilli-crisp', 'bok-choy'],
  },
  'noodle-box-teriyaki': {
    title: t('Teriyaki noodle box', 'علبة نودلز ترياكي', 'Teriyaki-Nudelbox', 'Box de nouilles teriyaki'),
    description: t('Wok-tossed with broccoli, carrot and sesame.', 'محمّرة في الووك مع بروكلي وجزر وسمسم.', 'Aus dem Wok mit Brokkoli, Möhre und Sesam.', 'Sautées au wok, brocoli, carotte et sésame.'),
    motif: 'noodle-box', price: 1190, kcal: 640, dietary: declared(['gluten', 'soybeans', 'sesame', 'eggs', 'crustaceans']), options: ['wok-protein', 'noodle-kind'], addons: ['chilli-crisp', 'fried-egg'],
  },
  'noodle-box-black-bean': {
    title: t('Black bean noodle box', 'علبة نودلز بالفاصولياء السوداء', 'Nudelbox mit schwarzen Bohnen', 'Box de nouilles aux haricots noirs'),
    description: t('Fermented bean, green pepper, garlic.', 'فاصولياء مخمّرة وفلفل أخضر وثوم.', 'Fermentierte Bohnen, grüne Paprika, Knoblauch.', 'Haricots fermentés, poivron vert, ail.'),
    motif: 'sweet-sour-chicken', price: 1190, kcal: 650, dietary: declared(['gluten', 'soybeans', 'eggs', 'crustaceans']), options: ['wok-protein', 'noodle-kind'], addons: ['chilli-crisp'],
  },
  'kimchi-fried-rice': {
    title: t('Kimchi fried rice', 'أرز مقلي بالكيمتشي', 'Gebratener Reis mit Kimchi', 'Riz sauté au kimchi'),
    description: t('Crisp edges, sour kimchi, egg on top.', 'أطراف مقرمشة وكيمتشي حامض وبيضة على الوجه.', 'Knuspriger Rand, saures Kimchi, Ei obenauf.', 'Bords croustillants, kimchi acidulé, œuf dessus.'),
    motif: 'fried-rice', price: 1190, kcal: 620, dietary: declared(['eggs', 'fish', 'soybeans', 'gluten', 'sesame']), addons: ['nori', 'fried-egg'],
  },
  'bibimbap': {
    title: t('Bibimbap', 'بيبيمباب', 'Bibimbap', 'Bibimbap'),
    description: t('Five vegetables, gochujang, egg, hot rice crust.', 'خمسة خضار وغوتشوجانغ وبيضة وأرز مقرمش.', 'Fünf Gemüse, Gochujang, Ei, heiße Reiskruste.', 'Cinq légumes, gochujang, œuf, riz croustillant.'),
    motif: 'bibimbap', price: 1390, kcal: 660, dietary: declared(['eggs', 'soybeans', 'sesame', 'gluten'], ['vegetarian']), options: ['spice'], addons: ['fried-egg', 'smoked-tofu'],
  },
  'korean-wings': {
    title: t('Korean double-fried wings', 'أجنحة كورية مقلية مرتين', 'Koreanische Flügel, doppelt frittiert', 'Ailes coréennes deux fois frites'),
    description: t('Gochujang glaze, peanuts, pickled radish.', 'طلاء الغوتشوجانغ وفول سوداني وفجل مخلل.', 'Gochujang-Glasur, Erdnüsse, eingelegter Rettich.', 'Laque au gochujang, cacahuètes, radis mariné.'),
    motif: 'chicken-wings', price: 990, kcal: 560, dietary: declared(['soybeans', 'gluten', 'peanuts', 'sesame']), options: ['wings-count'], tags: ['spicy'],
  },
  'smashed-cucumber': {
    title: t('Smashed cucumber', 'خيار مهروس متبّل', 'Geschlagene Gurke', 'Concombre écrasé'),
    description: t('Garlic, black vinegar, chili oil, sesame.', 'ثوم وخل أسود وزيت حار وسمسم.', 'Knoblauch, schwarzer Essig, Chiliöl, Sesam.', 'Ail, vinaigre noir, huile pimentée, sésame.'),
    motif: 'greek-salad', price: 550, kcal: 110, dietary: declared(['sesame', 'soybeans', 'gluten'], ['vegan']),
  },
  'ramen-egg-side': {
    title: t('Soy eggs', 'بيض بالصويا', 'Sojaeier', 'Œufs au soja'),
    description: t('Two jammy eggs, marinated for a day.', 'بيضتان بصفار طري متبّلتان يومًا كاملًا.', 'Zwei wachsweiche Eier, einen Tag mariniert.', 'Deux œufs coulants, marinés un jour.'),
    motif: 'eggs', price: 390, kcal: 150, dietary: declared(['eggs', 'soybeans', 'gluten'], ['vegetarian']),
  },
  'black-sesame-ice': {
    title: t('Black sesame soft serve', 'آيس كريم السمسم الأسود', 'Softeis mit schwarzem Sesam', 'Glace molle au sésame noir'),
    description: t('Nutty, gray as the harbor, very good.', 'بنكهة محمّصة ولون رمادي كالبحر في الشتاء.', 'Nussig, hafengrau und sehr gut.', 'Goût grillé, gris comme le port, très bonne.'),
    motif: 'gelato-cup', price: 520, kcal: 240, dietary: declared(['milk', 'sesame'], ['vegetarian', 'gluten_free']),
  },
}, noodleTexts);
