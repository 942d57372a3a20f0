import { ownValue } from "~/core/own-value";
import { headerKey } from "../mapping/header-key";
import type { OptOutReason } from "./opt-out-headers";
import { isOneOf, phrases } from "./phrases";

const isYes = isOneOf(
  "yes, y, yeah, true, t, x, on, checked, oui, o, vrai, sim, s, verdadeiro, ja, j, wahr, si, ndiyo, ndio, نعم, صح, صحيح, اجل",
);

const isNo = isOneOf(
  `no, n, false, f, off, unchecked, non, faux, nao, falso, nein, falsch, hapana, لا, كلا, خطا`,
);

const isNothing = isOneOf(
  `none, null, nil, n a, na, n d, nd, nan, undefined, empty, not set, never, nie, jamais, nunca, keine, kein, keiner, aucun, aucune, nenhum, nenhuma, لا يوجد, ابدا`,
);

/** Values that mean an address may be emailed, used only for addresses. */
const isSubscribed = isOneOf(
  `subscribed, is subscribed, active subscriber, opted in, opt in, opt-in, optin, double opt in, single opt in, confirmed opt in, not unsubscribed,
  not opted out, not bounced, not blacklisted, not suppressed, not blocked, deliverable, mailable, email allowed, marketing contact, marketable,
  abonne, abonnee, inscrit, inscrite, pas desabonne, pas desinscrit, non desabonne, non desinscrit, delivrable,
  subscrito, inscrito, assinante, cadastrado, nao descadastrado,
  abonniert, angemeldet, eingetragen, nicht abgemeldet, zustellbar, مشترك, مشتركة, مشترك نشط`,
);

/** Statuses that don't forbid emails: of a deal, or of an address's verification. */
const isOther = isOneOf(
  `active, actif, active contact, activated, ativo, ativa, activo, aktiv, نشط, نشطة, فعال, confirmed, confirme, confirmado, bestatigt, مؤكد, allow, allowed, autorise,
  permitido, erlaubt, مسموح, ok, okay, valid, valide, valido, gultig, صالح, verified, verifie, verificado, verifiziert, unverified, guessed, extrapolated,
  likely, likely to engage, risky, catch all, accept all, unavailable, user managed, update required,
  new, nouveau, novo, neu, جديد, open, ouvert, aberto, offen, working, in progress, en cours, em andamento, in bearbeitung, contacted, contacte, contatado,
  contactado, kontaktiert, attempted to contact, connected, open deal, qualified, qualifie, qualificado, qualifiziert, unqualified, nurturing, nurture, bad timing, lead,
  prospect, opportunity, customer, client, cliente, kunde, عميل, won, gagne, ganho, gewonnen, lost, perdu, perdido, verloren, closed, ferme, fechado,
  geschlossen, closed converted, closed not converted, open not contacted, working contacted, converted, cold, warm, hot, interested, replied, meeting booked`,
);

/** Statuses of a campaign or a permission; in an opt-out column, a user decides what they mean. */
const isProgress = isOneOf(
  `completed, paused, done, express, implied, explicit, sent, emails sent, emails opened, emails clicked, emails replied, emails interested, email sent, email opened,
  email clicked, email replied, not yet contacted, termine, en pause, envoye, concluido, pausado, enviado, abgeschlossen, pausiert, gesendet, مكتمل, متوقف مؤقتا`,
);

const WORDS: [RegExp, OptOutReason][] = [
  [
    phrases(
      `spam*, abuse*, complain*, complaint*, marked as spam, plainte*, denuncia*, reclamacao, reclamou, beschwerde*, spammeldung*, مزعج, شكوى, شكاوى`,
    ),
    "complaint",
  ],
  [
    phrases(
      `unsub*, un subscribed, opted out, opt out*, optout*, optedout, opt outs, withdrawn, revoked, removed by request, left the list,
      desabon*, desinscri*, ne plus recevoir, descadastr*, desinscr*, dessubscr*, desubscr*, cancelou a inscricao, inscricao cancelada, subscricao cancelada,
      assinatura cancelada, anulou a subscricao, abgemeldet*, ausgetragen*, abbestellt*, widerrufen, widersprochen, widerspruch,
      الغى الاشتراك, الغي الاشتراك, الغاء الاشتراك, الغت الاشتراك, ملغي الاشتراك, ملغى الاشتراك, غير مشترك, غير مشتركة, انسحب, ملغى, ملغي`,
    ),
    "unsubscribe",
  ],
  [
    phrases(
      `bounced, bounce, hard bounce*, hardbounce*, hard bounced, cleaned, invalid, invalid email, invalid address, undeliverable, undelivered, does not exist, unknown user,
      user unknown, mailbox not found, rebond*, nettoye, nettoyee, invalide, npai, non delivrable, inexistant, invalido, invalida, devolvido, rejeitado, limpo, inexistente,
      unzustellbar, bereinigt, ungultig, existiert nicht, مرتد, مرتدة, غير صالح, غير صالحة`,
    ),
    "bounce",
  ],
  [
    phrases(
      `blacklist*, blocklist*, black listed, block listed, blocked, suppress*, do not email*, do not contact*, do not mail*, do not send*, do not disturb, do not allow*, donotemail,
      don t email, don t contact, dnd, not allowed, no email, no emails, no marketing, no consent, no permission, consent denied, denied, refused, declined, rejected,
      non marketing contact, non marketable, non mailable, unmailable, stop,
      ne pas contacter, ne pas envoyer*, ne souhaite pas*, ne veut pas*, liste noire, refus*, refuse, oppose, opposition, bloque, bloquee, exclu, aucun consentement, pas de consentement,
      nao contactar, nao contatar, nao enviar*, nao deseja*, nao quer*, nao perturb*, lista negra, bloqueado, bloqueada, recusou, recusado, sem consentimento, nao permitido,
      nicht kontaktieren, nicht anschreiben, keine e mail*, keine email*, keine werbung, gesperrt, sperrliste, abgelehnt, nicht erlaubt, keine einwilligung, keine zustimmung, blockiert,
      لا ترسل, عدم الارسال, عدم التواصل, لا يرغب*, محظور, محظورة, القائمة السوداء, مرفوض, رفض, ممنوع, غير مسموح, بدون موافقة`,
    ),
    "manual",
  ],
];

/** "Not unsubscribed" and similar negations: a user decides what they mean. */
const NEGATED =
  /^(?:not|never|non|nicht|nie|pas|jamais|nao|nunca|لم|ليس) (?:unsub|un sub|opt|bounc|clean|black|block|suppress|spam|complain|desab|desins|descad|abgem|ausget|abbest|gesperrt|ungult|bloq|inval|rebond)/u;

/** Symbols instead of words. */
const SIGNS: Record<string, string> = {
  "✓": "yes",
  "✔": "yes",
  "☑": "yes",
  "✅": "yes",
  "☐": "no",
  "□": "no",
};

/** Words also used in sales: they describe an address only under an email header. */
const AMBIGUOUS = phrases(
  `withdrawn, revoked, invalid*, ungultig, limpo, rejeitado, devolvido, blocked, suppressed, not allowed, no permission, denied, refused, declined, rejected, stop, refus*,
  refuse, oppose, opposition, bloque, bloquee, exclu, bloqueado, bloqueada, recusou, recusado, nao permitido, gesperrt, abgelehnt, nicht erlaubt, مرفوض, رفض, ممنوع,
  ملغى, ملغي, انسحب, غير صالح, غير صالحة`,
);

/** Only this many characters of a cell are read: an opt-out is stated at its start. */
const MAX_WORDS_LENGTH = 200;

type WordOfCell = "yes" | "no" | "nothing" | "subscribed" | "other" | "progress" | OptOutReason | null;

/** Returns the meaning of a cell; null for unknown words and for negated known ones. */
export function wordOfCell(cell: string): WordOfCell {
  // Words inside an email address don't count.
  if (/[@]|:\/\//.test(cell)) return null;
  const text = cell
    .slice(0, MAX_WORDS_LENGTH)
    .replace(/\ufe0f/g, "")
    .trim();
  const key = headerKey(ownValue(SIGNS, text) ?? text);
  if (key === "") return /[^\s\-–—.·/_'"()[\]{}]/u.test(text) ? null : "nothing";
  if (isYes(key)) return "yes";
  if (isNo(key)) return "no";
  if (isNothing(key)) return "nothing";
  if (isSubscribed(key)) return "subscribed";
  if (isOther(key)) return "other";
  if (isProgress(key)) return "progress";
  const found = WORDS.find(([pattern]) => pattern.test(key));
  if (found) return NEGATED.test(key) ? null : found[1];
  return /^(?:yes|oui|sim|ja) /u.test(key) ? "yes" : null;
}

const OF_ADDRESSES: readonly WordOfCell[] = ["subscribed", "unsubscribe", "bounce", "complaint", "manual"];

/** Whether a cell's value is used only for addresses. */
export const isOfAddresses = (cell: string, isEmailColumn: boolean): boolean =>
  OF_ADDRESSES.includes(wordOfCell(cell)) && (isEmailColumn || !AMBIGUOUS.test(headerKey(cell)));
