/** Documents: a sender who wants to be taken off one still wants email. In any spelling (`readable`), as is everything here. */
export const DOCUMENT_NOUNS = `
  quote; quotes; quotation; quotations; invoice; invoices; contract; order; proforma; agreement;
  line; item; items; shortlist; plan; plans; delivery; devis; facture; factures; contrat; commande; orçamento;
  cotação; factura; fatura; contrato; encomenda; عرض; العرض; الفاتورة; فاتورة; العقد; عقد;
  الطلب; طلب; الطلبية; bei; nukuu; ankara; mkataba; oda`;

/** People other than the writer: asking whether they can leave a list is not a request to leave ours. */
export const OTHERS = `
  customer; customers; client; clients; subscriber; subscribers; user; users; people; recipients; members;
  someone; anyone; reader; readers; staff; employees; lecteurs; employés; leitores; funcionários; abonnés; destinataires; utilisateurs; membres; cliente; clientes; utilizadores; usuários;
  subscritores; assinantes; destinatários; عملاء; عملائنا; لعملائنا; العملاء; زبائن; زبائننا; المشتركين;
  للمشتركين; wateja; mteja; watumiaji; wapokeaji`;

/** Openers of questions about a general practice, not a request: "do you delete our data when …?". */
export const HABITUAL_OPENERS = `
  do; does; did; how do; how does; what happens; can the; can it; can a; how long; who can; who does; if we; may we;
  que se passe; peut on; est ce que; o que acontece; como se; هل; ماذا يحدث; nini kinatokea`;

export const WRITERS =
  "i; me; my; us; we; mine; je; m; moi; mon; ma; mes; nous; nos; notre; عنواني; بريدي; رقمي; اسمي; ني";

/** With one of these, a no stays a no, even if another contact is named. */
export const LASTING = `
  again; anymore; ever; further; more; never; unsubscribe; list; lists; mailing; database; liste; lista;
  listas; orodha; القائمة; قائمة; plus; jamais; mais; nunca; tena;
  kamwe; ابدا; مجددا; اخرى; تاني; اليوم`;

/** Start a negation of their own, as "don't" does. */
export const STOPS = "stop; arrêtez; cessez; parem; pare; acheni; acha; توقفوا; كفوا";

/** Ways to reach the writer: a no to one of them may come with a yes to another. */
export const WAYS = `
  send; share; email; mail; call; phone; ring; bring; text; post; fax; write; visit; come; envoyez; envoie; appelez;
  appelle; rappelez; téléphonez; passez; venez; contactez; mande; mandem; envie; enviem; ligue; liguem; telefone;
  telefonem; traga; tragam; contacte; contactem; ارسل; ارسلوا; ترسل; ترسلوا; اتصل; اتصلوا; تتصل; تتصلوا; تبعت; تبعتوا;
  tuma; leta; piga; tumeni; leteni`;
