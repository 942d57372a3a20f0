import { headerKey } from "../mapping/header-key";
import { phrases } from "./phrases";

export type OptOutReason = "unsubscribe" | "bounce" | "complaint" | "manual";

interface OptOutHeader {
  /** A `detail` column contains the reason: any text in it is an opt-out. */
  kind: "flag" | "detail";
  reason: OptOutReason;
}

/** Phrases in English, French, Portuguese, German and Arabic, as used in exports of mailing and sales tools. */
const UNSUBSCRIBED = phrases(
  `unsub*, un subscri*, opt out*, opted out, opts out, opting out, optout*, optedout*, emailoptout, hasoptedout*,
  withdrew consent, withdrawn consent, consent withdrawn, consent revoked, revoked consent,
  desabon*, desinscri*, des abonn*, retrait du consentement, consentement retire, ne plus recevoir*,
  descadastr*, desinscr*, dessubscr*, desubscr*, cancelou a inscricao, cancelou inscricao, inscricao cancelada,
  cancelamento de inscricao, cancelamento da inscricao, cancelou a subscricao, cancelou subscricao, subscricao cancelada,
  cancelamento da subscricao, cancelamento de subscricao, anulou a subscricao, assinatura cancelada, cancelou a assinatura,
  cancelamento da assinatura, optou por nao receber*, optou por sair, consentimento revogado, consentimento retirado,
  abgemeldet*, abmelde*, abmeldung*, ausgetragen*, austragung*, abbestell*, widerrufen*, widerruf, widersprochen*,
  widerspruch*, abo beendet, einwilligung entzogen,
  الغاء الاشتراك, الغاء اشتراك*, الغى الاشتراك, الغي الاشتراك, ملغي الاشتراك, ملغى الاشتراك, غير مشترك, انسحب*, انسحاب*,
  سحب الموافقة, الغاء المتابعة`,
);

const BOUNCED = phrases(
  `bounced, bounce, bounces, bounced at, hard bounce*, hardbounce*, bouncedate, clean time, clean date, cleaned, cleaned at, cleaned date,
  cleaned on, is cleaned, invalid email*, email invalid, email is invalid, bad email*, email bad address, invalid e mail*, undeliverable, undelivered,
  rebond*, email invalide, e mail invalide, adresse invalide, non delivrable, npai, nettoye*, nettoyage,
  email devolvido*, e mail devolvido*, email rejeitado*, e mail rejeitado*, email invalido, e mail invalido, endereco invalido, devolvido em,
  unzustellbar*, rucklaufer, ruecklaufer, zuruckgewiesen*, bereinigt am, ungultige e mail*, ungultige email*, e mail ungultig,
  مرتد*, ارتداد*, بريد غير صالح, عنوان غير صالح, بريد الكتروني غير صالح`,
);

const COMPLAINED = phrases(
  `spam, spam complaint*, marked as spam, reported spam, reported as spam, complained*, abuse*, spammed,
  plainte spam, plainte pour spam, signale comme spam, denuncia de spam, marcado como spam, marcou como spam, reclamacao de spam,
  spam beschwerde*, spambeschwerde*, spammeldung*, als spam*, بريد مزعج, بلاغ مزعج, مزعج`,
);

const REFUSED = phrases(
  `blacklist*, blocklist*, black listed, block listed, black list, block list, suppress*, do not email*, do not e mail*, do not mail*, do not contact*,
  do not disturb, do not market*, do not send*, do not solicit*, do not allow*, donotemail*, donotcontact*, donotmail*, dont email, don t email,
  don t contact, dnd, blocked, is blocked, no email, no mail, no e mail*, no emails, no mails, no marketing, no newsletter*, no contact, no bulk email*, no mailing*, email blocked, emails blocked,
  never email, exclude from email*, exclude from campaign*, excluded from email*, excluded from campaign*, unmailable, non mailable, not mailable,
  email not allowed, emails not allowed, stop email*, stop mail*, stop e mail*, email stop, may not be emailed, email quarantined,
  email address quarantined,
  ne pas contacter, ne pas envoyer*, ne pas solliciter*, ne pas emailer, ne pas demarcher, ne pas relancer, ne souhaite pas*, ne veut pas*, opposition,
  oppose a l emailing, oppose aux emails, opposition emailing, liste noire, liste rouge, liste repoussoir, liste d opposition, refus email*,
  refus emailing, refus e mail*, refus newsletter, refus d e mail*, refus des e mail*, refus des email*, refus de recevoir*, refus d email*, refuse les emails, refuse l emailing, pas d email*, pas d e mail*, exclu des emails, exclu des envois,
  e mails bloques, email bloque, bloque, bloquee,
  nao contactar, nao contatar, nao enviar*, nao perturb*, nao incomodar, nao deseja receber*, nao quer receber*, nao receber*, lista negra,
  lista de bloqueio, lista de exclusao, email bloqueado, e mail bloqueado, emails bloqueados, recusa email*, recusa e mail*, recusou email*, recusou e mail*, recusa de e mail*, recusa de email*, recusar e mail*, recusar email*,
  nao quero receber*, supressao, suprimido, lista de supressao, bloqueado, bloqueada,
  nicht kontaktieren, nicht anschreiben, nicht mailen, keine e mail*, keine email*, keine werbung*, keine mail*, kein newsletter*, kein kontakt,
  kontaktsperre, werbesperre*, mailsperre, e mail sperre, email sperre, sperrliste*, e mail gesperrt, email gesperrt, gesperrt fur e mail*, schwarze liste,
  robinson*, gesperrt, blockiert, werbewiderspruch*, werbeverbot,
  لا ترسل*, عدم الارسال*, عدم ارسال*, عدم التواصل*, عدم المراسلة*, عدم مراسلة*, لا تراسل*, لا تتواصل*, لا يرغب*, القائمة السوداء, قائمة سوداء,
  محظور*, قائمة الحظر, ممنوع*, حظر البريد*, رفض الاستلام, رفض الرسائل, ايقاف الرسائل, ايقاف البريد*`,
);

/** Headers of figures, links and similar columns, which contain no opt-out state. */
const NOT_A_STATE = phrases(
  `count, counts, number, number of, no of, nombre, nb, anzahl, numero, total, rate, taux, taxa, quote, score, soft, soft bounce*, emails bounced,
  mails bounced, title, link, links, url, lien, token, id, percent*, pourcentage, عدد, معدل, رابط`,
);
const CAMPAIGN = phrases("campaign*, campagne*, campanha*, kampagne*, حملة, الحملة");
const EXCLUDED = phrases("exclude from campaign*, excluded from campaign*");

const OTHER_CHANNEL = phrases(
  `sms, mms, text, texts, text message*, fax, telefax, phone*, call, calls, calling, telephone*, telefon*, whatsapp, mobile, push, appel*, tel, anruf*, ligar,
  ligacao, ligacoes, postal*, brief, briefe, courrier postal, هاتف, الهاتف, اتصال, الاتصال, مكالمات, رسائل نصية, واتساب`,
);
const EMAIL = phrases("email*, e mail*, mail*, courriel*, newsletter*, correio, بريد*, البريد*, بالبريد*");

/** "Opt-in/opt-out" is a status, so its cells decide. */
const OPT_IN = phrases("opt in");

const DETAIL = phrases(
  `reason, reasons, raison*, motif*, motivo*, razao, grund, grunde, ursache, mode, method, source, comment*, feedback, note, notes, type, by,
  سبب, السبب, طريقة`,
);

/** Inverse headers: "yes" means consent. */
const CONSENT = phrases(
  `opt in, optin*, opted in, double opt in, subscribed, is subscribed, accepts*, consent*, agree, agreed*, newsletter, allow email*, may be emailed,
  consentement*, abonne, inscrit, accepte, acceptez, consentimento*, aceita*, subscrito, inscrito, einwilligung*, zustimmung*, abonniert*, angemeldet*,
  موافقة*, الموافقة*, مشترك`,
);

/** A confirmed subscription, and agreement to something other than emails. */
const OTHER_CONSENT = phrases(
  `double, terms, conditions, privacy, policy, photo*, cookie*, data, donnees, dados, daten, confidentialite, privacidade, datenschutz, conditions generales, agb`,
);

const REASONS: [RegExp, OptOutReason][] = [
  [COMPLAINED, "complaint"],
  [UNSUBSCRIBED, "unsubscribe"],
  [BOUNCED, "bounce"],
  [REFUSED, "manual"],
];

const isOfEmail = (key: string) => !OTHER_CHANNEL.test(key) || EMAIL.test(key);

/** Returns the kind of an opt-out column by its name; null for other columns. */
export function optOutHeader(column: string): OptOutHeader | null {
  const key = headerKey(column);
  const found = REASONS.find(([pattern]) => pattern.test(key));
  if (!found || NOT_A_STATE.test(key) || !isOfEmail(key)) return null;
  if (CAMPAIGN.test(key) && !EXCLUDED.test(key)) return null;
  if (OPT_IN.test(key)) return null;
  return { kind: DETAIL.test(key) ? "detail" : "flag", reason: found[1] };
}

/** An opt-out column, and how to read its cells. */
export interface OptOutColumn {
  name: string;
  header: OptOutHeader | null;
  isConsent: boolean;
}

export function optOutColumnOf(name: string): OptOutColumn {
  const header = optOutHeader(name);
  return { name, header, isConsent: header === null && CONSENT.test(headerKey(name)) };
}

const QUESTION = /[?؟]\s{0,5}$/;

/** Whether "no" in the column refuses emails: only in answers to a question. Programs write "Newsletter: no" for contacts whom no one asked. */
export function isConsentHeader(name: string): boolean {
  const key = headerKey(name);
  if (!QUESTION.test(name) || !optOutColumnOf(name).isConsent) return false;
  return isOfEmail(key) && !OTHER_CONSENT.test(key) && !NOT_A_STATE.test(key);
}

export const isOtherChannel = (column: string): boolean => OTHER_CHANNEL.test(headerKey(column));

export const isEmailHeader = (column: string): boolean => EMAIL.test(headerKey(column));

/** Headers of columns that may contain the status of an address or of a deal: the cells decide. */
const STATUS = phrases(
  `status*, statut*, state, etat, zustand, estado*, situacao, permission*, consent*, consentement*, consentimento*, einwilligung*, subscription*, abonnement*,
  abo, subscricao, inscricao, newsletter*, mailing*, emailing, opt in, حالة, الحالة, حاله, الحاله, الاشتراك, اشتراك`,
);
export const isStatusHeader = (column: string): boolean => {
  const key = headerKey(column);
  return STATUS.test(key) && isOfEmail(key);
};
