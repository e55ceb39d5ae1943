import type { FurtherTexts } from './types.ts';

/** Turkish. */
export const turkish: FurtherTexts = {
  news: {
    'later-kitchens': {
      title: 'On bir mutfak artık gece yarısından sonra da açık',
      brief: 'Lantern Row daha geç uyuyor.',
      text: `Bu haftadan itibaren Lantern Row çevresindeki on bir mutfak gece yarısından sonra da sipariş alıyor; üçü sabaha kadar.
      # Senin için ne değişiyor
      - “Şu an açık” filtresiyle yalnızca o saatte gerçekten yemek pişirenleri görürsün.
      - Kuryeler ışıkla gelir ve zili bir kez çalar. Merdiveni komşularla paylaşıyorsan not bırak.
      - Teslimat ücreti gece de aynıdır.
      Gece gündüz açık marketlerde bir değişiklik yok.`,
    },
    'deposit-cups': {
      title: 'Bardaklar eve dönüyor: depozito kapıda iade ediliyor',
      brief: 'Kuryeye ver, cüzdanına geri gelsin.',
      text: `Tekrar kullanılan bardak ve kâselerden bahardan beri küçük bir depozito alınıyor. Şimdiye kadar onları işletmeye kendin götürmen gerekiyordu.
      Artık her kurye geri alıyor. Bir torbaya koy, bir sonraki teslimatta ver; depozito aynı akşam cüzdanında.
      # Lütfen
      - Önce çalkala. Kuryeler naziktir ama konuşurlar.
      - Kapak da bardağın parçasıdır.`,
    },
    'lindenau-joins': {
      title: 'Lindenau am See artık Tiffin’de',
      brief: 'Göl kıyısında sekiz yer: sabah beşte simitten gece onda suşiye.',
      text: `Soframıza ikinci bir şehir oturuyor. Lindenau bir han, bir kafe, bir fırın, bir market, bir çiçekçi, pizza, suşi ve döner getiriyor.
      Saatler, tatil günleri ve fiyatlar limana değil göle göre: saat her zaman işletmenin saatidir.
      Hoş geldiniz ve afiyet olsun.`,
    },
    'lentil-soup-morning': {
      title: 'Levant Kitchen’da sabahın altısı',
      brief: 'Rima Haddad mercimeği vapurlar kalkmadan ocağa koyar.',
      text: `Önce soğan, “ağır ağır, yoksa hiç koyma daha iyi”. Sonra kimyon, sonra kırmızı mercimek, sonra sabır.
      Rima çorbayı Halep’teki teyzesinden öğrendi; teyzesi kahve fincanıyla ölçerdi. Fincan ocağın üstündeki rafta duruyor.
      # İçinde ne var
      - Üç kez yıkanmış kırmızı mercimek
      - İnce doğranıp yarım saat kavrulmuş iki soğan
      - Kimyon, biraz zerdeçal, en sonda limon
      “İnsanlar hastayken söylüyor,” diyor. “Sonra iyileşince yine söylüyorlar.”`,
    },
    'courier-day': {
      title: 'Kırk kilometre ve tek bir ceza yok',
      brief: 'Bisikletle teslimat yapan Yuki ile bir salı günü.',
      text: `Yuki Tan hangi zillerin yalan söylediğini, hangi köpeklerin söylemediğini ve çorbanın çantanın dibine konduğunu bilir.
      Gününün üç dalgası vardır: ona kadar kahve, on bir buçuktan sonra öğle yemeği, altıdan sonra akşam yemeği. Arada erişte barında ne kaldıysa onu yer.
      # Bilmeni istediği üç şey
      1. Kat numarası iki dakika kazandırır. İki dakika, sıcak pilav demektir.
      1. Bahşişin tamamı onundur.
      1. “İki kez çal” gerçekten işe yarar.`,
    },
    'reading-a-label': {
      title: '“İçerebilir” nasıl okunur',
      brief: 'Bildirilmiş, eser miktarda, bildirilmemiş: üç ayrı şey.',
      text: `Tiffin’deki her yemek üç durumdan birindedir ve bunlar aynı şey değildir.
      # İçerir
      Tarifte vardır. Filtrelersen yemek listeden çıkar.
      # İçerebilir
      Tarifte yoktur ama aynı tahta, aynı yağ ya da aynı fırın ona değmiştir. Filtre bunları da gizler.
      # Bildirilmemiş
      Mutfak bize söylemedi. Biz tahmin etmeyiz: alerji filtresi açıkken böyle yemekler gösterilmez.
      Senin için önemliyse sipariş vermeden önce işletmeye yaz.`,
    },
  },
  pages: {
    about: {
      title: 'Şehir kadar uzun bir sofra',
      text: 'Tiffin, Harbor Street’te dört sefertası ve bir bisikletle başladı. Sefertasları yıkanmış döndü ve insanlar daha çok mutfak istedi.\nBugün elli altı yer iki şehir için pişiriyor, fırınlıyor, kesiyor ve demetliyor. O gün inandığımıza hâlâ inanıyoruz: yemeği insanlar insanlara götürür.',
    },
    about_second: {
      title: 'Mutfaklara adil',
      text: 'İşletmelerin fiyatları, fotoğrafları ve müşterilerinin teşekkürü kendilerinde kalır.\n- Aldığımız pay sözleşmede yazar; martta da aralıkta da aynıdır.\n- Aramada kimse yer satın alamaz. Reklamın adı reklamdır.\n- Kötü bir gün kötü bir işletme demek değildir: her müşterinin on değil, bir yorumu vardır.',
    },
    about_three: {
      title: 'Kuryelere adil',
      text: 'Kuryeler evet demeden önce bütün yolu görür. Bahşiş son kuruşuna kadar onlarındır. Yağmurun ve yokuşun karşılığı ödenir, yavaş ocağın önünde beklemenin de.',
    },
    about_fourth: {
      title: 'Sana adil',
      text: 'Ödemedeki toplam, fişteki toplamdır. Sen menüyü okurken bir fiyat değişirse ödemeden önce sorarız.\nSenin hakkında bildiklerimizi satmayız. Neyi ne kadar süre sakladığımız gizlilik politikasında yazar.',
    },
    delivery: {
      title: 'Bizimle teslimat yap',
      text: 'Bisikletle, yük bisikletiyle, motorla, arabayla ya da yürüyerek: saatleri sen seçersin, yolu biz planlarız.\n# Neye ihtiyacın var\n- On sekiz yaşında olmak ve çalışmaya izin veren belgeler\n- Haritalı bir telefon ve çalışan ışıklar\n- Bir çanta; iyisini biz ödünç veririz\n# Ne kazanırsın\n- Her yolculuktan önce gösterilen, mesafeye göre ücret\n- Bahşişlerinin tamamı\n- İlk kilometreden itibaren sigorta\nAşağıdan aracınla başvur. İki gün içinde yanıt veririz.',
    },
  },
  landing: {
    title: 'Bütün şehir tek sofrada',
    description: 'Port Alder ve Lindenau’nun mutfakları, marketleri ve çiçekçileri; merdivenleri bilenler kapına getirir.',
    features: [
      { title: 'Gerçek mutfaklar', description: 'Hayalet marka yok: her işletmenin, içeri girebileceğin bir kapısı var.' },
      { title: 'Gördüğün fiyat', description: 'Vergi, teslimat ve hizmet, ödemeden önce hesapta, kuruşu kuruşuna.' },
      { title: 'Birlikte sipariş', description: 'Tek bağlantı, tek sepet, herkes kendininkini ekler. Kurye bir kez çalar.' },
      { title: 'Yiyemediklerini söyle', description: 'Alerjenleri ve beslenme biçimlerini işletme bildirir, sen de filtrelersin.' },
    ],
  },
  faqs: {
    cancel: {
      question: 'Siparişi iptal edebilir miyim?',
      answer: 'Mutfak kabul etmediği sürece evet: siparişi aç ve “Siparişi iptal et”i seç. Ödediğin tutar cüzdanına gelir.\nDaha sonra bize sohbetten yaz; ocağa girmiş yemek geri alınamaz.',
    },
    refund: {
      question: 'Bir şey eksik ya da yanlış. Şimdi ne olacak?',
      answer: 'Siparişin sayfasından iade iste ve ne olduğunu yaz; bir fotoğraf işe yarar. Bir gün içinde yanıt veririz. Para cüzdanına gelir.',
    },
    minimum: {
      question: 'Neden en düşük sipariş tutarı var?',
      answer: 'Bunu her işletme kendi belirler, çünkü bir kurye bir ekmek için de on ekmek için de aynı ücreti alır. Sepeti her zaman doldurabilirsin; yalnızca sipariş, tutara ulaşılmasını bekler.',
    },
    zone: {
      question: 'Bir işletme neden bana teslimat yapmıyor?',
      answer: 'Yemek sıcak varsın diye her işletme kendi bölgesini çizer. Başka bir adres seç ya da siparişi kendin al: gel-al ücretsizdir.',
    },
    time: {
      question: 'Daha sonrası için sipariş verebilir miyim?',
      answer: 'Evet, yedi gün öncesine kadar. Ödeme sayfasında işletmenin açık olduğu her yarım saati görürsün. Saat, işletmenin saatidir.',
    },
    group: {
      question: 'Birlikte sipariş nasıl verilir?',
      answer: '1. Bir işletme aç ve grup siparişi başlat.\n1. Bağlantıyı gönder. Katılmak için kimsenin hesaba ihtiyacı yok.\n1. Herkes kendi istediğini ekler; kimin bitirdiğini görürsün.\n1. Herkes için sen sipariş verir ve ödersin.',
    },
    wallet: {
      question: 'Cüzdan ne işe yarar?',
      answer: 'İadeler, para puan ve davetler için, bir de kart aramadan ödemek için. Hesabı olan başka birine para da gönderebilirsin. Her hareket geçmişinde görünür.',
    },
    currency: {
      question: 'Hangi para birimiyle öderim?',
      answer: 'Sayfanın üstünde seçtiğinle. Sipariş, sonra ne olursa olsun verildiği andaki kuru korur.',
    },
    parcel: {
      question: 'Kurye benden başkasına bir şey götürebilir mi?',
      answer: 'Evet: anahtar, evrak, pasta. “Kapıdan kapıya”yı, boyutu ve iki adresi seç. Fiyat mesafeye bağlıdır ve göndermeden önce gösterilir.',
    },
    account: {
      question: 'Hesabımı nasıl silerim?',
      answer: 'Profilinde, en altta, “Verilerim” sayfasında. Önce her şeyin bir kopyasını alabilirsin. Adın, iletişim bilgilerin, adreslerin ve fotoğrafların hemen silinir. Geçmiş siparişler adın olmadan kalır, çünkü işletmeler kayıt tutmak zorundadır.',
    },
  },
  terms: {
    title: 'Kullanım koşulları',
    text: `Bu bir gösteridir. Burada sipariş edilen hiçbir şey pişirilmez, hiçbir ücret alınmaz.
    # 1. Karşındaki kim
    Yemek ve ürünlerle ilgili sözleşme seninle işletme arasındadır. Tiffin siparişi, ödemeyi ve paketi taşır.
    # 2. Fiyatlar
    Siparişten önce sayfada görünen bütün tutarlar kesindir. İşletmenin eklediği yerde vergi dahildir.
    # 3. İptal
    İşletme kabul edene kadar ücretsiz iptal edebilirsin. Sonrasına işletme karar verir.
    # 4. İadeler
    Neyin yanlış olduğunu yedi gün içinde bize bildir. İadeler cüzdana yapılır.
    # 5. Adil kullanım
    - Herkese bir hesap
    - Kodlar ve bakiyeler yeniden satılamaz
    - Kuryelere nazik ol`,
  },
  policy: {
    title: 'Gizlilik politikası',
    text: `Senin hakkında bildiğimiz, bir siparişin gerektirdiği kadardır.
    # Neyi saklarız
    - Adını, e-posta adresini ve telefonunu, hesabın olduğu sürece
    - Adresleri, sen silene kadar
    - Siparişleri, yasa mağazalardan kayıt istediği sürece; ayrıldığında adın olmadan
    # Kim görür
    İşletme ne sipariş ettiğini görür. Kurye yoldayken adresi ve adını görür. Başka kimse ikisini de görmez.
    # Fotoğrafların
    Konum ve kamera bilgileri, saklamadan önce her fotoğraftan silinir.
    # Sayfaların hızı
    Sayfaların ne kadar sürede açılıp tepki verdiğini sayfa ve ekran türüne göre sayarız; kimin açtığını asla.
    İzlenmek istemeyen tarayıcılar sayılmaz.
    # Ayrılmak
    Hesabını profilinden sil; o anda yok olur.`,
  },
};
