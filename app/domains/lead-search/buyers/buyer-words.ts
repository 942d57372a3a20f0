import type { ProductLanguage } from "~/core/languages";

/** Comma-separated phrases. The domain's README explains each list. */
export interface BuyerWords {
  needs: string;
  buyers: string;
  buyersBehind: string;
  requests: string;
  sells: string;
  sellsFirst: string;
  ourselves: string;
}

export const BUYER_WORDS: Record<ProductLanguage, BuyerWords> = {
  en: {
    needs: `need, needs, needing, in need of, require, requires, requiring, use, uses, using, buy, buys, buying, could use, can use, would use, might use, may need, might need, could need,
      would need, would buy, could buy, might buy, will buy, looking for, look for, looking to buy, searching for, search for, seeking, interested in, in the market for, want, wants, wanting, want to buy, order, ordering, orders`,
    buyers: `customers for, customer for, clients for, client for, buyers for, buyer for, buyers of, buyer of, purchasers of, users of, prospects for, leads for, market for, markets for, demand for, customers of, clients of,
      consumers of, takers for, offtakers for, potential customers for, who buys, who needs, who uses, who wants`,
    buyersBehind: "buyers, buyer, customers, clients, users, prospects, purchasers, offtakers",
    requests: `find buyers, find us buyers, find me buyers, find customers, find us customers, find me customers, find clients, find us clients, find me clients, need buyers, need customers, want customers, want buyers,
      looking for buyers, looking for customers, looking for clients, get customers, get buyers, who would buy, who would buy it, who would buy them, who could buy, who will buy, who buys it, who buys them, who buys this, who needs it, who needs them, who would need it,
      who could use it, who could use them, who might need it, who should we sell to, who can we sell to, who should i sell to, who can i sell to, who would use it`,
    sells: `we sell, i sell, we supply, i supply, we offer, i offer, we provide, i provide, we make, i make, we produce, we manufacture, we distribute, i distribute, we import, we export, we install, we rent out, we deal in, we grow, we lease out,
      company sells, company supplies, company makes, company produces, company offers, company provides, firm sells, firm supplies, business sells, business supplies, to sell, i deal in, we do`,
    sellsFirst: "sell, selling, sells, supply, supplying, offering, market, promote",
    ourselves: "i, we, im, my, our, me, us",
  },
  fr: {
    needs: `ont besoin, a besoin, ayant besoin, auraient besoin, aurait besoin, besoin, utilisent, utilise, utilisant, pourraient utiliser, pourrait utiliser, peuvent utiliser, peut utiliser, achètent, achète, achetant, pourraient acheter,
      pourrait acheter, achèterait, achèteraient, cherchent, cherche, cherchant, recherchent, recherche, recherchant, à la recherche, à la recherche d, à la recherche de, intéressés par, intéressées par, nécessitent, veulent, voudraient, consomment`,
    buyers: `clients pour, client pour, acheteurs pour, acheteurs de, acheteurs d, acheteur de, acheteur pour, prospects pour, débouchés pour, marché pour, demande pour, utilisateurs de, clients de, preneurs pour, qui achète, qui utilise, qui veut`,
    buyersBehind: "",
    requests: `trouver des acheteurs, trouvez des acheteurs, trouvez nous des acheteurs, trouvez moi des acheteurs, trouver des clients, trouvez des clients, trouvez nous des clients, trouvez moi des clients, cherchons des clients, cherche des clients,
      cherchons des acheteurs, cherche des acheteurs, à qui vendre, qui achèterait, qui pourrait acheter, qui en a besoin, qui pourrait en avoir besoin`,
    sells: `nous vendons, je vends, on vend, nous fournissons, nous proposons, nous offrons, je propose, nous fabriquons, nous produisons, nous distribuons, nous installons, nous importons, nous exportons, nous cultivons, entreprise vend, société vend,
      entreprise fournit, société fournit, voulons vendre, veux vendre, voudrais vendre, souhaitons vendre, pour vendre`,
    sellsFirst: "vendre, vends, vendons, vente de, vente d, proposer, fournir",
    ourselves: "je, j, nous, on, notre, mon, nos, mes",
  },
  pt: {
    needs: `precisam, precisa, precisando, que precisem, necessitam, necessita, a precisar, usam, usa, usando, utilizam, utiliza, poderia usar, poderiam usar, pode usar, podem usar, poderia utilizar, poderiam utilizar, compram, compra, comprariam, compraria,
      à procura de, à procura, em busca de, procuram, procura, que procuram, buscam, busca, interessadas em, interessados em, querem, quer comprar, consomem`,
    buyers: `clientes para, cliente para, compradores para, compradores de, comprador de, comprador para, prospectos para, mercado para, procura por, utilizadores de, clientes de, quem compra, quem precisa de, quem usa, quem quer`,
    buyersBehind: "",
    requests: `encontrar compradores, encontrem compradores, encontre compradores, encontrar clientes, encontrem clientes, encontre clientes, procuramos clientes, procuro clientes, procuramos compradores, procuro compradores, queremos clientes, a quem vender, quem compraria, quem poderia comprar, quem precisa disto`,
    sells: `vendemos, vendo, fornecemos, forneço, oferecemos, ofereço, fabricamos, produzimos, distribuímos, instalamos, importamos, exportamos, cultivamos, prestamos, empresa vende, empresa fornece, quero vender, queremos vender, gostaria de vender, para vender`,
    sellsFirst: "vender, vendendo, venda de, vendas de, fornecer",
    ourselves: "eu, nós, nosso, nossa, meu, minha",
  },
  ar: {
    needs: `تحتاج, تحتاج إلى, يحتاج, يحتاج إلى, يحتاجون, يحتاجون إلى, بحاجة إلى, في حاجة إلى, تستخدم, يستخدم, يستخدمون, يمكنها استخدام, يمكنه استخدام, يمكن أن تستخدم, يمكن أن يستخدم, قد تحتاج, قد يحتاج, تشتري, يشتري, يشترون, قد تشتري, قد يشتري, تبحث عن, يبحث عن, يبحثون عن, ترغب في, تطلب, تريد`,
    buyers: `مشتري, مشترو, مشترون, مشترين, عملاء, زبائن, سوق, مستخدمو, مستخدمي`,
    buyersBehind: "",
    requests: `ابحث عن مشترين, نبحث عن مشترين, أبحث عن مشترين, نبحث عن عملاء, أبحث عن عملاء, ابحث عن عملاء, نبحث عن زبائن, أبحث عن زبائن, نريد عملاء, أريد عملاء, ابحثوا لنا عن مشترين, ابحث لنا عن مشترين, لمن نبيع, من قد يشتري, من قد يشتريها, من يحتاجها`,
    sells:
      "نبيع, أبيع, نقدم, أقدم, نوفر, نصنع, ننتج, نورد, نوزع, نستورد, نصدر, شركتنا تبيع, أريد بيع, نريد بيع, أريد أن أبيع",
    sellsFirst: "بيع, لبيع, تسويق, توريد",
    ourselves: "أنا, نحن",
  },
  sw: {
    needs: `zinazohitaji, inayohitaji, wanaohitaji, anayehitaji, yanayohitaji, anahitaji, wanahitaji, zinahitaji, zenye uhitaji wa, zinazotumia, inayotumia, wanaotumia, anayetumia, yanayotumia, anatumia, wanatumia, anaweza kutumia, wanaweza kutumia, zinaweza kutumia, zinazoweza kutumia,
      zinazonunua, inayonunua, wanaonunua, anayenunua, yanayonunua, ananunua, wananunua, anaweza kununua, wanaweza kununua, zinazotafuta, inayotafuta, wanaotafuta, anayetafuta, yanayotafuta, wanatafuta, zinazotaka, wanaotaka, anataka`,
    buyers: `wateja wa, mteja wa, wanunuzi wa, mnunuzi wa, soko la, masoko ya, watumiaji wa, wateja kwa ajili ya, wateja kwa`,
    buyersBehind: "",
    requests: `tutafutie wanunuzi, nitafutie wanunuzi, tafuta wanunuzi, tutafutie wateja, nitafutie wateja, tafuta wateja, natafuta wanunuzi, tunatafuta wanunuzi, natafuta wateja, tunatafuta wateja, tunahitaji wateja, nahitaji wateja, nani atanunua, nani anaweza kununua, tumuuzie nani`,
    sells: `tunauza, nauza, ninauza, tunatoa, natoa, ninatoa, tunatengeneza, tunazalisha, tunasambaza, tunaagiza, tunalima, kampuni yetu inauza, kampuni yangu inauza, nataka kuuza, tunataka kuuza, ningependa kuuza, biashara yangu inauza`,
    sellsFirst: "kuuza, uuzaji wa",
    ourselves: "mimi, sisi",
  },
};
