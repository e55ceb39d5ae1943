import type { KitchenTexts } from '../kitchen-texts.ts';

export const kitchen: KitchenTexts = {
  title: 'Mutfak', history: 'Siparişler', searches: 'Sipariş numarası ya da müşterinin adı, e-postası veya telefonu',
  none: 'Şu anda bekleyen sipariş yok. Yeniler burada kendiliğinden görünür.', noHistory: 'Henüz kimse sipariş vermedi.', refresh: 'Yenile',
  arrived: { one: ':count yeni sipariş', other: ':count yeni sipariş' },
  number: 'Sipariş :id', moved: 'Sipariş :id: :status.',
  opening: { title: 'Yeni siparişler', taken: 'Sipariş alıyorsun', paused: 'Ara verdin', pausedText: 'Müşteriler dükkânın şu anda sipariş almadığını görür.', pause: 'Ara ver', resume: 'Yeniden sipariş al',
    notOpened: 'Dükkân henüz açılmadı', notOpenedText: 'Müşteriler onu görür ama sipariş veremez.', left: 'Önce yapılacaklar:', menu: 'Menünü gir', hours: 'Çalışma saatlerini gir', open: 'Dükkânı aç' },
  steps: { accepted: 'Kabul et', cooking: 'Hazırlamaya başla', ready: 'Hazır', delivered: 'Teslim et', canceled: 'Siparişi iptal et' },
  cancelMore: 'İptal et …', cancelText: 'Bu geri alınamaz. Müşteri hemen haberdar olur ve ödediği geri döner.',
  code: 'Müşterinin kodu', codeText: 'Müşterinin siparişinin yanında gördüğü dört rakam.', courier: 'Bir kurye gelip alacak.',
  facts: { when: 'Ne zaman', soon: 'En kısa sürede', how: 'Nasıl', customer: 'Müşteri', note: 'Not', cutlery: 'Çatal bıçak', noCutlery: 'Yok', handover: 'Teslim', door: 'Kapıya bırak', dishes: 'Ürünler', total: 'Toplam', ordered: 'Sipariş zamanı' },
  ways: { delivery: 'Teslimat', pickup: 'Gel al', point: 'Teslim noktası', dine_in: 'Masada', kiosk: 'Kiosk' },
  atTable: 'Masa :table',
  choices: { replace: 'Yoksa: değiştirilebilir', ask: 'Yoksa: sor', 'ask-declared': 'Yoksa: sor, yalnızca alerjenleri belli olanla', 'leave-out': 'Yoksa: çıkar' },
  allergies: { dangerous: 'Alerjisi var', avoid: 'Kaçınıyor' },
  boxes: { back: 'Geri gelen kutular: :returned / :boxes', count: 'Getirilen kutular', take: 'Geri al', taken: 'Sipariş :id: geri alınan kutular: :count.' },
  missing: {
    more: 'Bir ürün yok …', which: 'Hangisi', choose: 'Yerine geçeni seç', isMissing: ':dish yok.', propose: 'Öner', nothing: 'Hiçbiri: çıkar', undeclared: 'alerjenleri belli değil',
    text: 'Müşteri sipariş ettiği üründen fazlasını ödemez ve yanıt için üç dakikası var.', tell: 'Müşteriye bildir', asked: 'Sipariş :id: müşteriye soruldu.', leftOut: 'Sipariş :id: ürün çıkarıldı.',
    open: ':dish: yerine :other önerildi', replaced: ':dish: yerine :other kondu', gone: ':dish: çıkarıldı',
  },
};
