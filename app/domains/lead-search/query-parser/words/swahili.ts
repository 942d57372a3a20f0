import type { LanguageWords } from "./language-words";

export const SWAHILI: LanguageWords = {
  filler: `ya wa za la cha vya kwa na ni katika nchini jijini mjini mkoani mkoa mji jiji kisiwani visiwani kisiwa pwani wilaya wilayani nchi kanda eneo maeneo mashariki ndani karibu kando kupitia kutoka hadi mpaka
    tafuta natafuta tunatafuta kutafuta nataka tunataka ningependa tungependa nahitaji ninahitaji tunahitaji naomba tunaomba nipe nipatie tupe tupatie nionyeshe onyesha orodha
    tafadhali habari jambo hujambo salamu asante zilizo zilizopo iliyo iliyopo yaliyo yaliyopo waliopo aliyopo vyenye lenye yenye zenye wenye chenye mwenye ambazo ambao ambayo ambalo zinazo zinazofanya wanaofanya wanao
    wanaouza zinazouza inayouza yanayouza zinazotoa wanaotoa inayotoa zinazonunua zinazotengeneza zinazozalisha wanaotengeneza zinazoshughulika wanaoshughulika inayoshughulika zinazofanyakazi kazi kufanya biashara wafanyabiashara mfanyabiashara
    wateja mteja wanunuzi mnunuzi wauzaji muuzaji wasambazaji watoa huduma bidhaa mtoa afrika bara kiafrika soko masoko sekta aina kila zote yote wote nyingi mengi wengi baadhi pia tu sana zaidi hasa
    bora nzuri mpya kubwa binafsi umma serikalini kitaifa kimataifa ndani nje wafanyakazi mfanyakazi watu mtu ukubwa idadi takriban kama au ama lakini bila sio si siyo isipokuwa ila hiyo hizo hii hizi huko hapa
    kuuza kununua kuwasiliana mawasiliano yao wao yangu yetu zangu zetu langu letu mimi sisi wewe ninyi naweza unaweza kwenye kati pamoja hata sasa leo mwaka miaka kuna ipo zipo wapo jina majina
    kampuniza nzima zozote yoyote mbalimbali maarufu yanayofanya wanaosafirisha zinazosafirisha kidogo wanaolima wanaozalisha kujenga`,
  companies: `kampuni makampuni shirika mashirika taasisi biashara kikundi vikundi kundi wauzaji muuzaji wazalishaji mzalishaji watengenezaji mtengenezaji wasambazaji msambazaji waagizaji wasafirishaji`,
  negators: `isipokuwa, ila, bila, bila ya, sio, si, siyo, wala, kasoro, ukiondoa, ukitoa, tukiondoa, isiwe, zisiwe, yasiwe, wasiwe, zisizo, yasiyo, wasio, isiyo, hakuna, lakini sio, lakini si, lakini siyo, na sio, na si, mbali na, nje ya, sitaki, hatutaki, badala ya, isipokuwa za, isipokuwa ya`,
  lacks: "zisizo na, isiyo na, yasiyo na, wasio na, lisilo na, hazina, haina, hayana, hawana",
  turns: "lakini bali",
  ends: "nchini katika vyenye lenye yenye zenye wenye jijini mjini kwa ambazo ambayo",
  at: "katika nchini jijini mjini mkoani ya za wa la na kwenye au kutoka hadi karibu mji jiji",
  purposes: "kwa ajili ya, kwaajili ya, kwa ajili",
  offers: `tunauza, nauza, ninauza, tunatoa, tunatengeneza, tunasambaza, sisi ni kampuni, sisi ni, mimi ni, kampuni yetu, kampuni yangu, nataka kuuza, tunataka kuuza, ningependa kuuza, kuuza, bidhaa zetu`,
  asks: `tafuta natafuta tunatafuta nataka tunataka nahitaji ninahitaji tunahitaji ningependa orodha nipe nionyeshe wateja wanunuzi naomba`,
  targets: "kwa",
  joins: "ya wa za la cha vya kwa na",
  sizes: `1-10: ndogo sana, ndogondogo, wadogo sana
    1-10+11-50: ndogo, dogo, madogo, wadogo, vidogo
    1-10+11-50+51-200: ndogo na za kati, ndogo na kati, madogo na ya kati, ndogo na ya kati, wadogo na wa kati
    51-200: ya kati, za kati, wa kati, la kati, cha kati, ukubwa wa kati, wa ukubwa wa kati, za ukubwa wa kati, ya ukubwa wa kati
    51-200+201-1000+1000+: ya kati na kubwa, za kati na kubwa, ya kati na makubwa
    201-1000+1000+: kubwa, makubwa, wakubwa, vikubwa
    1000+: kubwa sana, makubwa sana`,
};
