/** The brief of the posts below. */
export const CASES_BRIEF =
  "Topic: solar lamps for kiosks. Brand: Jua Light. For kiosk owners in Kisumu. مصابيح شمسية لأصحاب الأكشاك في كيسومو";

/**
 * Posts with names that the brief doesn't contain, labelled before the rule was written; the names follow `|`,
 * separated by commas.
 */
export const NAME_CASES = `
Safaricom uses our lamps. | Safaricom
Grace sells more in the evening. | Grace
Kampala has many kiosks. | Kampala
Nigeria comes next. | Nigeria
Kiosks stay open at night. |
Lamps from Jua Light. |
Farmers ask for light. |
Light up your shop. |
Shop owners choose what fits. |
Discover a lamp for your kiosk. |
Meet us at the market. |
Mwangi told us about his shop. | Mwangi
Today we talk about light. |
Customers see what you sell. |
Because evenings are long. |
Equity trusts us. | Equity
Every kiosk needs light. |
Looking for a lamp? |
Nairobi, here we come. | Nairobi
Power cuts end the day early. |
Write to Amina for a lamp. | Amina
Sunlight costs nothing. |
Please write to us. |
Ready for the evening? |
Tusker sponsors the evening. | Tusker
Jumia delivers the lamp. | Jumia
Good light brings people in. |
Questions are welcome. |
Une lampe pour votre kiosque. |
Orange vend nos lampes. | Orange
Fatou garde sa boutique ouverte. | Fatou
Découvrez la lampe solaire. |
Aujourd'hui, parlons de lumière. |
Dakar nous attend. | Dakar
Votre boutique reste ouverte. |
Pourquoi attendre le matin ? |
Sonatel nous a choisis. | Sonatel
Avec une lampe, tout se voit. |
Écrivez-nous dès ce soir. |
Vendez encore après la nuit. |
Moussa a deux lampes. | Moussa
Abidjan brille le soir. | Abidjan
Uma lâmpada para a sua loja. |
Unitel compra as lâmpadas. | Unitel
João abre a loja à noite. | João
Descubra a lâmpada solar. |
Luanda tem muitas lojas. | Luanda
Quando a noite chega, há luz. |
Sua loja merece luz. |
Escreva para nós. |
Maputo já conhece a lâmpada. | Maputo
Hoje falamos de luz. |
Taa kwa ajili ya duka lako. |
Juma anauza usiku. | Juma
Karibu dukani kwetu. |
Mteja huona bidhaa zako. |
Vodacom wanauza taa. | Vodacom
Dodoma inasubiri. | Dodoma
Tuandikie leo. |
Unataka taa gani? |
Neema ana taa mbili. | Neema
Kwa nini usubiri? |
شركة سفاريكوم تستخدم مصابيحنا. | سفاريكوم
المصابيح مناسبة لكل شركة صغيرة. |
زار السيد أحمد متجرنا. | أحمد
اكتب إلينا اليوم. |
بنك إيكوبنك يعمل معنا. | إيكوبنك
نعمل مع شركة أورانج في السوق. | أورانج
مصابيح شمسية في كيسومو. |
نبيع في كينيا وأوغندا. | كينيا, أوغندا
الدكتورة فاطمة تسأل عن المصباح. | فاطمة
كل متجر يحتاج إلى ضوء. |
هل تبحث عن مصباح؟ |
جامعة القاهرة تختارنا. | القاهرة
من مدينة لاغوس إليكم. | لاغوس
المهندس يوسف صمم المصباح. | يوسف
الشركة التي تبيع المصابيح. |
أصحاب الأكشاك يسألون عن الضوء. |
يحتاج كل بنك إلى عملاء. |
زبائن نيجيريا يسألون. | نيجيريا
مؤسسة مصر الخير شريكنا. | مصر الخير
مع السيدة مريم نتحدث عن الضوء. | مريم
`
  .trim()
  .split("\n")
  .map((line) => {
    const [caption = "", names = ""] = line.split("|");
    return {
      caption: caption.trim(),
      names: names
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean),
    };
  });

/** FNV-1a: one half was visible while the rule was written, the other only counted. */
export function isHeldOut(text: string): boolean {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return (hash >>> 16) % 2 === 1;
}
