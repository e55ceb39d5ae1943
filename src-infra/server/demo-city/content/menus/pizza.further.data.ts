import { furtherTexts } from '../table.ts';

export const pizzaTexts = furtherTexts({
  'margherita': {
    es: ['Margarita', 'Tomate San Marzano, fior di latte y hojas de albahaca.'],
    ru: ['Маргарита', 'Томаты Сан-Марцано, фьор-ди-латте, листья базилика.'],
    tr: ['Margherita pizza', 'San Marzano domatesi, fior di latte, taze fesleğen.'],
    zh: ['玛格丽特披萨', '圣马扎诺番茄、鲜奶马苏里拉，手撕罗勒。'],
  },
  'marinara': {
    es: ['Marinara', 'Tomate, ajo laminado, orégano y buen aceite. Sin queso.'],
    ru: ['Маринара', 'Томаты, ломтики чеснока, орегано, хорошее масло. Без сыра.'],
    tr: ['Marinara pizza', 'Domates, ince sarımsak dilimleri, kekik, iyi zeytinyağı. Peynirsiz.'],
    zh: ['玛丽娜拉披萨', '番茄、蒜片、牛至、好橄榄油，不放奶酪。'],
  },
  'pepperoni': {
    es: ['Pepperoni de ternera', 'Pepperoni de ternera bien crujiente y miel picante, si te apetece.'],
    ru: ['Пепперони из говядины', 'Говяжья пепперони с хрустящими краями, по желанию — острый мёд.'],
    tr: ['Dana pepperonili pizza', 'Kenarları çıtır dana pepperoni, isteyene acılı bal.'],
    zh: ['牛肉意式辣肠披萨', '牛肉辣肠烤得微卷焦脆，可配辣味蜂蜜。'],
  },
  'quattro-formaggi': {
    es: ['Cuatro quesos', 'Mozzarella, gorgonzola, taleggio, parmesano y pera.'],
    ru: ['Четыре сыра', 'Моцарелла, горгонзола, таледжо, пармезан и груша.'],
    tr: ['Dört peynirli pizza', 'Mozzarella, gorgonzola, taleggio, parmesan ve armut.'],
    zh: ['四种奶酪披萨', '马苏里拉、戈贡佐拉、塔雷吉欧、帕尔马干酪，配香梨。'],
  },
  'prosciutto-rucola': {
    es: ['Prosciutto y rúcula', 'Jamón de Parma añadido tras el horneado, rúcula y lascas de grana.'],
    ru: ['Прошутто и руккола', 'Пармская ветчина после печи, руккола, стружка граны.'],
    tr: ['Prosciuttolu ve rokalı pizza', 'Fırından sonra eklenen Parma jambonu, roka, yaprak yaprak grana.'],
    zh: ['帕尔马火腿芝麻菜披萨', '出炉后铺上帕尔马火腿、芝麻菜和格拉纳奶酪薄片。'],
  },
  'diavola': {
    es: ['Diavola picante', 'Salami picante, guindilla de Calabria y aceitunas negras.'],
    ru: ['Дьявола', 'Острая салями, калабрийский перец чили, чёрные оливки.'],
    tr: ['Acılı Diavola pizza', 'Acılı salam, Calabria biberi, siyah zeytin.'],
    zh: ['魔鬼辣肠披萨', '辣味萨拉米、卡拉布里亚辣椒、黑橄榄。'],
  },
  'ortolana': {
    es: ['Pizza de verduras a la parrilla', 'Calabacín, berenjena y pimientos a la parrilla, pesto de albahaca.'],
    ru: ['Ортолана с овощами гриль', 'Кабачок, баклажан и сладкий перец на гриле, песто из базилика.'],
    tr: ['Izgara sebzeli pizza', 'Izgara kabak, patlıcan ve biber, fesleğen pestosu.'],
    zh: ['田园烤蔬披萨', '烤西葫芦、茄子、甜椒，罗勒青酱。'],
  },
  'funghi-tartufo': {
    es: ['Setas y trufa', 'Setas asadas, crema de trufa y tomillo; sin tomate.'],
    ru: ['С грибами и трюфелем', 'Жареные грибы, трюфельный крем, тимьян; без томатов.'],
    tr: ['Mantarlı ve trüflü pizza', 'Fırınlanmış mantar, trüf kreması, taze kekik; domatessiz.'],
    zh: ['松露蘑菇披萨', '烤蘑菇、松露奶油、百里香，不放番茄。'],
  },
  'tonno-cipolla': {
    es: ['Atún y cebolla', 'Atún pescado con caña, cebolla roja, alcaparras y limón.'],
    ru: ['С тунцом и луком', 'Тунец, пойманный на удочку, красный лук, каперсы, лимон.'],
    tr: ['Ton balıklı ve soğanlı pizza', 'Oltayla tutulmuş ton balığı, kırmızı soğan, kapari, limon.'],
    zh: ['金枪鱼洋葱披萨', '竿钓金枪鱼、红洋葱、刺山柑、柠檬。'],
  },
  'barbecue-chicken-pizza': {
    es: ['Pollo a la barbacoa', 'Pollo ahumado, maíz dulce, cebolla roja y salsa agridulce.'],
    ru: ['Курица барбекю', 'Копчёная курица, сладкая кукуруза, красный лук, пикантный соус.'],
    tr: ['Barbekü soslu tavuklu pizza', 'Tütsülenmiş tavuk, mısır, kırmızı soğan, mayhoş sos.'],
    zh: ['烧烤鸡肉披萨', '烟熏鸡肉、甜玉米、红洋葱、酸甜烧烤酱。'],
  },
  'hawaii': {
    es: ['Hawaiana', 'Piña caramelizada y jamón cocido, sin pedir perdón.'],
    ru: ['Гавайская', 'Карамелизованный ананас, варёная ветчина, никаких извинений.'],
    tr: ['Hawaii pizza', 'Karamelize ananas ve pişmiş jambon; özür dilemiyoruz.'],
    zh: ['夏威夷披萨', '焦糖菠萝配熟火腿，爱吃不用解释。'],
  },
  'harbor-pizza': {
    es: ['La del puerto', 'Almejas, ajo, ralladura de limón, perejil y pecorino.'],
    ru: ['Портовая', 'Вонголе, чеснок, цедра лимона, петрушка и пекорино.'],
    tr: ['Liman pizzası', 'Kum midyesi, sarımsak, limon kabuğu, maydanoz ve pecorino.'],
    zh: ['海港披萨', '蛤蜊、大蒜、柠檬皮屑、欧芹和佩科里诺奶酪。'],
  },
  'vegan-garden-pizza': {
    es: ['Huerta vegana', 'Alcachofa, tomate cherry, ricotta de anacardos y rúcula.'],
    ru: ['Веганский сад', 'Артишок, помидоры черри, рикотта из кешью, руккола.'],
    tr: ['Vegan bahçe pizzası', 'Enginar, kiraz domates, kaju ricottası, roka.'],
    zh: ['纯素田园披萨', '洋蓟、樱桃番茄、腰果“乳清奶酪”、芝麻菜。'],
  },
  'burrata-pizza': {
    es: ['Burrata y tomates cherry', 'Burrata fría abierta sobre una masa bien tostada.'],
    ru: ['С бурратой и помидорами черри', 'Холодная буррата на подпечённом до пузырей тесте.'],
    tr: ['Burrata ve kiraz domatesli pizza', 'Kabarcıklı, nar gibi hamurun üzerinde soğuk burrata.'],
    zh: ['布拉塔奶酪樱桃番茄披萨', '焦香饼底上掰开一颗冰凉的布拉塔奶酪。'],
  },
  'calzone': {
    es: ['Calzone', 'Masa cerrada, rellena de ricotta, mozzarella y jamón cocido.'],
    ru: ['Кальцоне', 'Закрытая пицца с рикоттой, моцареллой и варёной ветчиной.'],
    tr: ['Calzone', 'Kapalı pizza; içinde ricotta, mozzarella ve pişmiş jambon.'],
    zh: ['意式披萨饺', '对折烘烤，内馅是乳清奶酪、马苏里拉和熟火腿。'],
  },
  // By the slice
  'slice-cheese': {
    es: ['Porción de queso', 'Grande, flexible, para doblar: mozzarella de baja humedad y salsa dulce.'],
    ru: ['Кусок с сыром', 'Большой, мягкий, складывается пополам: плотная моцарелла, сладковатый соус.'],
    tr: ['Peynirli dilim', 'Büyük, yumuşak, katlamalık: az sulu mozzarella, tatlımsı sos.'],
    zh: ['芝士单片披萨', '大片柔软，对折着吃：低水分马苏里拉，微甜番茄酱。'],
  },
  'slice-pepperoni': {
    es: ['Porción de pepperoni', 'Pepperoni de ternera crujiente de borde a borde.'],
    ru: ['Кусок с пепперони', 'Хрустящая говяжья пепперони от края до края.'],
    tr: ['Pepperonili dilim', 'Bir uçtan bir uca çıtır dana pepperoni.'],
    zh: ['辣肠单片披萨', '焦脆牛肉辣肠，铺满每一寸。'],
  },
  'slice-grandma': {
    es: ['Cuadrado de la abuela', 'En bandeja, con tomate al ajo por encima del queso.'],
    ru: ['Бабушкин квадрат', 'Запечён на противне, чесночные томаты поверх сыра.'],
    tr: ['Büyükanne usulü kare dilim', 'Tepside pişer, sarımsaklı domates peynirin üstünde.'],
    zh: ['祖母方披萨', '烤盘烘焙，蒜香番茄酱淋在奶酪上面。'],
  },
  'slice-white': {
    es: ['Porción blanca con espinacas', 'Ricotta, ajo, espinacas y pimienta negra.'],
    ru: ['Белый кусок со шпинатом', 'Рикотта, чеснок, шпинат и чёрный перец.'],
    tr: ['Ispanaklı beyaz dilim', 'Ricotta, sarımsak, ıspanak ve karabiber.'],
    zh: ['菠菜白酱单片披萨', '乳清奶酪、大蒜、菠菜、黑胡椒。'],
  },
  'slice-vodka': {
    es: ['Porción con crema de tomate picante', 'Salsa rosa, guindilla de Calabria y aceite de albahaca.'],
    ru: ['Кусок с острым томатно-сливочным соусом', 'Розовый соус, калабрийский перец чили, базиликовое масло.'],
    tr: ['Acılı domates kremalı dilim', 'Pembe sos, Calabria biberi, fesleğenli yağ.'],
    zh: ['香辣番茄奶油单片披萨', '粉红酱、卡拉布里亚辣椒、罗勒油。'],
  },
  // Beside the pizza
  'garlic-knots': {
    es: ['Nudos de ajo', 'Seis nudos de masa, mantequilla de perejil y parmesano.'],
    ru: ['Чесночные узелки', 'Шесть узелков из теста, масло с петрушкой, пармезан.'],
    tr: ['Sarımsaklı hamur düğümleri', 'Altı adet, maydanozlu tereyağı ve parmesanla.'],
    zh: ['蒜香面包结', '六个面包结，欧芹黄油，帕尔马干酪。'],
  },
  'rosemary-focaccia': {
    es: ['Focaccia de romero', 'Con hoyuelos, aceite de oliva y sal en escamas.'],
    ru: ['Фокачча с розмарином', 'С ямочками, оливковым маслом и хлопьями соли.'],
    tr: ['Biberiyeli focaccia', 'Zeytinyağlı, gözenekli, üzerinde pul tuz.'],
    zh: ['迷迭香佛卡夏', '布满小坑，浸着橄榄油，撒片状海盐。'],
  },
  'bruschetta': {
    es: ['Bruschetta de tomate', 'Tres rebanadas a la parrilla, frotadas con ajo, con tomate maduro.'],
    ru: ['Брускетта с томатами', 'Три поджаренных ломтика, натёртых чесноком, спелые томаты.'],
    tr: ['Domatesli bruschetta', 'Sarımsak sürülmüş üç dilim kızarmış ekmek, olgun domates.'],
    zh: ['番茄意式烤面包片', '三片烤面包，蒜瓣擦香，配熟透的番茄。'],
  },
  'caprese': {
    es: ['Ensalada caprese', 'Mozzarella de búfala, tomate de variedad antigua y aceite de albahaca.'],
    ru: ['Капрезе', 'Моцарелла из молока буйволицы, томаты старинных сортов, базиликовое масло.'],
    tr: ['Caprese salatası', 'Manda mozzarellası, ata tohumu domates, fesleğenli yağ.'],
    zh: ['卡普里沙拉', '水牛马苏里拉、老品种番茄、罗勒油。'],
  },
  'rucola-parmesan-salad': {
    es: ['Ensalada de rúcula y parmesano', 'Hojas con carácter, limón y piñones tostados.'],
    ru: ['Салат с рукколой и пармезаном', 'Пряные листья, лимон, поджаренные кедровые орешки.'],
    tr: ['Roka ve parmesan salatası', 'Keskin yapraklar, limon, kavrulmuş çam fıstığı.'],
    zh: ['芝麻菜帕尔马干酪沙拉', '微辛的叶菜、柠檬、烤松子。'],
  },
  'nutella-calzone': {
    es: ['Calzone de chocolate y avellana', 'Masa caliente, relleno fundente y azúcar glas.'],
    ru: ['Кальцоне с шоколадом и фундуком', 'Тёплое тесто, тающая начинка, сахарная пудра.'],
    tr: ['Çikolatalı fındıklı calzone', 'Sıcak hamur, akışkan dolgu, pudra şekeri.'],
    zh: ['榛子巧克力披萨饺', '温热饼皮，流心内馅，撒糖粉。'],
  },
});
