import { fromPlants, grams, millilitres, pieces } from '../amounts.ts';
import { groceries } from '../table.ts';
import { declared, t } from '../text.ts';

const can = { options: ['pack-can'], addons: ['can-deposit'], dietary: fromPlants, tax: 3 } as const;
const bottle = { options: ['pack-bottle'], addons: ['bottle-deposit'], dietary: fromPlants } as const;

export const beverages = groceries({
  'spring-water': {
    title: t('Still spring water, 1.5 l', 'مياه نبع 1.5 ل', 'Stilles Quellwasser, 1,5 l', 'Eau de source plate, 1,5 l'),
    description: t('Low in minerals.', 'قليلة المعادن.', 'Mineralarm.', 'Faiblement minéralisée.'),
    motif: 'mineral-water', price: 119, kcal: 0, content: millilitres(1500), brand: 'brightwater', ...bottle,
  },
  'sparkling-mineral': {
    title: t('Sparkling mineral water, 750 ml', 'مياه معدنية فوّارة 750 مل', 'Mineralwasser mit Kohlensäure, 750 ml', 'Eau minérale gazeuse, 75 cl'),
    description: t('Glass, lively bubbles.', 'زجاجة بفقاعات قوية.', 'Glas, kräftig perlend.', 'Verre, bulles vives.'),
    motif: 'sparkling-water', price: 149, kcal: 0, content: millilitres(750), brand: 'brightwater', ...bottle,
  },
  'lemon-seltzer': {
    title: t('Lemon seltzer', 'سيلتزر الليمون', 'Zitronen-Seltzer', 'Eau gazeuse au citron'),
    description: t('No sugar, no sweetener, 330 ml.', 'بلا سكر ولا محلّيات، 330 مل.', 'Ohne Zucker und Süßstoff, 330 ml.', 'Sans sucre ni édulcorant, 33 cl.'),
    motif: 'lemons', price: 129, kcal: 2, content: millilitres(330), brand: 'brightwater', ...can,
  },
  'cola-can': {
    title: t('Cola', 'كولا', 'Cola', 'Cola'),
    description: t('Classic, 330 ml can.', 'كلاسيكية، علبة 330 مل.', 'Klassisch, 330-ml-Dose.', 'Classique, canette de 33 cl.'),
    motif: 'cola', price: 139, kcal: 139, content: millilitres(330), brand: 'sunfold', ...can,
  },
  'cola-zero': {
    title: t('Cola, sugar-free', 'كولا بلا سكر', 'Cola ohne Zucker', 'Cola sans sucre'),
    description: t('330 ml can.', 'علبة 330 مل.', '330-ml-Dose.', 'Canette de 33 cl.'),
    motif: 'iced-coffee', price: 139, kcal: 1, content: millilitres(330), brand: 'sunfold', ...can,
  },
  'orange-soda': {
    title: t('Orange soda', 'صودا البرتقال', 'Orangenlimonade', 'Soda à l’orange'),
    description: t('Twelve percent juice, 330 ml.', 'اثنا عشر بالمئة عصير، 330 مل.', 'Zwölf Prozent Saft, 330 ml.', 'Douze pour cent de jus, 33 cl.'),
    motif: 'orange-juice', price: 139, kcal: 120, content: millilitres(330), brand: 'sunfold', ...can,
  },
  'cloudy-lemonade': {
    title: t('Cloudy lemonade', 'ليموناضة عكرة', 'Naturtrübe Zitronenlimonade', 'Limonade trouble'),
    description: t('Sicilian lemon, 750 ml.', 'ليمون صقلية، 750 مل.', 'Sizilianische Zitrone, 750 ml.', 'Citron de Sicile, 75 cl.'),
    motif: 'mint-lemonade', price: 349, kcal: 150, content: millilitres(750), brand: 'sunfold', ...bottle,
  },
  'ginger-ale': {
    title: t('Ginger ale', 'جنجر إيل', 'Ginger Ale', 'Ginger ale'),
    description: t('Fresh root, dry, 200 ml bottle.', 'زنجبيل طازج، زجاجة 200 مل.', 'Frische Wurzel, herb, 200 ml.', 'Racine fraîche, sec, 20 cl.'),
    motif: 'iced-tea', price: 199, kcal: 70, content: millilitres(200), brand: 'fizz-house', ...bottle,
  },
  'tonic-water': {
    title: t('Tonic water', 'مياه التونيك', 'Tonic Water', 'Tonic'),
    description: t('Real quinine, 200 ml bottle.', 'كينين طبيعي، زجاجة 200 مل.', 'Echtes Chinin, 200 ml.', 'Vraie quinine, 20 cl.'),
    motif: 'sparkling-water', price: 199, kcal: 60, content: millilitres(200), brand: 'fizz-house', ...bottle,
  },
  'root-beer': {
    title: t('Root beer', 'روت بير', 'Root Beer', 'Root beer'),
    description: t('Sassafras-free, vanilla, wintergreen, 355 ml.', 'فانيليا ونعناع شتوي، 355 مل.', 'Vanille, Wintergrün, 355 ml.', 'Vanille, thé des bois, 35,5 cl.'),
    motif: 'cola', price: 219, kcal: 160, content: millilitres(355), brand: 'fizz-house', ...bottle,
  },
  'kombucha-ginger': {
    title: t('Ginger kombucha', 'كومبوتشا الزنجبيل', 'Ingwer-Kombucha', 'Kombucha au gingembre'),
    description: t('Unfiltered, alive, 330 ml.', 'غير مصفّاة وحية، 330 مل.', 'Ungefiltert, lebendig, 330 ml.', 'Non filtré, vivant, 33 cl.'),
    motif: 'bubble-tea', price: 349, kcal: 50, content: millilitres(330), brand: 'fizz-house', ...bottle,
  },
  'hibiscus-kombucha': {
    title: t('Hibiscus kombucha', 'كومبوتشا الكركديه', 'Hibiskus-Kombucha', 'Kombucha à l’hibiscus'),
    description: t('Rosy and tart, 330 ml.', 'وردية وحامضة، 330 مل.', 'Rosig und herb, 330 ml.', 'Rosé et acidulé, 33 cl.'),
    motif: 'berry-smoothie', price: 349, kcal: 50, content: millilitres(330), brand: 'fizz-house', ...bottle,
  },
  'alcohol-free-lager': {
    title: t('Malt drink, alcohol-free', 'شراب الشعير بلا كحول', 'Malztrunk, alkoholfrei', 'Boisson maltée sans alcool'),
    description: t('0.0%, crisp, 330 ml.', '0.0%، منعش، 330 مل.', '0,0 %, frisch, 330 ml.', '0,0 %, vive, 33 cl.'),
    motif: 'iced-tea', price: 219, kcal: 75, content: millilitres(330), brand: 'fizz-house', options: ['pack-bottle'], addons: ['bottle-deposit'], dietary: declared(['gluten'], ['vegan']),
  },
  'sparkling-grape': {
    title: t('Sparkling white grape', 'عصير عنب أبيض فوّار', 'Prickelnder Traubensaft', 'Jus de raisin pétillant'),
    description: t('For toasts without alcohol, 750 ml.', 'للاحتفال بلا كحول، 750 مل.', 'Zum Anstoßen ohne Alkohol, 750 ml.', 'Pour trinquer sans alcool, 75 cl.'),
    motif: 'grapes', price: 699, kcal: 150, content: millilitres(750), brand: 'fizz-house', ...bottle,
  },
  'botanical-aperitif': {
    title: t('Bitter orange aperitif, alcohol-free', 'مشروب البرتقال المرّ بلا كحول', 'Bitterorangen-Aperitif, alkoholfrei', 'Apéritif à l’orange amère sans alcool'),
    description: t('Gentian, rhubarb, 500 ml.', 'جنطيانا وراوند، 500 مل.', 'Enzian, Rhabarber, 500 ml.', 'Gentiane, rhubarbe, 50 cl.'),
    motif: 'oranges', price: 1690, kcal: 90, content: millilitres(500), brand: 'fizz-house', dietary: fromPlants, addons: ['bottle-deposit', 'gift-wrap'],
  },
  'tomato-juice': {
    title: t('Tomato juice', 'عصير طماطم', 'Tomatensaft', 'Jus de tomate'),
    description: t('Vine-ripened, 1 l.', 'طماطم ناضجة، 1 ل.', 'Sonnengereift, 1 l.', 'Tomates mûres, 1 l.'),
    motif: 'tomato-soup', price: 299, kcal: 20, content: millilitres(1000), brand: 'sunfold', dietary: fromPlants, options: ['pack-bottle'],
  },
  'orange-juice-carton': {
    title: t('Orange juice, not from concentrate', 'عصير برتقال غير مركّز', 'Orangensaft, Direktsaft', 'Pur jus d’orange'),
    description: t('With pulp, 1 l.', 'مع اللب، 1 ل.', 'Mit Fruchtfleisch, 1 l.', 'Avec pulpe, 1 l.'),
    motif: 'juice-carton', price: 399, kcal: 45, content: millilitres(1000), brand: 'sunfold', dietary: fromPlants,
  },
  'apple-juice-cloudy': {
    title: t('Cloudy apple juice', 'عصير تفاح عكر', 'Naturtrüber Apfelsaft', 'Jus de pomme trouble'),
    description: t('Orchard blend, 1 l.', 'من بساتين مختارة، 1 ل.', 'Streuobst, 1 l.', 'Vergers traditionnels, 1 l.'),
    motif: 'apples', price: 349, kcal: 46, content: millilitres(1000), brand: 'sunfold', ...bottle,
  },
  'mango-nectar': {
    title: t('Mango nectar', 'نكتار المانجو', 'Mangonektar', 'Nectar de mangue'),
    description: t('Thick, 1 l carton.', 'كثيف، علبة 1 ل.', 'Dickflüssig, 1-l-Karton.', 'Épais, brique de 1 l.'),
    motif: 'mango-lassi', price: 329, kcal: 58, content: millilitres(1000), brand: 'sunfold', dietary: fromPlants,
  },
  'pomegranate-juice': {
    title: t('Pomegranate juice', 'عصير الرمّان', 'Granatapfelsaft', 'Jus de grenade'),
    description: t('Pressed whole, 750 ml.', 'معصور من الثمرة كاملة، 750 مل.', 'Ganz gepresst, 750 ml.', 'Pressé entier, 75 cl.'),
    motif: 'berry-smoothie', price: 649, kcal: 60, content: millilitres(750), brand: 'al-waha', ...bottle,
  },
  'carrot-ginger-juice': {
    title: t('Carrot and ginger juice', 'عصير الجزر والزنجبيل', 'Möhren-Ingwer-Saft', 'Jus carotte gingembre'),
    description: t('Cold-pressed, 330 ml.', 'معصور على البارد، 330 مل.', 'Kalt gepresst, 330 ml.', 'Pressé à froid, 33 cl.'),
    motif: 'carrots', price: 449, kcal: 40, content: millilitres(330), brand: 'meadowlark', dietary: fromPlants, tags: ['organic'],
  },
  'green-juice': {
    title: t('Green juice', 'عصير أخضر', 'Grüner Saft', 'Jus vert'),
    description: t('Cucumber, apple, spinach, 330 ml.', 'خيار وتفاح وسبانخ، 330 مل.', 'Gurke, Apfel, Spinat, 330 ml.', 'Concombre, pomme, épinard, 33 cl.'),
    motif: 'green-smoothie', price: 449, kcal: 35, content: millilitres(330), brand: 'meadowlark', dietary: fromPlants, tags: ['organic'],
  },
  'energy-drink': {
    title: t('Guarana energy drink', 'مشروب طاقة بالغوارانا', 'Guarana-Energydrink', 'Boisson énergisante au guarana'),
    description: t('Natural caffeine, 250 ml.', 'كافيين طبيعي، 250 مل.', 'Natürliches Koffein, 250 ml.', 'Caféine naturelle, 25 cl.'),
    motif: 'bubble-tea', price: 249, kcal: 110, content: millilitres(250), brand: 'fizz-house', ...can,
  },
  'mate-soda': {
    title: t('Mate soda', 'صودا المتة', 'Mate-Limonade', 'Soda au maté'),
    description: t('Half the sugar, all the wake, 500 ml.', 'نصف السكر وكل النشاط، 500 مل.', 'Halber Zucker, ganz wach, 500 ml.', 'Moitié moins de sucre, 50 cl.'),
    motif: 'green-tea', price: 269, kcal: 100, content: millilitres(500), brand: 'fizz-house', ...bottle,
  },
  'coconut-water-carton': {
    title: t('Coconut water', 'ماء جوز الهند', 'Kokoswasser', 'Eau de coco'),
    description: t('Nothing added, 500 ml.', 'بلا إضافات، 500 مل.', 'Ohne Zusätze, 500 ml.', 'Sans rien ajouter, 50 cl.'),
    motif: 'green-smoothie', price: 299, kcal: 90, content: millilitres(500), brand: 'sunfold', dietary: fromPlants,
  },
  'house-espresso-beans': {
    title: t('Harbor espresso', 'قهوة إسبريسو الميناء', 'Hafen-Espresso', 'Espresso du port'),
    description: t('Cocoa and cherry, roasted Tuesdays, 250 g.', 'كاكاو وكرز، تُحمّص كل ثلاثاء، 250 غ.', 'Kakao und Kirsche, dienstags geröstet, 250 g.', 'Cacao et cerise, torréfié le mardi, 250 g.'),
    motif: 'coffee-beans', price: 1190, content: grams(250), brand: 'old-quay', dietary: fromPlants, options: ['coffee-grind'], tags: ['local'],
  },
  'ethiopia-filter-beans': {
    title: t('Ethiopia Guji', 'قهوة غوجي الإثيوبية', 'Äthiopien Guji', 'Éthiopie Guji'),
    description: t('Jasmine, apricot; for filter, 250 g.', 'ياسمين ومشمش للتقطير، 250 غ.', 'Jasmin, Aprikose; für Filter, 250 g.', 'Jasmin, abricot, pour filtre, 250 g.'),
    motif: 'espresso', price: 1390, content: grams(250), brand: 'old-quay', dietary: fromPlants, options: ['coffee-grind'],
  },
  'decaf-beans': {
    title: t('Decaf, mountain water', 'قهوة منزوعة الكافيين', 'Entkoffeiniert, Bergwasser', 'Décaféiné à l’eau de montagne'),
    description: t('Mexico, nutty, 250 g.', 'من المكسيك بطعم المكسرات، 250 غ.', 'Mexiko, nussig, 250 g.', 'Mexique, notes de noix, 250 g.'),
    motif: 'cappuccino', price: 1290, content: grams(250), brand: 'old-quay', dietary: fromPlants, options: ['coffee-grind'],
  },
  'instant-coffee': {
    title: t('Freeze-dried coffee', 'قهوة سريعة الذوبان', 'Gefriergetrockneter Kaffee', 'Café lyophilisé'),
    description: t('100 g jar, better than you expect.', 'مرطبان 100 غ بجودة عالية.', '100-g-Glas, besser als gedacht.', 'Pot de 100 g, meilleur qu’on ne croit.'),
    motif: 'hot-chocolate', price: 699, content: grams(100), brand: 'old-quay', dietary: fromPlants,
  },
  'breakfast-tea-box': {
    title: t('Breakfast tea, 40 bags', 'شاي الإفطار 40 كيسًا', 'Frühstückstee, 40 Beutel', 'Thé du matin, 40 sachets'),
    description: t('Plastic-free bags.', 'أكياس خالية من البلاستيك.', 'Plastikfreie Beutel.', 'Sachets sans plastique.'),
    motif: 'tea-box', price: 449, content: pieces(40), brand: 'old-quay', dietary: fromPlants,
  },
  'mint-tea-box': {
    title: t('Peppermint tea, 20 bags', 'شاي النعناع 20 كيسًا', 'Pfefferminztee, 20 Beutel', 'Infusion menthe poivrée, 20 sachets'),
    description: t('Whole leaf, caffeine-free.', 'أوراق كاملة بلا كافيين.', 'Ganzes Blatt, koffeinfrei.', 'Feuilles entières, sans théine.'),
    motif: 'mint-tea', price: 349, content: pieces(20), brand: 'meadowlark', dietary: fromPlants, tags: ['organic'],
  },
  'sencha-tin': {
    title: t('Sencha, loose leaf', 'سنتشا أوراق', 'Sencha, lose', 'Sencha en vrac'),
    description: t('Spring harvest, 80 g tin.', 'قطفة الربيع، علبة 80 غ.', 'Frühjahrsernte, 80-g-Dose.', 'Récolte de printemps, boîte de 80 g.'),
    motif: 'green-tea', price: 990, content: grams(80), brand: 'kori', dietary: fromPlants, addons: ['gift-wrap'],
  },
  'cocoa-powder': {
    title: t('Drinking chocolate', 'مسحوق الشوكولاتة الساخنة', 'Trinkschokolade', 'Chocolat à boire'),
    description: t('Flaked 60%, 250 g.', 'رقائق كاكاو 60%، 250 غ.', 'Geraspelt, 60 %, 250 g.', 'En copeaux, 60 %, 250 g.'),
    motif: 'chocolate-box', price: 649, content: grams(250), brand: 'bellweather', dietary: declared(['soybeans'], ['vegan', 'gluten_free'], ['milk', 'nuts']),
  },
  'elderflower-cordial': {
    title: t('Elderflower cordial', 'شراب البيلسان المركّز', 'Holunderblütensirup', 'Sirop de fleur de sureau'),
    description: t('Makes five liters, 500 ml.', 'يكفي خمسة لترات، 500 مل.', 'Ergibt fünf Liter, 500 ml.', 'Donne cinq litres, 50 cl.'),
    motif: 'mint-lemonade', price: 599, content: millilitres(500), brand: 'millbrook', dietary: fromPlants,
  },
});
