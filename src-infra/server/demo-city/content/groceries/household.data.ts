import { fromPlants, grams, millilitres, pieces } from '../amounts.ts';
import { groceries } from '../table.ts';
import { declared, t } from '../text.ts';

export const household = groceries({
  // Paper
  'toilet-paper-soft': {
    title: t('Soft toilet paper, 3-ply', 'ورق حمام ناعم ثلاث طبقات', 'Weiches Toilettenpapier, 3-lagig', 'Papier toilette doux, 3 plis'),
    description: t('Quilted, 200 sheets a roll.', 'مبطّن، 200 ورقة في اللفة.', 'Gesteppt, 200 Blatt je Rolle.', 'Molletonné, 200 feuilles par rouleau.'),
    motif: 'toilet-paper', price: 379, content: pieces(4), unit: 'pack', brand: 'softwell', options: ['roll-count'], tax: 6,
  },
  'toilet-paper-recycled': {
    title: t('Recycled toilet paper', 'ورق حمام معاد تدويره', 'Recycling-Toilettenpapier', 'Papier toilette recyclé'),
    description: t('Plastic-free wrapper.', 'تغليف بلا بلاستيك.', 'Verpackung ohne Plastik.', 'Emballage sans plastique.'),
    motif: 'toilet-paper', price: 329, content: pieces(4), unit: 'pack', brand: 'spruce', options: ['roll-count'], tax: 6,
  },
  'kitchen-roll': {
    title: t('Kitchen towels', 'مناديل مطبخ', 'Küchenrolle', 'Essuie-tout'),
    description: t('Strong when wet.', 'قوية حتى وهي مبللة.', 'Nassfest.', 'Résistant même mouillé.'),
    motif: 'paper-towels', price: 349, content: pieces(4), unit: 'pack', brand: 'softwell', options: ['roll-count'], tax: 6,
  },
  'bamboo-roll': {
    title: t('Washable bamboo towels', 'مناديل خيزران قابلة للغسل', 'Waschbare Bambustücher', 'Essuie-tout lavable en bambou'),
    description: t('Twenty sheets, eighty washes each.', 'عشرون قطعة تتحمل ثمانين غسلة.', 'Zwanzig Tücher, je achtzig Wäschen.', 'Vingt feuilles, quatre-vingts lavages chacune.'),
    motif: 'paper-towels', price: 799, content: pieces(20), unit: 'pack', brand: 'spruce', tax: 6,
  },
  'facial-tissues': {
    title: t('Facial tissues, three boxes', 'مناديل ورقية، ثلاث علب', 'Kosmetiktücher, drei Boxen', 'Mouchoirs, trois boîtes'),
    description: t('Lotion-free, 100 each.', 'بلا لوشن، 100 في العلبة.', 'Ohne Lotion, je 100.', 'Sans lotion, 100 par boîte.'),
    motif: 'paper-towels', price: 499, content: pieces(300), unit: 'pack', brand: 'softwell', tax: 6,
  },
  'linen-napkins': {
    title: t('Linen tea towels, two', 'مناشف مطبخ كتان، قطعتان', 'Geschirrtücher aus Leinen, zwei', 'Torchons en lin, deux'),
    description: t('They get better with every wash.', 'تتحسن مع كل غسلة.', 'Werden mit jeder Wäsche besser.', 'Meilleurs à chaque lavage.'),
    motif: 'paper-towels', price: 1690, content: pieces(2), unit: 'pack', options: ['towel-colour'], tax: 6,
  },
  // Cleaning and laundry
  'dish-soap': {
    title: t('Dish soap', 'سائل غسل الصحون', 'Spülmittel', 'Liquide vaisselle'),
    description: t('Cuts grease, kind to hands, 500 ml.', 'يزيل الدهون ولطيف على اليدين، 500 مل.', 'Löst Fett, schont Hände, 500 ml.', 'Dégraisse en douceur, 50 cl.'),
    motif: 'dish-soap', price: 299, content: millilitres(500), brand: 'spruce', options: ['scent', 'refill'], tax: 6,
  },
  'dishwasher-tabs': {
    title: t('Dishwasher tablets, 40', 'أقراص غسالة الصحون، 40', 'Spülmaschinentabs, 40', 'Tablettes lave-vaisselle, 40'),
    description: t('Phosphate-free, soluble film.', 'بلا فوسفات وبغلاف يذوب.', 'Phosphatfrei, lösliche Folie.', 'Sans phosphates, film soluble.'),
    motif: 'dish-soap', price: 899, content: pieces(40), unit: 'pack', brand: 'spruce', tax: 6,
  },
  'all-purpose-cleaner': {
    title: t('All-purpose cleaner', 'منظف متعدد الاستعمال', 'Allzweckreiniger', 'Nettoyant multi-usages'),
    description: t('Spray, wipe, done. 750 ml.', 'رش وامسح وانتهى. 750 مل.', 'Sprühen, wischen, fertig. 750 ml.', 'Vaporisez, essuyez, c’est fini. 75 cl.'),
    motif: 'hand-soap', price: 379, content: millilitres(750), brand: 'spruce', options: ['scent', 'refill'], tax: 6,
  },
  'bathroom-cleaner': {
    title: t('Bathroom descaler', 'مزيل الكلس للحمام', 'Bad-Entkalker', 'Détartrant salle de bain'),
    description: t('Citric acid, no fumes, 750 ml.', 'حمض الليمون بلا أبخرة، 750 مل.', 'Zitronensäure, ohne Dämpfe, 750 ml.', 'Acide citrique, sans vapeurs, 75 cl.'),
    motif: 'dish-soap', price: 399, content: millilitres(750), brand: 'clearly', tax: 6,
  },
  'glass-cleaner': {
    title: t('Glass cleaner', 'منظف الزجاج', 'Glasreiniger', 'Nettoyant vitres'),
    description: t('No streaks, 500 ml.', 'بلا آثار، 500 مل.', 'Streifenfrei, 500 ml.', 'Sans traces, 50 cl.'),
    motif: 'hand-soap', price: 329, content: millilitres(500), brand: 'clearly', options: ['refill'], tax: 6,
  },
  'floor-soap': {
    title: t('Olive floor soap', 'صابون أرضيات بزيت الزيتون', 'Bodenseife mit Olivenöl', 'Savon noir pour sols'),
    description: t('For wood and stone, 1 l.', 'للخشب والحجر، 1 ل.', 'Für Holz und Stein, 1 l.', 'Bois et pierre, 1 l.'),
    motif: 'laundry-liquid', price: 649, content: millilitres(1000), brand: 'clearly', tax: 6,
  },
  'laundry-liquid-colour': {
    title: t('Color laundry liquid', 'سائل غسيل للملونات', 'Colorwaschmittel, flüssig', 'Lessive liquide couleurs'),
    description: t('Twenty-five washes, 1.25 l.', 'خمس وعشرون غسلة، 1.25 ل.', '25 Wäschen, 1,25 l.', 'Vingt-cinq lavages, 1,25 l.'),
    motif: 'laundry-liquid', price: 899, content: millilitres(1250), brand: 'clearly', options: ['scent', 'refill'], tax: 6,
  },
  'laundry-liquid-wool': {
    title: t('Wool and silk wash', 'سائل غسيل للصوف والحرير', 'Woll- und Feinwaschmittel', 'Lessive laine et soie'),
    description: t('Cold water, hand or machine, 750 ml.', 'ماء بارد يدويًا أو في الغسالة، 750 مل.', 'Kalt, Hand oder Maschine, 750 ml.', 'Eau froide, main ou machine, 75 cl.'),
    motif: 'laundry-liquid', price: 749, content: millilitres(750), brand: 'spruce', tax: 6,
  },
  'fabric-softener': {
    title: t('Fabric softener', 'منعّم أقمشة', 'Weichspüler', 'Adoucissant'),
    description: t('Plant-based, 1 l.', 'من مصادر نباتية، 1 ل.', 'Pflanzlich, 1 l.', 'Végétal, 1 l.'),
    motif: 'dish-soap', price: 449, content: millilitres(1000), brand: 'clearly', options: ['scent'], tax: 6,
  },
  'oxygen-stain': {
    title: t('Oxygen stain remover', 'مزيل البقع بالأكسجين', 'Fleckensalz', 'Détachant à l’oxygène'),
    description: t('Powder, chlorine-free, 500 g.', 'مسحوق بلا كلور، 500 غ.', 'Pulver, chlorfrei, 500 g.', 'Poudre, sans chlore, 500 g.'),
    motif: 'breakfast-cereal', price: 599, content: grams(500), brand: 'clearly', tax: 6,
  },
  // Personal care
  'hand-soap-liquid': {
    title: t('Liquid hand soap', 'صابون يدين سائل', 'Flüssige Handseife', 'Savon liquide pour les mains'),
    description: t('Aloe, 300 ml pump.', 'بالألوفيرا، 300 مل.', 'Mit Aloe, 300-ml-Pumpe.', 'À l’aloès, pompe de 30 cl.'),
    motif: 'hand-soap', price: 349, content: millilitres(300), brand: 'softwell', options: ['scent', 'refill'], tax: 6,
  },
  'olive-bar-soap': {
    title: t('Aleppo bar soap', 'صابون حلبي', 'Aleppo-Seife', 'Savon d’Alep'),
    description: t('Olive and laurel oil, 180 g.', 'زيت الزيتون والغار، 180 غ.', 'Oliven- und Lorbeeröl, 180 g.', 'Huiles d’olive et de laurier, 180 g.'),
    motif: 'butter', price: 549, content: grams(180), brand: 'al-waha', tax: 6,
  },
  'daily-shampoo': {
    title: t('Daily shampoo', 'شامبو يومي', 'Shampoo für jeden Tag', 'Shampooing quotidien'),
    description: t('Sulfate-free, 300 ml.', 'بلا سلفات، 300 مل.', 'Sulfatfrei, 300 ml.', 'Sans sulfates, 30 cl.'),
    motif: 'hand-soap', price: 599, content: millilitres(300), brand: 'softwell', options: ['scent'], tax: 6,
  },
  'shower-gel': {
    title: t('Sea mineral shower gel', 'جل استحمام بمعادن البحر', 'Duschgel mit Meeresmineralien', 'Gel douche aux minéraux marins'),
    description: t('For skin that has been in the wind, 400 ml.', 'لبشرة تعرضت للرياح، 400 مل.', 'Für windgegerbte Haut, 400 ml.', 'Pour peaux exposées au vent, 40 cl.'),
    motif: 'laundry-liquid', price: 499, content: millilitres(400), brand: 'softwell', tax: 6,
  },
  'body-lotion': {
    title: t('Oat body lotion', 'لوشن الجسم بالشوفان', 'Hafer-Körperlotion', 'Lait corporel à l’avoine'),
    description: t('Unscented, for dry days, 250 ml.', 'بلا عطر للبشرة الجافة، 250 مل.', 'Ohne Duft, für trockene Haut, 250 ml.', 'Sans parfum, peaux sèches, 25 cl.'),
    motif: 'hand-soap', price: 899, content: millilitres(250), brand: 'softwell', tax: 6,
  },
  'hand-cream': {
    title: t('Beeswax hand cream', 'كريم يدين بشمع العسل', 'Handcreme mit Bienenwachs', 'Crème mains à la cire d’abeille'),
    description: t('Small jar, lasts a winter, 75 ml.', 'علبة صغيرة تكفي الشتاء، 75 مل.', 'Reicht einen Winter, 75 ml.', 'Tient tout un hiver, 75 ml.'),
    motif: 'honey', price: 749, content: millilitres(75), tags: ['local'], tax: 6,
  },
  // Baby and pets
  'nappies': {
    title: t('Diapers, 40', 'حفاضات، 40', 'Windeln, 40', 'Couches, 40'),
    description: t('Soft waistband, no perfume.', 'حزام طري بلا عطر.', 'Weicher Bund, ohne Parfüm.', 'Ceinture douce, sans parfum.'),
    motif: 'nappies', price: 1290, content: pieces(40), unit: 'pack', brand: 'little-fern', options: ['nappy-size'], tax: 6,
  },
  'baby-wipes': {
    title: t('Water wipes, 60', 'مناديل مبللة للأطفال، 60', 'Feuchttücher, 60', 'Lingettes à l’eau, 60'),
    description: t('99.9% water, plastic-free cloth.', 'ماء 99.9% وقماش بلا بلاستيك.', '99,9 % Wasser, plastikfrei.', '99,9 % d’eau, sans plastique.'),
    motif: 'paper-towels', price: 349, content: pieces(60), unit: 'pack', brand: 'little-fern', tax: 6,
  },
  'baby-carrot': {
    title: t('Carrot and sweet potato purée', 'هريس الجزر والبطاطا الحلوة', 'Möhren-Süßkartoffel-Brei', 'Purée carotte patate douce'),
    description: t('From 4 months, organic, 120 g.', 'من 4 أشهر، عضوي، 120 غ.', 'Ab 4 Monaten, Bio, 120 g.', 'Dès 4 mois, bio, 120 g.'),
    motif: 'baby-food', price: 179, kcal: 45, content: grams(120), dietary: fromPlants, brand: 'little-fern', options: ['pack-tin'], tags: ['organic'],
  },
  'baby-pear': {
    title: t('Apple and blueberry purée', 'هريس التفاح والتوت', 'Apfel-Heidelbeer-Mus', 'Compote pomme myrtille'),
    description: t('Pouch, from 6 months, 100 g.', 'كيس من 6 أشهر، 100 غ.', 'Quetschbeutel, ab 6 Monaten, 100 g.', 'Gourde, dès 6 mois, 100 g.'),
    motif: 'baby-food', price: 199, kcal: 55, content: grams(100), dietary: fromPlants, brand: 'little-fern', options: ['pack-tin'], tags: ['organic'],
  },
  'baby-porridge': {
    title: t('Baby oat porridge', 'عصيدة الشوفان للأطفال', 'Haferbrei für Babys', 'Bouillie d’avoine bébé'),
    description: t('Stir in water or milk, 250 g.', 'تُحضّر بالماء أو الحليب، 250 غ.', 'Mit Wasser oder Milch anrühren, 250 g.', 'À délayer à l’eau ou au lait, 250 g.'),
    motif: 'breakfast-cereal', price: 449, kcal: 380, content: grams(250), dietary: declared(['gluten'], ['vegan'], ['milk']), brand: 'little-fern',
  },
  'dog-food-dry': {
    title: t('Dry dog food, 2 kg', 'طعام كلاب جاف 2 كغ', 'Trockenfutter für Hunde, 2 kg', 'Croquettes pour chien, 2 kg'),
    description: t('Grain-free, adult.', 'بلا حبوب للكلاب البالغة.', 'Getreidefrei, für ausgewachsene Hunde.', 'Sans céréales, adulte.'),
    motif: 'dog-food', price: 1490, content: grams(2000), brand: 'pawson', options: ['pet-flavour'], tax: 6,
  },
  'dog-treats': {
    title: t('Dog biscuits', 'بسكويت للكلاب', 'Hundekekse', 'Biscuits pour chien'),
    description: t('Peanut and pumpkin, 300 g.', 'فول سوداني ويقطين، 300 غ.', 'Erdnuss und Kürbis, 300 g.', 'Arachide et potiron, 300 g.'),
    motif: 'chocolate-cookies', price: 549, content: grams(300), brand: 'pawson', tax: 6,
  },
  'cat-food-wet': {
    title: t('Wet cat food, 12 trays', 'طعام قطط رطب، 12 علبة', 'Nassfutter für Katzen, 12 Schalen', 'Pâtée pour chat, 12 barquettes'),
    description: t('In jelly, 85 g each.', 'بالجيلي، 85 غ لكل علبة.', 'In Gelee, je 85 g.', 'En gelée, 85 g chacune.'),
    motif: 'cat-food', price: 899, content: grams(1020), unit: 'pack', brand: 'pawson', options: ['pet-flavour'], tax: 6,
  },
  'cat-litter': {
    title: t('Wood cat litter, 5 l', 'رمل خشبي للقطط 5 ل', 'Holz-Katzenstreu, 5 l', 'Litière en bois, 5 l'),
    description: t('Clumping, compostable.', 'متكتل وقابل للتحلل.', 'Klumpend, kompostierbar.', 'Agglomérante, compostable.'),
    motif: 'cat-food', price: 799, content: millilitres(5000), brand: 'pawson', tax: 6,
  },
  // Small remedies from the drugstore shelf
  'vitamin-c-fizz': {
    title: t('Vitamin C fizzy tablets', 'أقراص فيتامين سي فوّارة', 'Vitamin-C-Brausetabletten', 'Vitamine C effervescente'),
    description: t('Orange, tube of 20.', 'برتقال، أنبوب من 20 قرصًا.', 'Orange, Röhrchen mit 20.', 'Orange, tube de 20.'),
    motif: 'oranges', price: 499, content: pieces(20), dietary: fromPlants, brand: 'softwell',
  },
  'honey-lozenges': {
    title: t('Honey and sage lozenges', 'أقراص استحلاب بالعسل والمريمية', 'Honig-Salbei-Pastillen', 'Pastilles miel et sauge'),
    description: t('For rough throats, 24.', 'للحلق المتعب، 24 قرصًا.', 'Für raue Hälse, 24 Stück.', 'Pour gorges irritées, 24.'),
    motif: 'honey', price: 449, content: pieces(24), dietary: declared([], ['vegetarian', 'gluten_free']), brand: 'softwell',
  },
  'sleep-tea': {
    title: t('Good-night tea, 20 bags', 'شاي المساء الهادئ، 20 كيسًا', 'Gute-Nacht-Tee, 20 Beutel', 'Infusion du soir, 20 sachets'),
    description: t('Lavender, lemon balm, hops.', 'خزامى ومليسة وحشيشة الدينار.', 'Lavendel, Melisse, Hopfen.', 'Lavande, mélisse, houblon.'),
    motif: 'tea-box', price: 399, content: pieces(20), dietary: fromPlants, brand: 'meadowlark',
  },
  'electrolyte-mix': {
    title: t('Electrolyte powder, ten sachets', 'مسحوق الأملاح، عشرة أكياس', 'Elektrolytpulver, zehn Beutel', 'Poudre d’électrolytes, dix sachets'),
    description: t('Lemon, no sugar.', 'ليمون بلا سكر.', 'Zitrone, ohne Zucker.', 'Citron, sans sucre.'),
    motif: 'lemons', price: 899, content: pieces(10), unit: 'pack', dietary: fromPlants, brand: 'softwell',
  },
  'protein-bar': {
    title: t('Protein bar, peanut', 'لوح بروتين بالفول السوداني', 'Proteinriegel Erdnuss', 'Barre protéinée cacahuète'),
    description: t('Fifteen grams of protein, 50 g.', 'خمسة عشر غرامًا بروتين، 50 غ.', 'Fünfzehn Gramm Eiweiß, 50 g.', 'Quinze grammes de protéines, 50 g.'),
    motif: 'chocolate-bar', price: 279, kcal: 210, content: grams(50), dietary: declared(['peanuts', 'milk', 'soybeans'], ['vegetarian']), brand: 'harvest-row',
  },
});
