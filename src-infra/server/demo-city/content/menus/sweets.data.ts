import { dishes } from '../table.ts';
import { declared, halal, t } from '../text.ts';
import { sweetTexts } from './sweets.further.data.ts';

/** Ice cream, cakes and the sweets of the Levant. */
export const sweetDishes = dishes({
  'gelato-scoops': {
    title: t('Gelato, your scoops', 'جيلاتو بالكرات', 'Gelato nach Wahl', 'Glaces à la boule'),
    description: t('Fior di latte base; tell us the flavors in the note.', 'قاعدة فيور دي لاتيه، واكتب النكهات في الملاحظة.', 'Fior-di-Latte-Basis; Sorten bitte als Notiz.', 'Base fior di latte, parfums à indiquer en note.'),
    motif: 'gelato-cup', price: 390, kcal: 210, dietary: declared(['milk', 'eggs', 'gluten', 'nuts', 'soybeans'], ['vegetarian'], ['peanuts']), options: ['scoops', 'cup-or-cone'], addons: ['whipped-cream', 'pistachio-crumb', 'berry-compote'], tags: ['kids'],
  },
  'pistachio-gelato': {
    title: t('Bronte pistachio gelato', 'جيلاتو فستق برونتي', 'Gelato mit Bronte-Pistazie', 'Glace pistache de Bronte'),
    description: t('Roasted nut paste, no green dye.', 'معجون فستق محمّص بلا صبغة خضراء.', 'Geröstetes Nussmus, keine Farbe.', 'Pâte de pistache torréfiée, sans colorant.'),
    motif: 'ice-cream-cone', price: 450, kcal: 240, dietary: declared(['milk', 'nuts', 'gluten'], ['vegetarian']), options: ['scoops', 'cup-or-cone'], addons: ['pistachio-crumb'],
  },
  'lemon-sorbet': {
    title: t('Amalfi lemon sorbet', 'سوربيه ليمون أمالفي', 'Zitronensorbet', 'Sorbet citron d’Amalfi'),
    description: t('Water, lemon, sugar. Sharp enough to wake you.', 'ماء وليمون وسكر، منعش ولاذع.', 'Wasser, Zitrone, Zucker. Weckt auf.', 'Eau, citron, sucre. Réveille.'),
    motif: 'ice-cream-sundae', price: 390, kcal: 130, dietary: declared(['gluten'], ['vegan'], ['milk', 'nuts']), options: ['scoops', 'cup-or-cone'],
  },
  'chocolate-sundae': {
    title: t('Chocolate hazelnut sundae', 'سانداي الشوكولاتة والبندق', 'Schoko-Haselnuss-Becher', 'Coupe chocolat noisette'),
    description: t('Gianduja, fudge sauce, whipped cream, wafer.', 'جاندويا وصلصة شوكولاتة وكريمة مخفوقة وويفر.', 'Gianduja, Fudgesauce, Sahne, Waffel.', 'Gianduja, sauce fudge, chantilly, gaufrette.'),
    motif: 'ice-cream-sundae', price: 890, kcal: 610, dietary: declared(['milk', 'eggs', 'nuts', 'gluten', 'soybeans'], ['vegetarian']), addons: ['vanilla-scoop', 'whipped-cream'],
  },
  'strawberry-sundae': {
    title: t('Strawberry shortcake sundae', 'سانداي الفراولة والكعك', 'Erdbeer-Biskuit-Becher', 'Coupe fraise et sablé'),
    description: t('Macerated berries, butter crumbs, vanilla.', 'فراولة بالسكر وفتات الزبدة وفانيليا.', 'Marinierte Erdbeeren, Butterstreusel, Vanille.', 'Fraises au sucre, sablé au beurre, vanille.'),
    motif: 'strawberry-cake', price: 850, kcal: 520, dietary: declared(['milk', 'eggs', 'gluten'], ['vegetarian']), addons: ['whipped-cream'], tags: ['seasonal'],
  },
  'banana-split': {
    title: t('Banana split', 'بنانا سبليت', 'Bananensplit', 'Banana split'),
    description: t('Three scoops, hot fudge, toasted almonds, one cherry.', 'ثلاث كرات وصلصة ساخنة ولوز محمّص وحبة كرز.', 'Drei Kugeln, heiße Sauce, Mandeln, eine Kirsche.', 'Trois boules, sauce chaude, amandes grillées, une cerise.'),
    motif: 'bananas', price: 950, kcal: 690, dietary: declared(['milk', 'eggs', 'nuts', 'soybeans'], ['vegetarian', 'gluten_free']), addons: ['whipped-cream'],
  },
  'gelato-tub': {
    title: t('Take-home gelato tub', 'علبة جيلاتو للمنزل', 'Gelato-Becher für zu Hause', 'Bac de glace à emporter'),
    description: t('500 g, two flavors, packed with dry ice.', '500 غ، نكهتان، مع ثلج جاف.', '500 g, zwei Sorten, mit Trockeneis.', '500 g, deux parfums, avec glace carbonique.'),
    motif: 'ice-cream-tub', price: 1490, kcal: 980, dietary: declared(['milk', 'eggs', 'nuts', 'soybeans'], ['vegetarian'], ['gluten', 'peanuts']), addons: ['ice-pack'],
  },
  'burnt-cheesecake': {
    title: t('Burnt Basque cheesecake', 'تشيز كيك الباسك المحروقة', 'Baskischer Käsekuchen', 'Cheesecake basque brûlé'),
    description: t('Black top, trembling center.', 'سطح داكن وقلب طري.', 'Schwarz obenauf, innen cremig.', 'Dessus brûlé, cœur tremblant.'),
    motif: 'cheesecake', price: 690, kcal: 460, dietary: declared(['milk', 'eggs'], ['vegetarian', 'gluten_free']), options: ['cake-size'], addons: ['berry-compote', 'cake-box'],
  },
  'chocolate-layer-cake': {
    title: t('Chocolate layer cake', 'كعكة الشوكولاتة بالطبقات', 'Schokoladentorte', 'Gâteau étagé au chocolat'),
    description: t('Four layers, espresso buttercream.', 'أربع طبقات بكريمة الإسبريسو.', 'Vier Schichten, Espresso-Buttercreme.', 'Quatre étages, crème au beurre espresso.'),
    motif: 'chocolate-cake', price: 720, kcal: 540, dietary: declared(['gluten', 'milk', 'eggs', 'soybeans'], ['vegetarian'], ['nuts']), options: ['cake-size'], addons: ['candles', 'cake-box', 'vanilla-scoop'],
  },
  'birthday-cake': {
    title: t('Birthday cake, six inch', 'كعكة عيد ميلاد', 'Geburtstagstorte', 'Gâteau d’anniversaire'),
    description: t('Vanilla sponge, raspberry, your words in chocolate.', 'إسفنج الفانيليا وتوت وعبارتك بالشوكولاتة.', 'Vanillebiskuit, Himbeere, Ihr Text aus Schokolade.', 'Génoise vanille, framboise, votre message en chocolat.'),
    motif: 'birthday-cake', price: 3900, kcal: 2900, dietary: declared(['gluten', 'milk', 'eggs', 'soybeans'], ['vegetarian'], ['nuts']), addons: ['candles', 'cake-box', 'gift-card'], tags: ['sharing'],
  },
  'strawberry-cream-cake': {
    title: t('Strawberry cream cake', 'كعكة الفراولة والكريمة', 'Erdbeer-Sahne-Torte', 'Fraisier'),
    description: t('Light sponge, whipped cream, whole berries.', 'إسفنج خفيف وكريمة مخفوقة وفراولة كاملة.', 'Luftiger Biskuit, Sahne, ganze Beeren.', 'Génoise légère, crème montée, fraises entières.'),
    motif: 'strawberry-cake', price: 690, kcal: 390, dietary: declared(['gluten', 'milk', 'eggs'], ['vegetarian']), options: ['cake-size'], addons: ['candles', 'cake-box'],
  },
  'fruit-tart': {
    title: t('Fruit and custard tart', 'تارت الفواكه والكاسترد', 'Obsttarte mit Vanillecreme', 'Tarte aux fruits'),
    description: t('Crisp shell, vanilla cream, glazed fruit.', 'قاعدة مقرمشة وكريمة الفانيليا وفواكه لامعة.', 'Mürber Boden, Vanillecreme, glasierte Früchte.', 'Pâte sablée, crème vanille, fruits glacés.'),
    motif: 'fruit-tart', price: 650, kcal: 360, dietary: declared(['gluten', 'milk', 'eggs'], ['vegetarian']), options: ['cake-size'], addons: ['cake-box'],
  },
  'macaron-box': {
    title: t('Macarons', 'ماكارون', 'Macarons', 'Macarons'),
    description: t('Salted caramel, pistachio, rose, lemon, coffee, cassis.', 'كراميل مملّح وفستق وورد وليمون وقهوة وكشمش أسود.', 'Salzkaramell, Pistazie, Rose, Zitrone, Kaffee, Cassis.', 'Caramel salé, pistache, rose, citron, café, cassis.'),
    motif: 'macarons', price: 1290, kcal: 480, dietary: declared(['nuts', 'eggs', 'milk'], ['vegetarian', 'gluten_free'], ['soybeans']), options: ['macaron-count'], addons: ['gift-wrap'],
  },
  'cupcake-vanilla': {
    title: t('Vanilla cupcake', 'كب كيك الفانيليا', 'Vanille-Cupcake', 'Cupcake à la vanille'),
    description: t('Swiss buttercream, sprinkles inside.', 'كريمة الزبدة السويسرية وحبيبات ملونة في الداخل.', 'Schweizer Buttercreme, innen bunte Streusel.', 'Crème au beurre suisse, vermicelles à l’intérieur.'),
    motif: 'cupcakes', price: 420, kcal: 380, dietary: declared(['gluten', 'milk', 'eggs'], ['vegetarian'], ['nuts']), tags: ['kids'],
  },
  'creme-caramel': {
    title: t('Crème caramel', 'كريم كراميل', 'Crème caramel', 'Crème caramel'),
    description: t('Wobbly custard, bitter caramel.', 'كاسترد طري وكراميل داكن.', 'Zitternde Creme, herbes Karamell.', 'Flan tremblotant, caramel amer.'),
    motif: 'creme-caramel', price: 550, kcal: 290, dietary: declared(['milk', 'eggs'], ['vegetarian', 'gluten_free']),
  },
  'truffle-box': {
    title: t('Box of truffles', 'علبة ترافل', 'Pralinenschachtel', 'Boîte de truffes'),
    description: t('Dark chocolate and date, no alcohol.', 'شوكولاتة داكنة وتمر، بلا كحول.', 'Zartbitter und Dattel, ohne Alkohol.', 'Chocolat noir et datte, sans alcool.'),
    motif: 'chocolate-box', price: 1390, kcal: 1250, dietary: halal(['milk', 'soybeans', 'nuts'], ['vegetarian', 'gluten_free']), options: ['box-weight'], addons: ['gift-wrap', 'gift-card'],
  },
  // Sweets of the Levant
  'mixed-baklava-box': {
    title: t('Mixed baklava box', 'علبة بقلاوة مشكّلة', 'Gemischte Baklava', 'Assortiment de baklavas'),
    description: t('Fingers, nests and diamonds; pistachio and cashew.', 'أصابع وأعشاش ومعيّنات بالفستق والكاجو.', 'Finger, Nester, Rauten; Pistazie und Cashew.', 'Doigts, nids et losanges, pistache et cajou.'),
    motif: 'baklava', price: 1290, kcal: 1150, dietary: halal(['gluten', 'milk', 'nuts'], ['vegetarian'], ['sesame']), options: ['box-weight'], addons: ['gift-wrap', 'gift-card'], tags: ['sharing'],
  },
  'kunafa-nabulsi': {
    title: t('Nabulsi kunafa', 'كنافة نابلسية', 'Kunafa aus Nablus', 'Knafeh de Naplouse'),
    description: t('Salted cheese, crisp semolina, hot syrup.', 'جبنة نابلسية وسميد مقرمش وقطر ساخن.', 'Salziger Käse, knuspriger Grieß, heißer Sirup.', 'Fromage salé, semoule croustillante, sirop chaud.'),
    motif: 'kunafa', price: 850, kcal: 590, dietary: halal(['gluten', 'milk', 'nuts'], ['vegetarian']), options: ['portion'], addons: ['ashta', 'pistachio-crumb'],
  },
  'kunafa-cream': {
    title: t('Kunafa with clotted cream', 'كنافة بالقشطة', 'Kunafa mit Rahm', 'Knafeh à la crème'),
    description: t('Fine threads, ashta inside, served soft.', 'خيوط ناعمة محشوة بالقشطة.', 'Feine Fäden, mit Ashta gefüllt, weich.', 'Fils fins, cœur d’ashta, bien tendre.'),
    motif: 'cheesecake', price: 850, kcal: 540, dietary: halal(['gluten', 'milk', 'nuts'], ['vegetarian']), addons: ['pistachio-crumb'],
  },
  'maamoul': {
    title: t('Date maamoul', 'معمول بالتمر', 'Maamoul mit Datteln', 'Maamoul aux dattes'),
    description: t('Semolina shortbread, carved wooden molds.', 'كعك سميد محشو بالتمر بقوالب خشبية.', 'Grießgebäck aus geschnitzten Modeln.', 'Sablés de semoule moulés au bois.'),
    motif: 'chocolate-cookies', price: 990, kcal: 980, dietary: halal(['gluten', 'milk'], ['vegetarian'], ['nuts', 'sesame']), options: ['box-weight'], addons: ['gift-wrap'],
  },
  'namoura': {
    title: t('Namoura', 'نمّورة', 'Namoura', 'Namoura'),
    description: t('Coconut semolina cake, an almond on each.', 'كعكة السميد بجوز الهند وحبة لوز على كل قطعة.', 'Kokos-Grießkuchen, eine Mandel auf jedem.', 'Gâteau de semoule coco, une amande sur chacun.'),
    motif: 'lasagne', price: 850, kcal: 900, dietary: halal(['gluten', 'milk', 'nuts'], ['vegetarian']), options: ['box-weight'],
  },
  'atayef': {
    title: t('Atayef with ashta', 'قطايف بالقشطة', 'Atayef mit Ashta', 'Atayef à l’ashta'),
    description: t('Folded pancakes, pistachio tips, rose syrup aside.', 'قطايف مطوية بالفستق والقطر جانبًا.', 'Gefaltete Küchlein, Pistazie, Rosensirup.', 'Crêpes pliées, pistache, sirop de rose.'),
    motif: 'pancakes', price: 790, kcal: 420, dietary: halal(['gluten', 'milk', 'nuts'], ['vegetarian']), tags: ['seasonal'],
  },
  'halawet-el-jibn': {
    title: t('Sweet cheese rolls', 'حلاوة الجبن', 'Süße Käserollen', 'Rouleaux de fromage sucrés'),
    description: t('Stretchy cheese sheets, cream, orange blossom.', 'رقائق جبن محشوة بالقشطة وماء الزهر.', 'Käseteig, Rahm, Orangenblüte.', 'Feuilles de fromage, crème, fleur d’oranger.'),
    motif: 'mochi', price: 820, kcal: 430, dietary: halal(['gluten', 'milk', 'nuts'], ['vegetarian']),
  },
  'booza': {
    title: t('Pounded booza', 'بوظة عربية مدقوقة', 'Gestampftes Booza-Eis', 'Glace booza pilée'),
    description: t('Elastic mastic ice cream rolled in pistachio.', 'بوظة بالمستكة ملفوفة بالفستق.', 'Elastisches Mastixeis in Pistazie gerollt.', 'Glace élastique au mastic, roulée dans la pistache.'),
    motif: 'ice-cream-cone', price: 590, kcal: 260, dietary: halal(['milk', 'nuts'], ['vegetarian', 'gluten_free']), options: ['scoops'], addons: ['pistachio-crumb'],
  },
  'rose-lokum': {
    title: t('Rose Turkish delight', 'راحة الحلقوم بالورد', 'Rosen-Lokum', 'Loukoum à la rose'),
    description: t('Soft cubes, powdered sugar, pistachio pieces.', 'مكعبات طرية بالسكر الناعم وقطع الفستق.', 'Weiche Würfel, Puderzucker, Pistazienstücke.', 'Cubes tendres, sucre glace, éclats de pistache.'),
    motif: 'macarons', price: 890, kcal: 860, dietary: halal(['nuts'], ['vegan', 'gluten_free']), options: ['box-weight'], addons: ['gift-wrap'],
  },
  'muhallabia': {
    title: t('Orange blossom muhallabia', 'مهلبية بماء الزهر', 'Muhallabia mit Orangenblüte', 'Mouhallabieh à la fleur d’oranger'),
    description: t('Silky milk pudding, candied peel.', 'مهلبية ناعمة مع قشر مسكّر.', 'Seidiger Milchpudding, kandierte Schale.', 'Flan de lait soyeux, écorce confite.'),
    motif: 'creme-caramel', price: 490, kcal: 240, dietary: halal(['milk', 'nuts'], ['vegetarian', 'gluten_free']),
  },
  'bubble-tea-brown-sugar': {
    title: t('Brown sugar bubble tea', 'شاي الفقاعات بالسكر البني', 'Bubble Tea mit braunem Zucker', 'Thé aux perles, sucre brun'),
    description: t('Warm pearls, cold milk, tiger stripes.', 'لآلئ دافئة وحليب بارد وخطوط كراميل.', 'Warme Perlen, kalte Milch, Karamellstreifen.', 'Perles tièdes, lait froid, rayures de caramel.'),
    motif: 'bubble-tea', price: 590, kcal: 390, dietary: declared(['milk'], ['vegetarian', 'gluten_free']), options: ['sugar', 'ice'], addons: ['tapioca', 'takeaway-cup'],
  },
}, sweetTexts);
