import { furtherTexts } from '../table.ts';

export const drinkTexts = furtherTexts({
  'mint-lemonade': {
    es: ['Limonada con menta', 'Limones enteros machacados con menta fresca, con hielo.'],
    ru: ['Лимонад с мятой', 'Целые лимоны, растёртые со свежей мятой, со льдом.'],
    tr: ['Naneli limonata', 'Taze naneyle ezilmiş bütün limon, buzlu.'],
    zh: ['薄荷柠檬水', '整颗柠檬与鲜薄荷一起捣碎，加冰。'],
  },
  'cola': {
    es: ['Refresco de cola', 'Cola con azúcar de caña, en botella de vidrio fría de 330 ml.'],
    ru: ['Кола', 'Кола на тростниковом сахаре, холодная стеклянная бутылка 330 мл.'],
    tr: ['Kola', 'Şeker kamışı şekerli kola, 330 ml soğuk cam şişede.'],
    zh: ['可乐', '蔗糖可乐，330毫升冰镇玻璃瓶装。'],
  },
  'still-water': {
    es: ['Agua sin gas', 'Agua de manantial, 500 ml.'],
    ru: ['Вода без газа', 'Родниковая вода, 500 мл.'],
    tr: ['Su', 'Kaynak suyu, 500 ml.'],
    zh: ['矿泉水', '山泉水，500毫升。'],
  },
  'sparkling-water': {
    es: ['Agua con gas', 'Burbuja fina y una rodaja de limón, 500 ml.'],
    ru: ['Вода с газом', 'Мелкие пузырьки и ломтик лимона, 500 мл.'],
    tr: ['Maden suyu', 'İnce köpüklü, bir dilim limonla, 500 ml.'],
    zh: ['气泡水', '气泡细腻，配一片柠檬，500毫升。'],
  },
  'orange-juice': {
    es: ['Zumo de naranja natural', 'Cuatro naranjas, exprimidas al momento.'],
    ru: ['Свежевыжатый апельсиновый сок', 'Четыре апельсина, выжимаем под заказ.'],
    tr: ['Taze portakal suyu', 'Sipariş gelince sıkılan dört portakal.'],
    zh: ['鲜榨橙汁', '四颗橙子，下单现榨。'],
  },
  'peach-iced-tea': {
    es: ['Té helado de melocotón', 'Té negro de la casa, melocotón maduro y poco azúcar.'],
    ru: ['Холодный чай с персиком', 'Чёрный чай нашей заварки, спелый персик, немного сахара.'],
    tr: ['Şeftalili soğuk çay', 'Burada demlenmiş siyah çay, olgun şeftali, az şeker.'],
    zh: ['蜜桃冰茶', '店内现泡红茶，熟透的桃子，少糖。'],
  },
  'mint-tea': {
    es: ['Té de menta fresca', 'Un puñado de menta, té gunpowder y el azúcar aparte.'],
    ru: ['Чай со свежей мятой', 'Пучок мяты, чай ганпаудер, сахар отдельно.'],
    tr: ['Taze nane çayı', 'Bir tutam nane, gunpowder yeşil çay, şekeri yanında.'],
    zh: ['鲜薄荷茶', '一大把薄荷配珠茶，糖另附。'],
  },
  'green-tea': {
    es: ['Té verde sencha', 'Hoja japonesa al vapor, herbácea y limpia.'],
    ru: ['Зелёный чай сенча', 'Японский лист, пропаренный, травянистый и чистый вкус.'],
    tr: ['Sencha yeşil çay', 'Buharlanmış Japon yaprağı, otsu ve berrak.'],
    zh: ['日本煎茶', '蒸青日本茶叶，草香清爽。'],
  },
  'ayran': {
    es: ['Ayran', 'Bebida de yogur con sal, batida hasta hacer espuma.'],
    ru: ['Айран', 'Солёный йогуртовый напиток, взбитый до пены.'],
    tr: ['Ayran', 'Köpürene kadar çırpılmış tuzlu yoğurt içeceği.'],
    zh: ['艾兰咸酸奶', '咸味酸奶饮料，打至起泡。'],
  },
  'ginger-beer': {
    es: ['Cerveza de jengibre picante, sin alcohol', 'Jengibre prensado, lima y guindilla; pica de verdad.'],
    ru: ['Острый имбирный эль, безалкогольный', 'Отжатый имбирь, лайм и чили; по-настоящему острый.'],
    tr: ['Acı zencefil gazozu, alkolsüz', 'Sıkılmış zencefil, misket limonu ve acı biber; gerçekten keskin.'],
    zh: ['辛辣姜汁汽水（无酒精）', '鲜榨姜汁、青柠和辣椒，够冲够劲。'],
  },
  'elderflower-spritz': {
    es: ['Spritz de flor de saúco', 'Flor de saúco, agua con gas y una cinta de pepino.'],
    ru: ['Шприц с цветами бузины', 'Цветы бузины, газированная вода, лента огурца.'],
    tr: ['Mürver çiçekli spritz', 'Mürver çiçeği, maden suyu, salatalık şeridi.'],
    zh: ['接骨木花气泡饮', '接骨木花、气泡水、黄瓜薄片。'],
  },
  'watermelon-cooler': {
    es: ['Refresco de sandía', 'Sandía triturada, lima y una pizca de sal.'],
    ru: ['Арбузный кулер', 'Взбитый арбуз, лайм и щепотка соли.'],
    tr: ['Buzlu karpuz', 'Blenderdan geçmiş karpuz, misket limonu ve bir tutam tuz.'],
    zh: ['西瓜冰饮', '现打西瓜、青柠、一小撮盐。'],
  },
});
