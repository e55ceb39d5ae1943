import { groceries } from '../table.ts';
import { t } from '../text.ts';

const withCard = ['gift-card', 'glass-vase', 'gift-wrap'] as const;

export const flowers = groceries({
  'dozen-roses': {
    title: t('A dozen roses', 'اثنتا عشرة وردة', 'Zwölf Rosen', 'Douze roses'),
    description: t('Long stems, opened just enough.', 'سيقان طويلة وبراعم متفتحة قليلًا.', 'Langstielig, gerade aufgeblüht.', 'Longues tiges, à peine écloses.'),
    motif: 'rose-bouquet', price: 3900, unit: 'bunch', options: ['rose-colour'], addons: withCard,
  },
  'single-rose': {
    title: t('One good rose', 'وردة واحدة', 'Eine schöne Rose', 'Une belle rose'),
    description: t('Wrapped by hand.', 'مغلّفة يدويًا.', 'Von Hand eingeschlagen.', 'Emballée à la main.'),
    motif: 'rose-bouquet', price: 490, options: ['rose-colour'], addons: ['gift-card'],
  },
  'garden-roses': {
    title: t('Scented garden roses', 'ورد جوري عطري', 'Duftende Gartenrosen', 'Roses de jardin parfumées'),
    description: t('Ruffled heads from a grower up the valley.', 'رؤوس كثيفة من مزارع قريب.', 'Gefüllte Blüten vom Gärtner im Tal.', 'Fleurs doubles d’un producteur de la vallée.'),
    motif: 'rose-bouquet', price: 4900, unit: 'bunch', options: ['bouquet-size'], addons: withCard, tags: ['local'],
  },
  'tulips-bunch': {
    title: t('Twenty tulips', 'عشرون زهرة توليب', 'Zwanzig Tulpen', 'Vingt tulipes'),
    description: t('Closed today, open tomorrow.', 'مغلقة اليوم ومتفتحة غدًا.', 'Heute geschlossen, morgen offen.', 'Fermées aujourd’hui, ouvertes demain.'),
    motif: 'tulip-bouquet', price: 1790, unit: 'bunch', options: ['tulip-colour'], addons: withCard, tags: ['seasonal'],
  },
  'parrot-tulips': {
    title: t('Parrot tulips', 'توليب الببغاء', 'Papageientulpen', 'Tulipes perroquet'),
    description: t('Feathered, streaked, dramatic. Fifteen.', 'بتلات مهدّبة ملوّنة، خمس عشرة زهرة.', 'Gefranst und geflammt. Fünfzehn Stück.', 'Frangées, striées, théâtrales. Quinze.'),
    motif: 'tulip-bouquet', price: 2490, unit: 'bunch', addons: withCard, tags: ['seasonal'],
  },
  'harbor-bouquet': {
    title: t('Harbor bouquet', 'باقة الميناء', 'Hafenstrauß', 'Bouquet du port'),
    description: t('Blue delphinium, white stocks, sea holly.', 'دلفينيوم أزرق ومنثور أبيض وشوك البحر.', 'Blauer Rittersporn, weiße Levkojen, Stranddistel.', 'Delphinium bleu, giroflées blanches, chardon marin.'),
    motif: 'mixed-bouquet', price: 3900, unit: 'bunch', options: ['bouquet-size'], addons: withCard, tags: ['local'],
  },
  'meadow-bouquet': {
    title: t('Meadow bouquet', 'باقة المروج', 'Wiesenstrauß', 'Bouquet des prés'),
    description: t('Grasses, daisies, cosmos; loose and light.', 'أعشاب وأقحوان وكوزموس بترتيب طبيعي.', 'Gräser, Margeriten, Cosmea; locker gebunden.', 'Graminées, marguerites, cosmos, léger et libre.'),
    motif: 'mixed-bouquet', price: 2900, unit: 'bunch', options: ['bouquet-size'], addons: withCard, tags: ['seasonal'],
  },
  'market-bunch': {
    title: t('Florist’s choice', 'اختيار منسّق الزهور', 'Wahl der Floristin', 'Le choix du fleuriste'),
    description: t('Whatever looked best at five this morning.', 'أجمل ما وصل فجر اليوم.', 'Was heute um fünf am schönsten war.', 'Le plus beau du marché de ce matin.'),
    motif: 'mixed-bouquet', price: 2500, unit: 'bunch', options: ['bouquet-size'], addons: withCard, tags: ['chef'],
  },
  'sunflowers-bunch': {
    title: t('Sunflowers, seven', 'دوار الشمس، سبع زهور', 'Sieben Sonnenblumen', 'Sept tournesols'),
    description: t('Tall, so trim to taste.', 'طويلة ويمكن قصّها.', 'Hoch, nach Wunsch kürzen.', 'Hauts, à recouper au besoin.'),
    motif: 'sunflowers', price: 1990, unit: 'bunch', addons: withCard, tags: ['seasonal'],
  },
  'mini-sunflowers': {
    title: t('Small sunflowers in a jar', 'دوار شمس صغير في مرطبان', 'Kleine Sonnenblumen im Glas', 'Petits tournesols en bocal'),
    description: t('Arranged, watered, ready for the table.', 'منسّقة بالماء وجاهزة للطاولة.', 'Arrangiert, im Wasser, tischfertig.', 'Arrangés dans l’eau, prêts à poser.'),
    motif: 'sunflowers', price: 2490, addons: ['gift-card'],
  },
  'sympathy-wreath': {
    title: t('White sympathy wreath', 'إكليل عزاء أبيض', 'Weißer Trauerkranz', 'Couronne de deuil blanche'),
    description: t('Roses, eucalyptus, ribbon with your words.', 'ورد وأوكالبتوس وشريط بعبارتك.', 'Rosen, Eukalyptus, Schleife mit Ihrem Text.', 'Roses, eucalyptus, ruban à votre texte.'),
    motif: 'mixed-bouquet', price: 8900, addons: ['gift-card'],
  },
  'bridal-posy': {
    title: t('Small bridal posy', 'باقة عروس صغيرة', 'Kleiner Brautstrauß', 'Petit bouquet de mariée'),
    description: t('Ranunculus, sweet pea, silk ribbon.', 'حوذان وبازلاء عطرية وشريط حرير.', 'Ranunkeln, Wicken, Seidenband.', 'Renoncules, pois de senteur, ruban de soie.'),
    motif: 'rose-bouquet', price: 6900, unit: 'bunch', addons: ['gift-wrap'],
  },
  'dried-bouquet': {
    title: t('Dried grasses and statice', 'أعشاب مجففة وليمونيوم', 'Trockenstrauß mit Strandflieder', 'Graminées séchées et statice'),
    description: t('Lasts a year, asks for nothing.', 'تدوم عامًا بلا عناية.', 'Hält ein Jahr, braucht nichts.', 'Tient un an, sans entretien.'),
    motif: 'mixed-bouquet', price: 3200, unit: 'bunch', addons: withCard,
  },
  'boston-fern': {
    title: t('Boston fern', 'سرخس بوسطن', 'Schwertfarn', 'Fougère de Boston'),
    description: t('For bright bathrooms, 17 cm pot.', 'للحمامات المضيئة، أصيص 17 سم.', 'Für helle Bäder, 17-cm-Topf.', 'Pour salle de bain claire, pot de 17 cm.'),
    motif: 'potted-fern', price: 1990, options: ['pot'], addons: ['gift-card'],
  },
  'maidenhair-fern': {
    title: t('Maidenhair fern', 'كزبرة البئر', 'Frauenhaarfarn', 'Capillaire'),
    description: t('Thirsty and delicate, 12 cm pot.', 'رقيق ومحب للماء، أصيص 12 سم.', 'Durstig und zart, 12-cm-Topf.', 'Assoiffée et délicate, pot de 12 cm.'),
    motif: 'potted-fern', price: 1490, options: ['pot'],
  },
  'kentia-palm': {
    title: t('Kentia palm', 'نخلة الكنتيا', 'Kentiapalme', 'Palmier kentia'),
    description: t('90 cm, forgives dark corners.', '90 سم ويتحمل الزوايا المظلمة.', '90 cm, verzeiht dunkle Ecken.', '90 cm, tolère les coins sombres.'),
    motif: 'potted-fern', price: 5900, options: ['pot'],
  },
  'white-orchid': {
    title: t('White orchid, two stems', 'أوركيد أبيض بساقين', 'Weiße Orchidee, zwei Rispen', 'Orchidée blanche, deux hampes'),
    description: t('Flowers for three months.', 'تزهر ثلاثة أشهر.', 'Blüht drei Monate.', 'Fleurit trois mois.'),
    motif: 'orchid', price: 3490, options: ['pot'], addons: ['gift-card', 'gift-wrap'],
  },
  'mini-orchid': {
    title: t('Miniature orchid', 'أوركيد صغير', 'Mini-Orchidee', 'Orchidée miniature'),
    description: t('Windowsill size, pink.', 'بحجم حافة النافذة، وردي.', 'Fensterbankgröße, rosa.', 'Format rebord de fenêtre, rose.'),
    motif: 'orchid', price: 1690, options: ['pot'], addons: ['gift-card', 'gift-wrap'],
  },
  'herb-trio-pot': {
    title: t('Kitchen herb trio', 'ثلاثية أعشاب المطبخ', 'Küchenkräuter-Trio', 'Trio d’herbes de cuisine'),
    description: t('Basil, thyme, mint in one tray.', 'ريحان وزعتر ونعناع في صينية.', 'Basilikum, Thymian, Minze in einer Schale.', 'Basilic, thym, menthe en jardinière.'),
    motif: 'fresh-herbs', price: 1290, addons: ['gift-wrap'],
  },
  'olive-tree': {
    title: t('Young olive tree', 'شجرة زيتون صغيرة', 'Junger Olivenbaum', 'Jeune olivier'),
    description: t('60 cm, for the sunniest spot.', '60 سم لأكثر الأماكن شمسًا.', '60 cm, für den sonnigsten Platz.', '60 cm, pour le plein soleil.'),
    motif: 'potted-fern', price: 4500, options: ['pot'],
  },
  'strawberry-plant': {
    title: t('Balcony strawberry plant', 'نبتة فراولة للشرفة', 'Balkon-Erdbeerpflanze', 'Fraisier de balcon'),
    description: t('Fruits from June until frost.', 'تثمر من يونيو حتى الصقيع.', 'Trägt von Juni bis Frost.', 'Donne de juin aux gelées.'),
    motif: 'strawberries', price: 990,
  },
  'lemon-tree': {
    title: t('Potted lemon tree', 'شجرة ليمون في أصيص', 'Zitronenbäumchen im Topf', 'Citronnier en pot'),
    description: t('Scented flowers, fruit in winter.', 'أزهار عطرة وثمار شتاءً.', 'Duftende Blüten, Früchte im Winter.', 'Fleurs parfumées, fruits en hiver.'),
    motif: 'lemons', price: 4900, options: ['pot'],
  },
  'beeswax-candle': {
    title: t('Beeswax pillar candle', 'شمعة من شمع العسل', 'Stumpenkerze aus Bienenwachs', 'Bougie pilier en cire d’abeille'),
    description: t('Forty hours, smells of honey.', 'أربعون ساعة برائحة العسل.', 'Vierzig Stunden, duftet nach Honig.', 'Quarante heures, parfum de miel.'),
    motif: 'honey', price: 1490, addons: ['gift-wrap', 'gift-card'], tags: ['local'],
  },
  'rose-soap': {
    title: t('Rose petal soap', 'صابون بتلات الورد', 'Rosenblütenseife', 'Savon aux pétales de rose'),
    description: t('Cold-pressed, 120 g.', 'محضّر على البارد، 120 غ.', 'Kalt gerührt, 120 g.', 'Saponifié à froid, 120 g.'),
    motif: 'hand-soap', price: 890, addons: ['gift-wrap'],
  },
  'flower-food': {
    title: t('Cut-flower food, five', 'غذاء الزهور، خمسة أكياس', 'Frischhaltemittel, fünf Beutel', 'Conservateur de fleurs, cinq sachets'),
    description: t('Adds four days to a vase.', 'يطيل عمر الزهور أربعة أيام.', 'Vier Tage länger schön.', 'Quatre jours de plus en vase.'),
    motif: 'tea-box', price: 290,
  },
  'potting-soil': {
    title: t('Peat-free potting soil, 10 l', 'تربة زراعة 10 ل', 'Torffreie Blumenerde, 10 l', 'Terreau sans tourbe, 10 l'),
    description: t('Coir and compost.', 'ألياف جوز الهند وسماد عضوي.', 'Kokos und Kompost.', 'Coco et compost.'),
    motif: 'coffee-beans', price: 990,
  },
});
