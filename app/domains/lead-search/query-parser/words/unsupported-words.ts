import { foldWords } from "./fold-words";

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).flatMap(foldWords));

/** Things that a company may have or lack, which no criterion covers. */
export const FACTS = setOf(`
  website websites site sites web webpage webpages homepage url internet online email emails mail phone phones telephone telephones mobile
  fax whatsapp facebook instagram linkedin address addresses electronique electroniques courriel courriels téléphone téléphones
  adresse adresses sítio sítios página páginas página eletrónico eletrônico electrónico correio telefone telefones telemóvel
  endereço endereços موقع مواقع الكتروني إلكتروني الكترونية إلكترونية ويب إنترنت انترنت بريد هاتف تلفون عنوان
  tovuti intaneti mtandao simu barua pepe anwani`);

/** Like `FACTS`, but with a place that isn't the company's: "no branches in Mombasa". */
export const SEATS = setOf(`
  branch branches office offices subsidiary subsidiaries presence outlet outlets agence agences succursale succursales bureau bureaux filiale
  filiales présence agência agências sucursal sucursais filial filiais escritório escritórios balcão balcões presença فرع فروع مكتب مكاتب
  وكالة وكالات حضور tawi matawi ofisi`);

/** Ownership of a company, which is not a criterion. */
export const OWNED = setOf(`
  private public privé privés privée privées publics publique publiques privado privados privada privadas público públicos pública públicas
  particulares خاص خاصة عامة حكومية binafsi umma`);

/** After a negation, these mean a city that is not named, so they become no criterion: "not in the capital". */
export const CAPITALS = setOf("capital capitale عاصمة");

/** Exclusion words that may introduce what a company lacks. */
export const WITHOUT = setOf(`
  without w o no sans pas de du d aucun aucune sem nenhum nenhuma بدون بلا دون من غير bila ya hakuna`);

/** Words that introduce what a company has. */
export const WITH = setOf("with having have has avec ayant ont com têm tem لديها لها yenye zenye wenye");

const ARABIC_PREFIX = /^[وف]?(?:ال|بال|لل|[بل])(?=\p{Script=Arabic}{3})/u;

/** Whether all words of a text are in a list; Arabic words also with article and prefixes. */
export const isListed = (text: string, list: ReadonlySet<string>): boolean =>
  foldWords(text).every((word) => list.has(word) || list.has(word.replace(ARABIC_PREFIX, ""))) &&
  foldWords(text).length > 0;
