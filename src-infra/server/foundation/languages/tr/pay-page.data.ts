import type { PayPageTexts } from '../page-texts.ts';

export const payPage: PayPageTexts = {
  title: ':provider ile öde', note: 'Bu sayfa :provider sayfasını taklit eder. Gerçek para çekilmez.',
  things: { cart: 'Tiffin siparişin', order: 'Tiffin siparişi #:id', tip: ':id numaralı sipariş için bahşiş', parcel: 'Tiffin paketi #:id', 'top-up': 'Tiffin cüzdanına para yükleme', share: 'Grup siparişindeki payın' },
  pay: ':amount öde', cancel: 'İptal et ve geri dön', tryOut: 'Başka neler olabileceğini gör', decline: 'Banka reddetsin', lost: 'Öde, ama yanıt kaybolsun',
  declined: 'Bankan ödemeyi reddetti. Hesabından para çekilmedi. Tekrar dene veya geri dönüp başka bir ödeme yöntemi seç.',
  paidTitle: 'Ödendi', paid: ':amount tutarındaki ödemen tamamlandı. Tiffin’in henüz haberi yok; bildirim birkaç saniye içinde ulaşır.',
  waitingTitle: 'Ödemen onaylanıyor', waiting: 'Bu genellikle birkaç saniye sürer. Sayfa kendiliğinden yenilenir.', goOn: 'Tiffin’e devam et',
  brokenTitle: 'Burada ödenecek bir şey yok', broken: 'Bağlantı eksik veya süresi dolmuş. Tiffin’e dönüp ödemeyi yeniden başlat.',
  unreachableTitle: ':provider şu an yanıt vermiyor', unreachable: 'Hesabından para çekilmedi. Birazdan tekrar dene veya geri dönüp başka bir ödeme yöntemi seç.', again: 'Tekrar dene',
  busyTitle: 'Çok fazla deneme', busy: 'Biraz bekleyip tekrar dene. Hesabından para çekilmedi.', home: 'Tiffin’e git',
};
