import type { BounceType } from "../inbound-mail";

export interface Rule {
  name: string;
  class: Exclude<BounceType, "complaint">;
  source: string;
  /** Applies only with this status. */
  status?: string;
  /** Folded words; ".." is up to 60 characters, "@" an address. The first rule of the table that matches decides. */
  says: readonly string[];
  /** Matches if a subject and a state are near each other. */
  subjects?: readonly string[];
  states?: readonly string[];
}

const phrases = (text: string) =>
  text
    .split("|")
    .map((phrase) => phrase.replace(/\s+/g, " ").trim())
    .filter(Boolean);

export const RULES: readonly Rule[] = [
  {
    name: "sender domain without an Exchange connector",
    class: "policy_block",
    source: "Exchange Online, 5.7.64: no connector accepts the sender’s domain",
    says: phrases("tenantattribution"),
  },
  {
    name: "relaying denied",
    class: "undetermined",
    source:
      "RFC 5321, 7.9: the server does not accept mail for the domain, permanently or through misconfiguration",
    says: phrases(`relay access denied|unable to relay|relaying denied|relaying not allowed|relay not permitted|relaying prohibited|
      not permitted to relay|relay through this server|allowed rcpthosts|relay denied|we do not relay|not relaying`),
  },
  {
    name: "mail loop",
    class: "undetermined",
    source: "RFC 3463, X.4.6",
    says: phrases(`too many hops|hop count exceeded|mail loop|forwarding loop|routing loop|mail loops back|loops back to myself|
      too many received|locals file`),
  },
  {
    name: "mail system error",
    class: "undetermined",
    source: "RFC 3463, X.3.5; Postfix pipe(8)",
    says: phrases(
      "command died with status|command not found|local configuration error|local mailer error|permission denied",
    ),
  },
  {
    name: "no such recipient at Microsoft 365",
    class: "hard_bounce",
    source: "Exchange Online, directory-based edge blocking",
    status: "5.4.1",
    says: phrases("recipient address rejected access denied"),
  },
  {
    name: "no such account or domain",
    class: "hard_bounce",
    source: "SMTP responses of hosts that check account and domain together",
    says: phrases("account or domain may not exist"),
  },
  {
    name: "sender rejected",
    class: "policy_block",
    source: "RFC 3463, X.1.7 and X.1.8",
    says: phrases(`sender address rejected|sender verify failed|sender verification failed|sender domain|domain of sender|sender address has|
      invalid sender|bad sender|sender is invalid|invalid dns mx|sender .. does not exist|sender not found|unregistered domain|
      bad outbound sender|sender rejected|sender refused|sender .. rejected|mail from .. rejected|unable to verify sender|could not verify sender|cannot resolve your domain|backscatter|
      envelope sender|return address|sending address|sender s mailbox|mail from address|for sender address|not a valid sender|tenant is not allowed|
      adresse d expediteur|expediteur invalide|expediteur refuse|remetente invalido|remetente recusado|remitente invalido|absenderadresse|
      outgoing mail suspension|outgoing mail suspended|suspended from sending|disabled from sending|blocked from sending|sending is suspended|sending is disabled|
      your account has been suspended|your account is suspended|your account is disabled`),
    subjects: phrases(
      "from header|from address|header from|from field|sender|your domain|your address|your email address",
    ),
    states:
      phrases(`not valid|invalid|missing|multiple|not compliant|not accepted|unrouteable|unroutable|unauthenticated|not resolve|must exist|
      no a or mx|no mx|no dns|does not exist|is empty|unverified`),
  },
  {
    name: "sender on a blocklist",
    class: "policy_block",
    source: "RFC 6471; documentation of Spamhaus, Spamcop and Outlook.com",
    says: phrases(`spamhaus|spamcop|barracudacentral|sorbs|surbl|uribl|uceprotect|invaluement|senderscore|cloudmark|proofpoint com|
      blocked using|block list|blocklist|blacklist|black list|blocked list|rbl|dnsbl|blackhole list|is listed|listed at|listed by|
      part of their network|ip address .. blocked|your ip|client host .. blocked|host blocked|blocked by ip|blocked see|
      poor reputation|ip reputation|traffic not accepted from this ip|not allowed to connect|bad reputation|low reputation|reputation of|liste noire|lista negra|lista nera|schwarze liste|
      adresse ip .. bloquee|ip source bloquee|blocked your ip|ip .. a problem occurred|domain is too new`),
  },
  {
    name: "failed SPF, DKIM or DMARC",
    class: "policy_block",
    source: "RFC 7372, X.7.20 to X.7.26",
    says: phrases(`spf|sender policy framework|dkim|dmarc|unauthenticated email|unauthenticated mail|not authenticated|authentication failed|
      fails authentication|domain s policy|sender id|arc seal`),
  },
  {
    name: "sending server name rejected",
    class: "policy_block",
    source: "RFC 7372, X.7.25; Postfix reject_unknown_client_hostname",
    says: phrases(`ptr record|ptr|reverse dns|reverse hostname|rdns|reverse lookup|helo|ehlo|your hostname|client host rejected|
      valid hostname|fqdn|dynamic ip|generic ip|dynamic address`),
  },
  {
    name: "sending rate exceeded",
    class: "policy_block",
    source:
      "RFC 3463, X.7.0; Gmail 4.7.28 and 5.4.5, Yahoo TSS04, cPanel (max emails per hour), Exchange Online 5.1.90",
    says: phrases(`unusual rate|sending limit|sending quota|limit for sending|message rate|rate limit|ratelimit|throttl|too many messages|
      too many connections|too many emails|too much mail|too many recipients|exceeded .. hourly|exceeded .. daily|hourly limit|daily limit|daily quota|
      max emails|max defers|per hour|rate limited|sending rate|exceeded the rate|daily user sending|daily limit for|limit for message recipients|recipient limit|
      user complaints|unexpected volume|slow down|tss04|gl01|too many concurrent|limits exceeded|tenant .. threshold|send limit|
      unusual sending|unusual activity`),
  },
  {
    name: "content rejected",
    class: "policy_block",
    source: "RFC 3463, X.6.x and X.7.x; Gmail 5.7.1, Mail.ru, Free.fr, NetEase DT:SPM",
    says: phrases(`unsolicited|identified as spam|detected as spam|spam detected|spam message|rejected as spam|suspicion of spam|spam score|
      probability of spam|considered spam|looks like spam|classified as spam|marked as spam|spam content|por spam|comme spam|pour spam|
      als spam|dt spm|hl reb|bulk email filter|spam filter|spam firewall|junk filter|junk mail|content filter|content restrict|message content|
      contains a url|contains .. link|virus|malware|phishing|security issue|attachment|file type|prohibited content|message blocked due|
      banned content|contains .. not allowed|content .. rejected|anti spoofing|spoof|banned exe|banned contents|bulk mail|spam scale|spamming`),
  },
  {
    name: "message too large",
    class: "policy_block",
    source: "RFC 1870; RFC 3463, X.2.3 and X.3.4",
    says: phrases(`message size exceeds|message size .. exceeds|message too large|message too big|message is too large|message is too big|size limit exceeded by message|
      exceeds .. maximum message size|exceeds maximum|message exceeds|message file too big|message length exceeds|exceeds fixed limit`),
  },
  {
    name: "receiver policy",
    class: "policy_block",
    source: "RFC 3463, X.7.1 and X.7.2; Exchange transport rules, fml (not a member), Cox (IB212)",
    says: phrases(`policy reason|policy violation|policy restriction|security policy|organization policy|organizational policy|for policy|by policy|
      mail flow rule|transport rules rejectmessage|resolver rst|only accepts messages from|allowed senders|restricted to|closed list|
      not allowed to send|not permitted to send|not authorized to send|not authorised to send|sender denied|sender blocked|banned sender|
      blocked sender|sender is blocked|administrative prohibition|administratively prohibited|envelope blocked|denied by|
      not authorized|not authorised|access to submit messages|access to this mail system has been rejected|email blocked|mail blocked|mail from outside|from outside the|moderat|do not accept mail from|does not accept mail from|not accept .. from you|connections will not be accepted|
      not a member|members only|only members|permission to post|service refuse|mail refuse|mail rejete|rejected by destination|rejected by the destination|ib212|ib108`),
  },
  {
    name: "temporary rejection",
    class: "soft_bounce",
    source: "RFC 6647 (greylisting); Gmail 5.2.1 of a receiver's rate",
    says: phrases(`greylist|graylist|come back later|try again later|try later|receiving mail at a rate|receiving mail too quickly|
      temporarily disabled|temporarily unavailable|temporarily suspended|temporarily deferred|unverified address`),
  },
  {
    name: "mailbox full",
    class: "soft_bounce",
    source: "RFC 3463, X.2.2; RFC 5321, 552",
    says: phrases(`mailbox full|mailbox is full|mailbox for @ is full|mailbox @ is full|mailbox .. full|mail box full|inbox is full|inbox full|over quota|overquota|
      quota exceeded|exceeded quota|exceeds quota|exceeded its quota|exceeded .. quota|quota exceed|quotaexceeded|quota violation|maximum quota|
      out of storage|out of space|storage limit|exceeded storage|storage allocation|over its limit|over the limit of|over limit|size limit of the mailbox|
      mailbox exceed|mailbox .. exceed|exceeds allowed size|mailbox size|account is full|disk quota|disk full|insufficient system storage|
      not enough storage|no space left|boite .. pleine|boite pleine|quota depasse|quota atteint|buzon lleno|buzon .. lleno|
      caixa .. cheia|caixa postal cheia|quota excedida|excedeu|cuota excedida|cuota .. superada|postfach voll|postfach .. voll|
      quota uberschritten|speicherplatz|casella piena|mailbox vol|переполнен|邮箱已满|空间不足|容量|용량|ممتلئ`),
    subjects: phrases(
      "mailbox|inbox|account|user|storage|quota|recipient|mail box|postfach|benutzerkonto|boite|buzon|caixa",
    ),
    states: phrases(
      "full|exceeded|exceeds|over its|over the limit|over quota|maximum size|no space|out of space|limit reached|limit exceeded|speicherlimit|pleine|lleno|cheia",
    ),
  },
  {
    name: "delivery timed out",
    class: "soft_bounce",
    source: "RFC 3463, X.4.1 to X.4.3 and X.4.7; Exim, retry timeout exceeded; Exchange Online 4.4.312",
    says: phrases(`retry timeout|retry time not reached|too long in the queue|in the queue too long|delivery expired|message expired|
      delivery time expired|message too old|connection timed out|connection refused|connect timed out|operation timed out|no route to host|
      network unreachable|network is unreachable|unable to connect|could not connect|lost connection|establish an smtp connection|
      dns query failed|dns server|dns timeout|dns failure|servfail|serverfailure|server failure|name server|temporary lookup|lookup timed out|
      host name lookup failure|temporary server error|stopped trying|did not respond|didn t respond|no answer from host|not accept our requests to connect|connection dropped|timed out`),
  },
  {
    name: "no such mailbox",
    class: "hard_bounce",
    source: "RFC 3463, X.1.1; RFC 5321, 550",
    says: phrases(`user unknown|unknown user|user @ unknown|user .. unknown|unknown recipient|recipient unknown|unknown address|address unknown|
      addressee unknown|unknown mailbox|mailbox unknown|unknown account|unknown local part|unknown or illegal alias|no such|no mailbox|
      no valid recipient|not a valid mailbox|not a valid recipient|not a valid user|not a valid address|not a valid email|not a known user|
      not listed in|not our customer|invalid recipient|invalid mailbox|invalid user|invalid address|invalid email|recipient invalid|invalid local part|
      recipient is invalid|recipient .. invalid|bad destination|bad recipient|bad address|user not found|recipient not found|recipnotfound|recipientnotfound|
      user .. not found|mailbox not found|account not found|address not found|not found on this server|not found by smtp|wasn t found|
      couldn t be found|could not be found|couldn t find|could not find|does not exist|doesn t exist|do not exist|not exist|non existent|nonexistent|
      doesn t have a|does not have an account|no account|not recognised|not recognized|mailbox unavailable|mailbox is unavailable|
      mailbox @ is unavailable|user doesn t|no user|no person|no one by|not in directory|not in the directory|not in my list of users|possibly incorrect|address is incorrect|not local|no mailbox by that name|
     address couldn t|unknown to us|undeliverable address|address rejected user|invalid recip|previously bounced|history of bounc`),
    subjects: phrases(
      `user|recipient|mailbox|mail box|account|address|addressee|person|alias|email|e mail|inbox|local part|name|customer|employee`,
    ),
    states:
      phrases(`unknown|not found|not exist|invalid|not valid|isn t valid|removed|deleted|closed|disabled|deactivated|unavailable|not available|
      not present|not registered|not known|inactive|expired|misspelled|incorrect|no longer|nonexistent|obsolete|retired|cancelled|terminated|undeliverable`),
  },
  {
    name: "mailbox closed",
    class: "hard_bounce",
    source: "RFC 3463, X.1.6 and X.2.1; Gmail DisabledUser, La Poste LPN007_402",
    says: phrases(`disabled|deactivated|suspended|account closed|account has been closed|mailbox closed|mailbox has been closed|mailbox is closed|
      inactive|not active|no longer|has moved|mailbox removed|account removed|has been deleted|account deleted|mailbox deleted|
      archived recipient|has left|left the company|discontinued|terminated|account expired|is frozen|account frozen|account is locked|not monitored|
      account is blocked|account blocked|account has been blocked|mailbox is blocked|mailbox blocked|for inactivity`),
  },
  {
    name: "no such domain",
    class: "hard_bounce",
    source: "RFC 3463, X.1.2 and X.4.4; RFC 7505 (null MX)",
    says: phrases(`host unknown|unknown host|host not found|host @ not found|host .. not found|domain not found|domain name not found|unknown domain|
      name or service not known|nxdomain|nullmx|null mx|does not accept mail|doesn t accept mail|accepts no mail|no mx|no mail hosts|no mail servers|
      unrouteable|unroutable|unable to route|illegal host|invalid domain|bad domain|no route to recipient|domain .. invalid|
      any host named|domain lookup failed|unresolvable|domain .. not found|no a record|dns error|dns lookup failure`),
  },
  {
    name: "no such mailbox (other languages)",
    class: "hard_bounce",
    source: "rejections in the provider’s own language",
    says: phrases(`inconnu|introuvable|n existe pas|n existe plus|desactive|archivee|destinataire invalide|
      inexistente|nao existe|nao encontrad|nao foi encontrad|desconhecid|desativad|destinatario invalido|
      desconocid|no existe|no se encontro|no encontrad|
      unbekannt|existiert nicht|nicht gefunden|nicht bekannt|ungultig|deaktiviert|
      sconosciut|non esiste|non trovat|inesistente|existiert .. nicht|onbekend|bestaat niet|niet gevonden|nao foi possivel encontrar|nao foi possivel localizar|bulunamadi|mevcut degil|haipo|hayupo|
      не существует|не найден|неизвест|нет такого|不存在|未找到|不正确|存在しません|見つかりません|존재하지|없는 사용자|غير موجود|لا يوجد|تعذر العثور|لم يتم العثور`),
  },
  {
    name: "rejection without a mailbox error",
    class: "policy_block",
    source: "RFC 3463, X.7.x: rejections that don’t mention a mailbox",
    says: phrases(`spam|blocked|bloque|bloquead|blockiert|policy|access denied|acces refuse|reputation|prohibited|banned|refused by|message refused|
      poor|not welcome|unwanted|abuse|firewall|classif|suspicious|not allowed`),
  },
];

/** RFC 3463 and its IANA register. "x" is any number; the first match decides if no words do. */
export const STATUS_RULES: readonly {
  status: string;
  class: Rule["class"];
  reason: string;
  /** About an existing mailbox (X.2.x) or our own (X.1.7, X.1.8): overrules words that mean "gone". */
  beatsGone?: true;
}[] = [
  { status: "4.1.7", class: "policy_block", reason: "sender address rejected", beatsGone: true },
  { status: "4.1.8", class: "policy_block", reason: "sender domain rejected", beatsGone: true },
  { status: "4.7.28", class: "policy_block", reason: "sending rate exceeded" },
  { status: "4.x.x", class: "soft_bounce", reason: "temporary failure" },
  { status: "5.1.5", class: "undetermined", reason: "valid address" },
  { status: "5.1.7", class: "policy_block", reason: "sender address rejected", beatsGone: true },
  { status: "5.1.8", class: "policy_block", reason: "sender domain rejected", beatsGone: true },
  { status: "5.1.x", class: "hard_bounce", reason: "recipient address rejected" },
  { status: "5.2.1", class: "hard_bounce", reason: "mailbox disabled" },
  { status: "5.2.2", class: "soft_bounce", reason: "mailbox full", beatsGone: true },
  { status: "5.2.3", class: "policy_block", reason: "message too long" },
  { status: "5.3.1", class: "soft_bounce", reason: "mail system full" },
  { status: "5.3.2", class: "soft_bounce", reason: "system not accepting email" },
  { status: "5.3.4", class: "policy_block", reason: "message too large" },
  { status: "5.4.1", class: "soft_bounce", reason: "no response from the host" },
  { status: "5.4.2", class: "soft_bounce", reason: "bad connection" },
  { status: "5.4.4", class: "hard_bounce", reason: "unable to route" },
  { status: "5.4.310", class: "hard_bounce", reason: "no such domain (Exchange Online)" },
  { status: "5.4.5", class: "soft_bounce", reason: "mail system congestion" },
  { status: "5.4.7", class: "soft_bounce", reason: "delivery time expired" },
  { status: "5.6.x", class: "policy_block", reason: "content rejected" },
  { status: "5.7.17", class: "hard_bounce", reason: "mailbox has a new owner (RFC 7293)" },
  { status: "5.7.18", class: "hard_bounce", reason: "domain has a new owner (RFC 7293)" },
  { status: "5.7.x", class: "policy_block", reason: "rejected by security policy" },
];

/** RFC 5321 and RFC 7504, used if neither words nor status decide. */
export const CODE_RULES: readonly { code: string; class: Rule["class"]; reason: string }[] = [
  { code: "4xx", class: "soft_bounce", reason: "temporary failure" },
  { code: "521", class: "hard_bounce", reason: "host does not accept email" },
  { code: "552", class: "soft_bounce", reason: "exceeded storage allocation" },
  { code: "556", class: "hard_bounce", reason: "domain does not accept email" },
  { code: "571", class: "policy_block", reason: "rejected by a filter" },
];
