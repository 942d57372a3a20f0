/** Titles and roles that precede a name, in any spelling (`readable`). */
export const TITLES = `
  mr; mrs; ms; miss; dr; eng; engr; prof; chief; alhaji; hajia; m; mme; mlle; monsieur; madame; maître; sr;
  sra; senhor; senhora; dra; dona; doutor; doutora; engenheiro; bw; bi; ndugu; mheshimiwa; mzee; mama;
  السيد; السيده; سيد; سيده; الاستاذ; الاستاذه; استاذ; استاذه; المهندس; المهندسه; الدكتور; الدكتوره; زميلي;
  زميلتي; الانسه; الحاج; الشيخ; للسيد; للاستاذ`;

/** Words that start with a capital but are not names. */
export const NO_NAMES = `
  i; it; hr; ceo; cfo; coo; cto; md; gm; dg; daf; drh; dsi; rh; hq; the; our; my; he; she; his; her; they;
  you; we; please; kindly; procurement; purchasing; purchase; purchases; finance; department; dept; manager;
  director; head; office; sales; marketing; admin; administration; operations; accounts; regards; best;
  thanks; thank; good; luck; hello; dear; sir; madam; monday; tuesday; wednesday; thursday; friday; limited;
  ltd; group; company; email; mail; at; on; in; is; for; now; service; services; achats; direction;
  directeur; directrice; responsable; collègue; le; la; les; il; elle; je; nous; vous; merci; cordialement;
  bonjour; siège; compras; departamento; diretor; directora; diretora; gerente; colega; o; a; ele; ela;
  obrigado; por; favor; sede; idara; meneja; mkurugenzi; bosi; manunuzi; tafadhali; asante; yeye; ni; wa;
  kwa; في; من; على; علي; هو; هي; الي; المسؤول; المشتريات; قسم; المدير; مدير; عن; لهذا; وهو; ايميل; بريد; او;
  و; ان; team; this; to; with; he's; she's; not; no; nairobi; lagos; accra; don't; dont; unsubscribe; stop;
  try; ask; call; contact; remove; yes; hi; wrong; person; vou; vamos; encaminhei; encaminho; reencaminho; transmets;
  forward; forwarded; passing; forwarding; successor; replacement`;

/** Words that call an address invalid, in the languages of replies. */
export const INVALID_ADDRESS = `bounced; bounces; bouncing; bounce; full; closed; inactive; disabled; deactivated; dead; longer; fails; failed; failing;
  blocked; expired; undeliverable; undelivered; obsolete; invalid; unattended; unmonitored; pleine; fermee; desactivee; invalide; erronee; cheia; cheio;
  desativado; desativada; inativo; inativa; encerrado; encerrada; imejaa; imefungwa; haifanyi; haitumiki; معطل; مغلق; ممتلئ; ملغي`;

/** Words before an address that is to be removed from a list. */
export const REMOVED_ADDRESS = `remove; removing; delete; unsubscribe; retirer; retirez; supprimer; supprimez; desinscrire; desinscrivez; retirar; retire;
  retirem; remover; remova; removam; apagar; apague; ondoa; ondoeni; futa; حذف; احذفوا; احذف; ازاله`;
