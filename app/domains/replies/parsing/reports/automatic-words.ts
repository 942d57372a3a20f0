const phrases = (text: string) =>
  text
    .split("|")
    .map((phrase) => phrase.replace(/\s+/g, " ").trim())
    .filter(Boolean);

/** Prefixes of automatic subjects. Folded words; English, French, Portuguese, Arabic, Swahili, German, Spanish, Italian, Dutch. */
export const AUTOMATIC_SUBJECTS: readonly string[] =
  phrases(`automatic reply|automatic response|auto reply|autoreply|auto response|autoresponse|automated reply|automated response|
  out of office|out of the office|away from my mail|maternity leave|on annual leave|meeting forward notification|vacation reply|on vacation|
  reponse automatique|absence du bureau|absent du bureau|message d absence|accuse de reception|
  resposta automatica|fora do escritorio|ausencia temporaria|ausente do escritorio|
  respuesta automatica|fuera de la oficina|ausente de la oficina|
  automatische antwort|abwesenheit|abwesend|abwesenheitsnotiz|nicht im buro|
  risposta automatica|fuori sede|automatisch antwoord|afwezig|
  jibu la kiotomatiki|nje ya ofisi|رد تلقائي|الرد التلقائي|خارج المكتب`);

/** Subjects of receipts, each followed by a colon or nothing. */
export const RECEIPT_SUBJECTS: readonly string[] =
  phrases(`read|not read|read receipt|return receipt|lu|non lu|lida|lido|nao lida|leido|no leido|gelesen|nicht gelesen|
  ungelesen geloscht|letto|gelezen|imesomwa|تمت القراءة|تمت قراءة|accuse de lecture|confirmation de lecture|recibo de leitura|confirmacion de lectura|lesebestatigung`);

export const RECEIPT_WORDS: readonly string[] =
  phrases(`was read on|was deleted without being read|this is a return receipt|this is a read receipt|was displayed on|was received by|
  a ete lu le|a ete lu|foi lida em|foi lido em|fue leido el|gelesen|ungelesen geloscht|ilisomwa|تمت قراءة`);

/** A machine names itself as such: enough on their own. */
export const MACHINE_WORDS: readonly string[] =
  phrases(`this is an automated|this is an automatic|automated message|automatic message|auto generated|automatically generated|
  automated response|automatic reply|please do not reply|do not reply to this e mail|do not reply to this email|do not reply to this message|do not reply directly|type your reply above this line|
  message automatique|reponse automatique|ne pas y repondre|ne pas repondre a ce|
  mensagem automatica|resposta automatica|nao responda|mensaje automatico|respuesta automatica|no responda a este|
  automatisch generiert|automatisch erzeugt|automatische antwort|antworten sie nicht|
  ujumbe huu ni wa kiotomatiki|jibu la kiotomatiki|رسالة آلية|رسالة تلقائية|رد تلقائي|عدم الرد`);

/** The recipient is away. */
export const AWAY_WORDS: readonly string[] =
  phrases(`out of the office|out of office|away from the office|currently travel|on a business trip|travelling on business|away from my desk|on annual leave|on leave|on maternity leave|on paternity leave|on sick leave|
  on holiday|on vacation|on parental leave|not be reading my mail|offices are closed|office is closed|offices will be closed|office will be closed|
  no longer work|no longer with|has left the company|have left the company|ve left the company|mailbox is not monitored|no longer monitored|
  absent du bureau|absente du bureau|absent e du bureau|serai absent|suis absent|en deplacement|actuellement absent|absent jusqu|absente jusqu|en conge|en vacances|hors du bureau|bureaux sont fermes|ne travaille plus|
  ausente do escritorio|fora do escritorio|estarei ausente|em viagem de|estou de ferias|de ferias ate|em ferias|estou ausente|encontro me ausente|ja nao trabalha|nao trabalha mais|
  fuera de la oficina|ausente de la oficina|estoy de vacaciones|de vacaciones hasta|estare ausente|de viaje de|ya no trabaja|
  nicht im buro|nicht im haus|im urlaub|in urlaub|abwesend|dienstreise|ausser haus|au er haus|nicht mehr im unternehmen|
  nje ya ofisi|niko likizo|nipo likizo|kwenye likizo|
  خارج المكتب|في إجازة|في اجازة`);

/** Phrases that an out-of-office reply adds, and a person replying to an offer does not. */
export const ADDED_WORDS: readonly string[] =
  phrases(`limited access|intermittent access|no access to|until|till|back on|returning on|return on|without access|when i return|on my return|upon my return|when i am back|when i m back|as soon as i return|will respond|will reply|will get back|
  will attend to|urgent|in my absence|during my absence|direct your enquir|direct your inquir|please contact|for assistance|when we reopen|will be read|is not monitored|
  jusqu|en cas d urgence|pour toute urgence|en mon absence|acces a ma messagerie|a mon retour|des mon retour|merci de contacter|veuillez contacter|
  ate dia|ate ao|ate o|ate .. de|assuntos urgentes|em caso de urgencia|acesso limitado|responderei|assim que regressar|assim que voltar|contacte|
  hasta el|asuntos urgentes|en caso de urgencia|acceso al correo|responder a mi regreso|regresare|a mi regreso|escriba a|
  bis zum|bis einschliesslich|dringenden fallen|wird nicht weitergeleitet|nach meiner ruckkehr|nicht weitergeleitet|wenden sie sich|wieder erreichbar|
  hadi tarehe|mambo ya dharura|wasiliana na|nitajibu nikirudi|nitajibu|حتى|للأمور العاجلة|يرجى التواصل|عند عودتي|سأرد`);

/** A help desk's acknowledgement. */
export const RECEIVED_WORDS: readonly string[] =
  phrases(`we have received your|have received your message|has been received and|your request .. has been received|your ticket has been created|ticket has been created|will be read when i return|
  your message is important|your email is important|your enquiry is important|your inquiry is important|member of our team will|one of our agents|one of our consultants|one of our representatives|
  case number is|ticket number is|reference number is|
  demande a bien ete enregistree|message a bien ete enregistre|demande a ete enregistree|pedido foi registad|pedido foi registrad|solicitacao foi registrada|solicitud ha sido registrada|
  votre message est important|sua mensagem e importante|su mensaje es importante|رسالتك مهمة|رسالتكم مهمة|
  nous avons bien recu votre|recebemos a sua|recebemos o seu|recebemos sua|hemos recibido su|hemos recibido tu|wir haben ihre anfrage erhalten|haben ihre nachricht erhalten|
  tumepokea ujumbe wako|تم استلام رسالتك|استلمنا رسالت`);
export const RECEIVED_PROMISES: readonly string[] =
  phrases(`get back to you|will respond|will reply|be in touch|being reviewed|within 24|within 48|as soon as possible|business days|
  repondrons|repondra|meilleurs delais|responderemos|em breve|responderemos|lo antes posible|en breve|schnellstmoglich|bearbeiten|tutakujibu|سنرد|في أقرب وقت`);

/** Written by a person who read our email. */
export const PERSON_WORDS: readonly string[] =
  phrases(`interest|your offer|your proposal|your price|price|how much|what does it cost|quote|quotation|catalogue|call me|i read|my colleague is|decision|decided|the answer is|i want|see you|let us meet|let us talk|come on|we want|we do want|we take|we need|send me|please send|
  i was out of|i was away|i was on leave|i was on annual leave|i was on holiday|i was on vacation|i was travel|i ve been away|i have been away|i ve been out of|i have been out of|sorry for the late|sorry for my late|sorry for the delay|sorry for my delay|
  j etais en conge|j etais absent|j etais en deplacement|j etais en vacances|desole pour le retard|desolee pour le retard|
  estive de ferias|estava de ferias|estive fora|estava fora|estive ausente|desculpe a demora|desculpe o atraso|
  estuve fuera|estaba fuera|estuve de vacaciones|estaba de vacaciones|disculpe la demora|
  ich war im urlaub|war ich im urlaub|ich war nicht|nilikuwa likizo|nilikuwa nje|samahani kwa kuchelewa|كنت في إجازة|كنت خارج|آسف على التأخير|أعتذر عن التأخير|
  votre offre|m interesse|appelez moi|le prix|prix|devis|combien|envoyez|
  proposta|preco|quanto custa|ligue me|envie|interess|
  oferta|precio|cuanto cuesta|llameme|mandeme|
  angebot|preis|rufen sie mich|was kostet|wir brauchen|interesse|
  bei gani|bei tafadhali|nitumie|nipigie|عرض السعر|السعر|كم سعر|بكم|أرسلوا|مهتم|اتصل`);
