export type Expected = { readonly shops?: readonly string[]; readonly dishes?: string };
export type Sort =
  | 'typed'
  | 'misspelt'
  | 'half'
  | 'two words'
  | 'form'
  | 'article'
  | 'transliterated'
  | 'cuisine'
  | 'shop'
  | 'ingredient';
export type Query = { readonly lang: string; readonly sort: Sort; readonly term: string; readonly expected: Expected };

const PIZZERIAS = 'forno-rosso pier-nine-pizza midnight-slice trattoria-del-molo pizzeria-seeblick';
const SUSHI = 'kaito-sushi umi-bento poke-point sushi-am-ufer';
const INDIAN = 'saffron-route curry-leaf';
const MEXICAN = 'casa-lupita taco-norte';
const SWEETS = 'sunny-side gelato-lucia sweet-pistachio cafe-kirchgasse';
const BAKERIES = 'first-ferry-coffee alder-bakehouse cedar-and-thyme baeckerei-hofer';
const COFFEE = 'first-ferry-coffee alder-bakehouse sunny-side gelato-lucia cafe-kirchgasse';
const SEAFOOD = 'poke-point kaito-sushi trattoria-del-molo tidepool-fishmonger oyster-shed fish-and-vinegar mama-adjoa';
const FLOWERS = 'wick-and-petal blumen-rebhalde';
const BREAKFAST = `${COFFEE} harbor-light-diner green-tier curry-leaf baeckerei-hofer`;
const GROCERIES =
  'seemarkt harbor-market alder-corner-store green-cart block-and-cleaver al-waha-market tidepool-fishmonger the-bottle-dock';
const NOODLES = 'umi-bento lantern-ramen noodle-dock golden-carp dumpling-lane basil-and-lime saigon-corner';
const THAI = 'basil-and-lime saigon-corner';
const ITALIAN = 'forno-rosso nonna-pia trattoria-del-molo gelato-lucia';

/** The pizzas of the city, few of which have the word in their names. */
const PIZZA =
  '^(margherita|marinara|pepperoni|quattro formaggi|prosciutto|diavola|ortolana|mushroom and truffle|tonno|barbecue chicken|pineapple|the harbor|vegan garden|burrata|calzone|.*slice|grandma square|.*pizza)';
const SUSHI_DISHES = 'sushi|nigiri|roll|maki|sashimi|salmon';

/** One line a sort: `term: what`, parted by semicolons; `@` before names of shops, else a pattern of dish names. */
const said = (lang: string, lines: Partial<Record<Sort, string>>): readonly Query[] =>
  Object.entries(lines).flatMap(([sort, line]) =>
    line
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair !== '')
      .map((pair) => {
        const at = pair.indexOf(':');
        const [term, what] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
        const expected = what.startsWith('@') ? { shops: what.slice(1).split(' ') } : { dishes: what };
        return { lang, sort: sort as Sort, term, expected };
      }),
  );

export const GOLDEN: readonly Query[] = [
  ...said('en', {
    typed: `pizza: ${PIZZA}; pizza: @${PIZZERIAS}; sushi: ${SUSHI_DISHES}; shawarma: shawarma; falafel: falafel; ramen: ramen;
      tiramisu: tiramis; baklava: baklava; espresso: ^espresso; cola: ^cola; margherita: ^margherita; lasagne: lasagne;
      burrito: burrito; pad thai: ^pad thai; tom yum: tom yum; pho: pho; croissant: croissant; cheesecake: cheesecake;
      fish and chips: ^fish and chips; hummus: hummus; caesar: caesar; gelato: gelato; lobster roll: lobster roll`,
    misspelt: `piza: ${PIZZA}; pizzza: ${PIZZA}; pizaa: ${PIZZA}; susi: ${SUSHI_DISHES}; shushi: ${SUSHI_DISHES}; cofee: coffee|espresso|latte|brew|flat white|cappuccino|filter|mocha;
      cofee: @${COFFEE}; flafel: falafel; falafle: falafel; hamburgr: burger; burgr: burger; tiramsu: tiramis; baklva: baklava; espreso: espresso;
      expresso: espresso; capuccino: cappuccino; crossant: croissant; lasanga: lasagne; spagetti: spaghetti; chiken: chicken; salmn: salmon;
      avacado: avocado; tacoss: taco; buritto: burrito; guacamoli: guacamole; brownei: brownie; wafle: waffle; panckes: pancake; dumplngs: dumpling; quesadila: quesadilla; piza: @${PIZZERIAS}`,
    half: `piz: ${PIZZA}; sush: ${SUSHI_DISHES}; marg: ^margherita; cappu: cappuccino; fala: falafel; tira: tiramis; bakl: baklava; guac: guacamole;
      burr: burrit|burrata; chees: chees; croiss: croissant; espr: espresso; lent: lentil; shawa: shawarma; forno: @forno-rosso; kait: @kaito-sushi; nonn: @nonna-pia`,
    'two words': `chicken shawarma: chicken shawarma; lentil soup: lentil soup; salmon nigiri: salmon nigiri; vegan burrito: vegan burrito; iced latte: iced latte;
      fried rice: fried rice; spring rolls: rolls; orange juice: orange juice; mint tea: mint tea; beef pho: beef pho; miso soup: miso soup; pizza margherita: margherita; chocolate cake: chocolate layer cake; spicy tuna: spicy tuna; green curry: green curry`,
    form: `pizzas: ${PIZZA}; burgers: burger; croissants: croissant; waffles: waffle; dumplings: dumpling; lentils: lentil; tomatoes: tomato; strawberries: strawberr; sandwiches: sandwich|club; tacos: taco; bagels: bagel; salads: salad`,
    transliterated: `shaurma: shawarma; shwarma: shawarma; schawarma: shawarma; chawarma: shawarma; houmous: hummus; kebap: kebab; doner: döner; knafeh: kunafa|künefe; lahmajoun: lahm|lahmacun; tabouli: tabbouleh; felafel: falafel; burek: börek; banh mi: bánh mì; biriyani: biryani; gyosa: gyoza; пицца: ${PIZZA}; 寿司: ${SUSHI_DISHES}; فلافل: falafel`,
    cuisine: `italian: @${ITALIAN} pizzeria-seeblick; mexican: @${MEXICAN}; indian: @${INDIAN}; thai: @${THAI}; seafood: @${SEAFOOD}; vietnamese: @saigon-corner; lebanese: @cedar-and-thyme; syrian: @levant-kitchen; swabian: @gasthaus-zur-linde; breakfast: @${BREAKFAST}; flowers: @${FLOWERS}; bakery: @${BAKERIES}; vegan: @green-tier root-and-grain levant-kitchen curry-leaf green-cart; chinese: @golden-carp; groceries: @${GROCERIES}; sushi: @${SUSHI}; coffee: @${COFFEE}; korean: @noodle-dock; sweets: @${SWEETS}; noodles: @${NOODLES}`,
    shop: `kaito sushi: @kaito-sushi; forno rosso: @forno-rosso; levant: @levant-kitchen; bab sharqi: @bab-sharqi; doner am hafen: @doener-am-hafen; backerei hofer: @baeckerei-hofer; oyster shed: @oyster-shed; saigon: @saigon-corner; gasthaus: @gasthaus-zur-linde; harbor light: @harbor-light-diner; nona pia: @nonna-pia; sunny side: @sunny-side`,
    ingredient: `avocado: avocado; halloumi: halloumi; mushroom: mushroom; salmon: salmon; tofu: tofu; pistachio: pistachio; eggplant: eggplant; truffle: truffle; burrata: burrata; aubergine: eggplant|aubergine|moussaka|melanzane; shrimp: prawn`,
  }),
  ...said('ar', {
    typed: `بيتزا: ${PIZZA}; بيتزا: @${PIZZERIAS}; سوشي: ${SUSHI_DISHES}; شاورما: shawarma; فلافل: falafel; حمص: hummus; كنافة: kunafa|künefe; بقلاوة: baklava; قهوة: coffee|brew|filter|espresso|latte|flat white|cappuccino|mocha; تبولة: tabbouleh; فتوش: fattoush; برغر: burger; شوربة عدس: lentil|mercimek; تيراميسو: tiramis; لازانيا: lasagne; كباب: kebab|iskender`,
    article: `الشاورما: shawarma; الفلافل: falafel; البيتزا: ${PIZZA}; الحمص: hummus; الكنافة: kunafa|künefe; البقلاوة: baklava; القهوة: @${COFFEE}; والفلافل: falafel; الدجاج: chicken|karaage|buttermilk|wings|taouk; العدس: lentil|mercimek|mujaddara|dal`,
    form: `كنافه: kunafa|künefe; بقلاوه: baklava; تبوله: tabbouleh; قهوه: @${COFFEE}; شوربه: soup|broth|chowder; سلطه: salad|fattoush|tabbouleh|slaw|wedge|cucumber; سَلَطَة: salad|fattoush|tabbouleh; دجاجة: chicken; سلطات: salad|fattoush|tabbouleh|wedge|caprese|cucumber|mussels; مشروبات: @the-bottle-dock seemarkt harbor-market alder-corner-store; إفطار: @${BREAKFAST}; افطار: @${BREAKFAST}`,
    misspelt: `شورما: shawarma; شاورمة: shawarma; فلافيل: falafel; بتزا: ${PIZZA}; بيزا: ${PIZZA}; سوشى: ${SUSHI_DISHES}; تبوله: tabbouleh; همبرجر: burger; كاباب: kebab|iskender|shish|köfte|kofta`,
    half: `بيت: ${PIZZA}; فلا: falafel; شاور: shawarma; تبو: tabbouleh; كناف: kunafa|künefe; بقلا: baklava`,
    'two words': `شاورما دجاج: shawarma; سلطة سيزر: caesar; شوربة عدس حمراء: lentil|mercimek; عصير برتقال: orange juice; أرز مقلي: fried rice`,
    transliterated: `pizza: ${PIZZA}; shawarma: shawarma; sushi: ${SUSHI_DISHES}; ساشيمي: sashimi|bass; رامن: ramen; تاكو: taco; برياني: biryani; سمبوسة: samosa`,
    cuisine: `إيطالي: @${ITALIAN} pizzeria-seeblick; هندي: @${INDIAN}; مكسيكي: @${MEXICAN}; مشاوي: @levant-kitchen cedar-and-thyme bab-sharqi ember-yard low-tide-smokehouse night-skewer the-coop block-and-cleaver gasthaus-zur-linde doener-am-hafen mama-adjoa copper-and-bone; حلويات: @${SWEETS}; مخابز: @${BAKERIES}; زهور: @${FLOWERS}; تايلندي: @${THAI}; مأكولات بحرية: @${SEAFOOD}; نباتي: @green-tier root-and-grain levant-kitchen curry-leaf green-cart; بقالة: @${GROCERIES}; سوري: @levant-kitchen`,
    shop: `برغر الرصيف: @dockside-burgers; باب شرقي: @bab-sharqi; kaito: @kaito-sushi`,
    ingredient: `حلومي: halloumi; أفوكادو: avocado; سلمون: salmon; باذنجان: eggplant|moussaka|melanzane|muhammara|baba; فستق: pistachio|baklava|kunafa; سبانخ: spinach|saag|palak`,
  }),
  ...said('de', {
    typed: `Pizza: ${PIZZA}; Pizza: @${PIZZERIAS}; Sushi: ${SUSHI_DISHES}; Schnitzel: schnitzel; Käsespätzle: spaetzle; Döner: döner; Kartoffelsalat: potato salad; Apfelstrudel: strudel; Currywurst: currywurst; Falafel: falafel; Lasagne: lasagne; Maultaschen: maultaschen; Espresso: espresso; Flammkuchen: flammkuchen`,
    misspelt: `Piza: ${PIZZA}; Schnizel: schnitzel; Döhner: döner; Flamkuchen: flammkuchen; Spagetti: spaghetti; Falaffel: falafel; Schwarma: shawarma; Lasange: lasagne; Brezl: pretzel; Croisant: croissant`,
    half: `Schni: schnitzel; Piz: ${PIZZA}; Maul: maultaschen; Flamm: flammkuchen; Curryw: currywurst; Fala: falafel`,
    'two words': `Pizza Margherita: margherita; Lachs Nigiri: salmon nigiri; Käse Spätzle: spaetzle; Süßkartoffel Pommes: sweet potato fries; Fish and Chips: fish and chips`,
    form: `Pizzen: ${PIZZA}; Burger: burger; Salate: salad|greens|wedge|bowl; Linsen: lentil|mercimek|mujaddara; Tacos: taco`,
    transliterated: `Schawarma: shawarma; Shawarma: shawarma; Doener: döner; Humus: hummus; Börek: börek; Baklawa: baklava; Kebap: kebab; chicken: chicken`,
    cuisine: `italienisch: @${ITALIAN} pizzeria-seeblick; indisch: @${INDIAN}; mexikanisch: @${MEXICAN}; Bäckerei: @${BAKERIES}; Frühstück: @${BREAKFAST}; Lebensmittel: @${GROCERIES}; Blumen: @${FLOWERS}; Getränke: @the-bottle-dock seemarkt harbor-market alder-corner-store; thailändisch: @${THAI}; chinesisch: @golden-carp; vegan: @green-tier root-and-grain levant-kitchen curry-leaf green-cart; Eis: @gelato-lucia; Metzger: @block-and-cleaver al-waha-market; Supermarkt: @seemarkt ${GROCERIES}`,
    shop: `Gasthaus zur Linde: @gasthaus-zur-linde; Pizzeria Seeblick: @pizzeria-seeblick; Hofer: @baeckerei-hofer; Seemarkt: @seemarkt; Sushi am Ufer: @sushi-am-ufer; doner am hafen: @doener-am-hafen`,
    ingredient: `Lachs: salmon; Pilze: mushroom|shiitake|king oyster|porcini|portobello|pide; Hähnchen: chicken|wings|karaage|tenders; Aubergine: eggplant|aubergine|moussaka|melanzane; Garnelen: prawn|shrimp; Thunfisch: tuna|tonno; Spinat: spinach|saag|palak`,
  }),
  ...said('fr', {
    typed: `pizza: ${PIZZA}; pizza: @${PIZZERIAS}; sushis: ${SUSHI_DISHES}; croissant: croissant; pain au chocolat: pain au chocolat; baguette: baguette; tarte flambée: flammkuchen; falafel: falafel; soupe de lentilles: lentil|mercimek; tiramisu: tiramis; café: @${COFFEE}; frites: fries|frites|chips|chunky; macarons: macaron; crème caramel: caramel`,
    misspelt: `piza: ${PIZZA}; croisant: croissant; bagette: baguette; makarons: macaron; falafell: falafel; lasagnes: lasagne; tiramissu: tiramis; hamburguer: burger; chocolta: choc|mocha|brownie; pouletr: chicken`,
    half: `piz: ${PIZZA}; crois: croissant; bague: baguette; fala: falafel; tirami: tiramis; macar: macaron`,
    'two words': `pizza margherita: margherita; salade césar: caesar; jus d’orange: orange juice; steak frites: steak frites; poulet rôti: chicken|rotisserie; riz sauté: rice|biryani; thé à la menthe: mint tea`,
    form: `pizzas: ${PIZZA}; burgers: burger; salades: salad|greens|bowl|wedge|caprese; crevettes: prawn; gâteaux: cake; tacos: taco`,
    transliterated: `chawarma: shawarma; shawarma: shawarma; houmous: hummus; kebab: kebab; taboulé: tabbouleh; chicken: chicken; baklavas: baklava`,
    cuisine: `italien: @${ITALIAN} pizzeria-seeblick; indien: @${INDIAN}; mexicain: @${MEXICAN}; boulangerie: @${BAKERIES}; petit-déjeuner: @${BREAKFAST}; épicerie: @${GROCERIES}; fleurs: @${FLOWERS}; thaï: @${THAI}; fruits de mer: @${SEAFOOD}; libanais: @cedar-and-thyme; glaces: @gelato-lucia; boucherie: @block-and-cleaver al-waha-market`,
    shop: `kaito: @kaito-sushi; levant: @levant-kitchen; trattoria: @trattoria-del-molo; gelato lucia: @gelato-lucia`,
    ingredient: `saumon: salmon; champignons: mushroom|shiitake|king oyster|porcini|portobello; poulet: chicken|wings|karaage|tenders|cockerel; aubergine: eggplant|aubergine|moussaka|melanzane; avocat: avocado; épinards: spinach|saag|palak`,
  }),
  ...said('es', {
    typed: `pizza: ${PIZZA}; pizza: @${PIZZERIAS}; hamburguesa: burger; ensalada: salad; sushi: ${SUSHI_DISHES}; tacos: taco; café: coffee|brew|filter|espresso; helado: gelato|ice|sorbet|sundae; sopa: soup|chowder|broth; pollo: chicken; churros: churros`,
    misspelt: `piza: ${PIZZA}; hamburgesa: burger; ensaladda: salad; susi: ${SUSHI_DISHES}; churos: churros; gambass: prawn; quesadila: quesadilla`,
    half: `hambur: burger; ensal: salad; piz: ${PIZZA}; hela: gelato|ice|sorbet|sundae`,
    'two words': `patatas fritas: fries|frites|chips; arroz frito: fried rice; sopa de lentejas: lentil; zumo de naranja: orange juice; aceite de oliva: olive oil`,
    form: `hamburguesas: burger; pizzas: ${PIZZA}; ensaladas: salad; huevos: egg; sopas: soup`,
    transliterated: `shawarma: shawarma; falafel: falafel; hummus: hummus; kebab: kebab; lasaña: lasagne`,
    cuisine: `italiano: @${ITALIAN} pizzeria-seeblick; mexicano: @${MEXICAN}; panadería: @${BAKERIES}; desayuno: @${BREAKFAST}; flores: @${FLOWERS}; mariscos: @${SEAFOOD}; supermercado: @${GROCERIES}; bebidas: @the-bottle-dock seemarkt harbor-market alder-corner-store; tailandés: @${THAI}; postres: @${SWEETS}; carnicería: @block-and-cleaver al-waha-market`,
    ingredient: `salmón: salmon; queso: chees; gambas: prawn; champiñones: mushroom; aguacate: avocado; berenjena: eggplant`,
  }),
  ...said('ru', {
    typed: `пицца: ${PIZZA}; пицца: @${PIZZERIAS}; суши: ${SUSHI_DISHES}; роллы: roll|maki; бургер: burger; шаурма: shawarma; фалафель: falafel; хумус: hummus; кофе: coffee; салат: salad|fattoush|tabbouleh; суп: soup; рамен: ramen; тирамису: tiramis; мороженое: gelato|ice`,
    misspelt: `пица: ${PIZZA}; шаурмма: shawarma; шеурма: shawarma; фалафил: falafel; тирамиссу: tiramis; бурегр: burger; капучинно: cappuccino; чизкек: cheesecake`,
    half: `пиц: ${PIZZA}; шаур: shawarma; бург: burger; фала: falafel; тира: tiramis`,
    'two words': `жареный рис: fried rice; апельсиновый сок: orange juice; картошка фри: fries|frites|chips; салат цезарь: caesar; чечевичный суп: lentil soup; том ям: tom yum`,
    form: `пиццы: ${PIZZA}; пиццу: ${PIZZA}; бургеры: burger; салаты: salad|fattoush|tabbouleh; супы: soup; круассаны: croissant; шаурму: shawarma; грибами: mushroom`,
    transliterated: `pizza: ${PIZZA}; шаверма: shawarma; шаварма: shawarma; пахлава: baklava; баклава: baklava; кебаб: kebab; донер: döner; капучино: cappuccino`,
    cuisine: `итальянская: @${ITALIAN} pizzeria-seeblick; индийская: @${INDIAN}; мексиканская: @${MEXICAN}; пекарня: @${BAKERIES}; завтрак: @${BREAKFAST}; цветы: @${FLOWERS}; морепродукты: @${SEAFOOD}; тайская: @${THAI}; десерт: @${SWEETS}; супермаркет: @${GROCERIES}; китайская: @golden-carp`,
    ingredient: `лосось: salmon; курица: chicken; грибы: mushroom; авокадо: avocado; сыр: chees; креветки: prawn; баклажан: eggplant`,
  }),
  ...said('tr', {
    typed: `pizza: ${PIZZA}; pizza: @${PIZZERIAS}; döner: döner; lahmacun: lahmacun|lahm; künefe: künefe|kunafa; baklava: baklava; salata: salad; çorba: soup; ayran: ayran; kahve: coffee; dondurma: gelato|ice; hamburger: burger; börek: börek; iskender: iskender`,
    misspelt: `piza: ${PIZZA}; lahmcun: lahmacun|lahm; donner: döner; iskendr: iskender; baklva: baklava; hamburgr: burger; kuenefe: künefe|kunafa; dondrma: gelato|ice`,
    half: `piz: ${PIZZA}; lahma: lahmacun|lahm; baklav: baklava; dondur: gelato|ice; hambur: burger`,
    'two words': `patates kızartması: fries|frites|chips; portakal suyu: orange juice; mercimek çorbası: lentil soup|mercimek; tavuk kanat: wings; adana kebap: adana`,
    form: `pizzalar: ${PIZZA}; IŞKENDER: iskender; tatlılar: @${SWEETS}; salatalar: salad`,
    transliterated: `şavurma: shawarma; kebap: kebab; falafel: falafel; humus: hummus; köfte: kofta|köfte|kibbeh; doner: döner`,
    cuisine: `italyan: @${ITALIAN} pizzeria-seeblick; kahvaltı: @${BREAKFAST}; fırın: @${BAKERIES}; tatlı: @${SWEETS}; çiçek: @${FLOWERS}; deniz ürünleri: @${SEAFOOD}; süpermarket: @${GROCERIES}; içecek: @the-bottle-dock seemarkt harbor-market alder-corner-store; meksika: @${MEXICAN}; kasap: @block-and-cleaver al-waha-market`,
    ingredient: `tavuk: chicken; somon: salmon; peynir: chees; mantar: mushroom; karides: prawn; patlıcan: eggplant; ıspanak: spinach`,
  }),
  ...said('zh', {
    typed: `披萨: ${PIZZA}; 披萨: @${PIZZERIAS}; 比萨: ${PIZZA}; 寿司: ${SUSHI_DISHES}; 汉堡: burger; 沙拉: salad|fattoush|tabbouleh; 拉面: ramen|noodle; 咖啡: coffee; 炒饭: fried rice; 饺子: dumpling; 春卷: rolls; 宫保鸡丁: kung pao; 麻婆豆腐: mapo; 提拉米苏: tiramis; 牛排: steak; 薯条: fries|frites|chips; 冰淇淋: gelato|ice; 可颂: croissant`,
    half: `宫保: kung pao; 麻婆: mapo; 提拉: tiramis; 加州: california; 冰激: gelato|ice`,
    'two words': `鸡肉 汉堡: burger; 三文鱼 寿司: salmon|nigiri; 扁豆汤: lentil soup; 橙汁: orange juice; 炸鱼薯条: fish and chips`,
    transliterated: `pizza: ${PIZZA}; sushi: ${SUSHI_DISHES}; 披薩: ${PIZZA}; 漢堡: burger; 冬阴功: tom yum; 泰式炒河粉: pad thai; 卡布奇诺: cappuccino`,
    cuisine: `意大利菜: @${ITALIAN} pizzeria-seeblick; 印度菜: @${INDIAN}; 墨西哥菜: @${MEXICAN}; 早餐: @${BREAKFAST}; 海鲜: @${SEAFOOD}; 鲜花: @${FLOWERS}; 超市: @${GROCERIES}; 中餐: @golden-carp; 泰国菜: @${THAI}; 甜点: @${SWEETS}; 饮料: @the-bottle-dock seemarkt harbor-market alder-corner-store; 烘焙: @${BAKERIES}`,
    ingredient: `三文鱼: salmon; 鸡肉: chicken; 蘑菇: mushroom; 豆腐: tofu; 牛油果: avocado; 芝士: chees; 虾: prawn; 茄子: eggplant`,
  }),
];
