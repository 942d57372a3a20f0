import { headerKey } from "~/domains/directory/imports/mapping/header-key";
import {
  isEmailHeader,
  isOtherChannel,
  optOutHeader,
} from "~/domains/directory/imports/opt-outs/opt-out-headers";
import { wordOfCell } from "~/domains/directory/imports/opt-outs/opt-out-values";
import { phrases } from "~/domains/directory/imports/opt-outs/phrases";

/** `stop`: yes is an opt-out. `consent`: no is an opt-out. */
export type QuestionKind = "stop" | "consent" | null;

/** Characters read from the start of a question or an answer. */
const MAX_LENGTH = 300;
/** A longer name is a sentence, in which "blocked" or "cleaned" may refer to anything. */
const MAX_COLUMN_WORDS = 3;
const MAX_STOP_WORDS = 6;

/** In English, French, Portuguese, Arabic, German and Swahili. */
const STOP = phrases(
  `unsub*, opt out*, optout*, opted out, stop marketing*, stop promotion*, stop email*, stop e mail*, stop sending*, stop contacting*, stop receiving*, no longer receive*,
  no longer wish*, do not email*, do not contact*, do not send*, do not want*, do not wish*, don t email*, don t contact*, don t send*, don t want*, dont contact*, dont email*,
  dont send*, dont want*, not to receive*, not to be contacted, not be contacted, no marketing*, no promotion*, no newsletter*, no emails,
  desabon*, desinscri*, ne plus*, ne pas recevoir*, ne pas me contacter, ne pas contacter*, ne pas envoyer*, ne pas m envoyer*, ne me contactez pas, ne souhaite pas*, ne veux pas*,
  ne desire pas*, arreter les*, arreter de recevoir*, stop publicite*, pas de publicite*, pas de marketing, pas de prospection, refuse de recevoir*, refuse les*,
  descadastr*, desinscr*, dessubscr*, cancelar a inscricao, cancelar inscricao, cancelar a subscricao, cancelar subscricao, nao receber*, nao quero*, nao desejo*, nao deseja receber*,
  nao contactar*, nao contatar*, nao enviar*, nao me contacte*, nao me contate*, parar de receber*, deixar de receber*, parar marketing, parar o marketing, sem marketing,
  الغاء الاشتراك, الغاء اشتراك*, ايقاف التسويق*, ايقاف الرسائل*, ايقاف العروض*, ايقاف الاعلانات*, عدم التواصل*, عدم الارسال*, عدم ارسال*, عدم تلقي*, عدم استلام*, لا اريد*, لا ارغب*,
  لا ترسل*, لا تتواصل*, لا تراسل*, التوقف عن*,
  abmelde*, abbestell*, keine werbung*, keine e mail*, keine email*, keinen newsletter, nicht kontaktieren*, nicht mehr*, werbewiderspruch*,
  sitaki*, usinitumie*, acha kutuma*, jiondoe*`,
);

/** These words alone make it a consent question. */
const CONSENT = phrases(
  `opt in, optin*, opted in, consent to marketing, marketing consent*, marketing permission*, email consent*, email permission*, consent to email*, consent to be contacted, keep me updated,
  keep me informed, keep me posted, keep you updated, keep you informed, stay in touch, keep in touch, get updates, get news, get offers, hear from us,
  consentement*, rester informe*, tenir informe*, prospection commerciale, consentimento*, manter informad*, manter se informad*, ficar informad*, einwilligung*,
  auf dem laufenden, الموافقة على*, موافقة على*, موافقتك على*, القائمة البريدية, ridhaa*`,
);
/** These do only in a name of few words. */
const SHORT_CONSENT = phrases(
  `newsletter*, mailing list, marketing email*, marketing e mail*, email marketing, email update*, email updates, consent, subscribe*, subscribed, infolettre*, boletim*, zustimmung*, abonnieren, موافقة, الموافقة,
  النشرة*, نشرة*, الاشتراك`,
);
const SHORT_WORDS = 3;

/** Any other consent question needs both a word of `ASKS` (agreeing or receiving) … */
const ASKS = phrases(
  `receive*, receiving, recevoir*, receber*, be contacted, contact you, contact me, contacting you, email you, e mail you, write to you, send you, send me, agree*, accept*, allow*, authori*, consent*,
  permission, subscribe*, sign up, sign me up, add me, acceptez*, accepte*, accepter*, consentez*, consens*, autorisez*, autorise*, etre contacte*, d accord, vous envoyer, vous ecrire, vous contacter,
  m envoyer, me contacter, abonner*, abonnez*, inscrire*, aceita*, aceito*, concorda*, concordo, autoriza*, autorizo, consente*, consinto, ser contactad*, ser contatad*, enviar lhe*, contactar me, contactemos,
  contactar lhe, subscrever*, inscrever*, توافق*, اوافق*, تلقي, استلام, تصلك, نرسل*, ارسال*, نتواصل*, نراسلك, تقبل*, تسمح*, الاشتراك, zustimmen*, stimme*, stimmen*, einverstanden*,
  erhalten, kontaktiert*, kontaktieren*, zusenden, abonnieren, kupokea*, unakubali*, nakubali*, ungependa*, tuwasiliane, tukutumie`,
);
/** … and a word of `SENT` (what is received). */
const SENT = phrases(
  `email*, e mail*, mailing*, newsletter*, marketing, offers, deals, news, updates, promotion*, promos, communications, messages, be contacted, contact you, contact me, contacting you, write to you,
  advertising*, courriel*, offres*, actualite*, nouveaute*, publicite*, communications commerciales, informations commerciales, infolettre*, etre contacte*, vous contacter, me contacter, vous ecrire,
  ofertas*, novidades, promocoes, comunicacoes, mensagens, publicidade, boletim*, boletins, ser contactad*, ser contatad*, contactar me, contactemos, contactar lhe, correio*,
  عروض*, العروض*, عروضنا, اخبار*, الاخبار*, رسائل*, الرسائل*, رسائلنا, تحديثات*, التسويق*, تسويقية*, اعلانات*, بريد*, البريد*, نتواصل*, النشرة*, نشرة*, نشرتنا,
  angebote*, neuigkeiten, werbung*, nachrichten, kontaktiert*, kontaktieren*, barua*, ofa, matangazo*, habari*, tuwasiliane`,
);
/** Questions about the past, not about future messages. */
const PAST = /^(?:did|have|has|had|avez|aviez|ja recebeu|voce ja|هل سبق|haben sie|je umewahi)(?: |$)/u;

const keyOf = (text: string) => headerKey(text.slice(0, MAX_LENGTH));
const countWords = (key: string) => key.split(" ").length;

export const isColumnName = (question: string): boolean => countWords(keyOf(question)) <= MAX_COLUMN_WORDS;

/** What a form's question asks; null for any other question. */
export function questionKind(question: string): QuestionKind {
  const key = keyOf(question);
  if (key === "" || PAST.test(key)) return null;
  if (STOP.test(key)) return "stop";
  const words = countWords(key);
  const header = isColumnName(question) ? optOutHeader(question) : null;
  if (header?.reason === "unsubscribe" || header?.reason === "manual") return "stop";
  if (CONSENT.test(key) || (words <= SHORT_WORDS && SHORT_CONSENT.test(key))) return "consent";
  return ASKS.test(key) && SENT.test(key) ? "consent" : null;
}

/** False for questions about calls, SMS or chats that don't mention email. */
export const isOfEmail = (question: string): boolean =>
  !isOtherChannel(question.slice(0, MAX_LENGTH)) || isEmailHeader(question.slice(0, MAX_LENGTH));

const YES =
  /^(?:yes|yeah|yep|oui|sim|ja|ndio|ndiyo|نعم|اجل|ok|okay|sure|of course|bien sur|claro|i agree|i accept|j accepte|aceito|اوافق)(?: |$)/u;
const NO = /^(?:no|nope|nah|never|non|jamais|nao|nunca|nein|niemals|hapana|لا|كلا|ابدا)(?: |$)/u;
const NO_OBJECTION = phrases(
  `no problem*, no objection*, no issue*, no worries, pas de probleme*, pas d objection*, aucun probleme, sem problema*, kein problem*, لا مانع*, لا باس, لا مشكلة, لا اعتراض, hapana shida, hakuna shida`,
);
const REFUSES = phrases(
  `disagree*, decline*, refuse*, reject*, opt out*, unsub*, not agree*, not accept*, not consent*, do not*, don t, dont, would not, wouldn t, rather not, prefer not, not interested, not now, not yet,
  not want*, ne souhaite pas*, ne veux pas*, n accepte pas*, ne consens pas*, n autorise pas*, pas d accord, pas interesse*, pas maintenant, refus, nao quero*, nao aceito*, nao concordo*, nao desejo*,
  nao autorizo*, recuso*, recusar, nicht, lehne*, ablehn*, ارفض*, رفض*, غير موافق*, غير مهتم*, sitaki*, sikubali*`,
);

/** A plain no, whatever follows. */
export function saysNo(answer: string): boolean {
  const key = keyOf(answer);
  return NO.test(key) && !NO_OBJECTION.test(key);
}

/** Whether an answer to a consent question refuses. An unreadable answer is no refusal: "I agree" has many wordings. */
export function refusesConsent(answer: string): boolean {
  const key = keyOf(answer);
  if (key === "" || YES.test(key) || NO_OBJECTION.test(key)) return false;
  if (/^0+$/.test(key) || NO.test(key)) return true;
  const word = wordOfCell(answer);
  return word === "no" || word === "unsubscribe" || word === "manual" || REFUSES.test(key);
}

const STOPS = phrases(
  `unsub*, opt out, opt me out, stop marketing, stop emails, stop emailing, do not email, do not contact me, do not contact, desabonnez*, desabonner, me desabonner, desinscri*, ne plus recevoir*, ne me contactez plus,
  descadastrar*, cancelar inscricao, nao me contactem, nao me contacte, nao me contatem, الغاء الاشتراك, ايقاف التسويق, لا تتواصلوا*, abmelden, austragen`,
);

/** Whether a short answer to any question asks to stop: "Unsubscribe me". */
export function saysStop(answer: string): boolean {
  if (answer.length > MAX_LENGTH || answer.includes("@")) return false;
  const key = keyOf(answer);
  return key !== "" && countWords(key) <= MAX_STOP_WORDS && !NO.test(key) && STOPS.test(key);
}
