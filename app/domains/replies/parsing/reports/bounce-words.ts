/** How a mail server's report opens or names itself. Folded words, as in the diagnosis table. */
interface Opening {
  program: string;
  says: readonly string[];
}

const phrases = (text: string) =>
  text
    .split("|")
    .map((phrase) => phrase.replace(/\s+/g, " ").trim())
    .filter(Boolean);

export const SUBJECTS: readonly Opening[] = [
  {
    program: "many",
    says: phrases(`undeliver|undelivered|non deliverable|delivery status notification|delivery failure|delivery failed|delivery has failed|
      delivery notification|delivery report|delivery problem|delivery error|mail delivery|delivery delayed|delayed mail|delayed .. hours|returned mail|mail returned|
      returned to sender|failure notice|failed mail|mail failure|message failure|message delivery|could not send message|could not be delivered|
      cannot be delivered|not delivered|not deliverable|undelivery|permanent delivery failure|message status undeliverable|message blocked|bounce`),
  },
  { program: "Dovecot, Sieve", says: phrases("rejected|automatically rejected") },
  { program: "Barracuda", says: phrases("message you sent blocked") },
  { program: "MDaemon", says: phrases("user has exceeded storage") },
  { program: "fml", says: phrases("you are not a member|not a member of") },
  {
    program: "in other languages",
    says: phrases(`non remis|echec de la remise|echec de remise|non distribue|retour de mail|remise retardee|
      unzustellbar|fehlernotiz|zustellung fehlgeschlagen|nicht zugestellt|zustellfehler|
      no se puede entregar|no se pudo entregar|no se ha podido entregar|no entregado|devuelto|error de entrega|fallo en la entrega|
      nao foi entregue|nao entregue|falha na entrega|nao e possivel entregar|nao foi possivel entregar|devolvida|
      non recapitabile|mancato recapito|onbestelbaar|niet bezorgd|
      недоставлен|не доставлен|退信|无法投递|投递失败|배달 실패|전송 실패|配信不能|メールエラー|送信エラー|送信失敗|فشل تسليم|تعذر تسليم|لم يتم تسليم|لم يتم التسليم|imeshindwa kutumwa`),
  },
];

export const OPENINGS: readonly Opening[] = [
  {
    program: "qmail",
    says: phrases(
      "this is the qmail send program|dies ist das qmail send|wasn t able to deliver your message to the following",
    ),
  },
  {
    program: "Exim",
    says: phrases(
      "created automatically by mail delivery software|message that you sent could not be delivered|message that you sent has not yet been delivered",
    ),
  },
  {
    program: "Postfix",
    says: phrases("this is the mail system at host|this is the postfix program|sorry to have to inform you"),
  },
  {
    program: "sendmail",
    says: phrases(
      "addresses had permanent fatal errors|addresses had transient non fatal errors|transcript of session follows",
    ),
  },
  {
    program: "Exchange",
    says: phrases(`did not reach the following recipient|delivery has failed to these|diagnostic information for administrators|
      couldn t be delivered|your message wasn t delivered|delivery to the following recipient|generating server|remote server returned`),
  },
  {
    program: "Google",
    says: phrases(
      "delivery to the following recipient failed|message wasn t delivered to|there was a problem delivering your message|temporary problem delivering your message|message not delivered|address not found",
    ),
  },
  { program: "Yahoo", says: phrases("unable to deliver your message") },
  {
    program: "Courier",
    says: phrases(
      "running the courier mail server|undeliverable mail|following recipients cannot be delivered",
    ),
  },
  {
    program: "DragonFly",
    says: phrases("this is the dragonfly mail agent|there was an error delivering your mail"),
  },
  { program: "Domino", says: phrases("was not delivered to|not listed in domino directory") },
  { program: "GroupWise", says: phrases("message that you sent was undeliverable") },
  {
    program: "MDaemon",
    says: phrases(
      "permanent fatal delivery errors|could not deliver your message|removed from the mail queue",
    ),
  },
  {
    program: "hMailServer, MailEnable",
    says: phrases(
      "following recipient .. could not be reached|did not reach some or all of the intended recipients|could not be delivered to some recipients",
    ),
  },
  { program: "Amazon SES", says: phrases("error occurred while trying to deliver") },
  { program: "Apache James, Verizon", says: phrases("error message below") },
  {
    program: "Sun, iCloud",
    says: phrases("report relates to a message you sent|cannot be delivered to the following recipients"),
  },
  { program: "Mimecast", says: phrases("delivery failure notification") },
  {
    program: "Symantec",
    says: phrases("unable to deliver your message to the following|mail delivery agent at"),
  },
  { program: "IronPort", says: phrases("following message to .. was undeliverable") },
  { program: "Trend Micro", says: phrases("interscan|unable to deliver message to") },
  { program: "CommuniGate, SmarterMail", says: phrases("failed to deliver to|could not deliver message to") },
  {
    program: "OpenSMTPD, Haraka",
    says: phrases(
      "attempting to deliver a message for|intended recipients .. failure reason|message is delayed for more than",
    ),
  },
  { program: "Dovecot, Sieve", says: phrases("was automatically rejected") },
  { program: "fml", says: phrases("you are not a member of this mailing list|is not delivered") },
  {
    program: "Axigen, Kerio",
    says: phrases("delivery to the following recipients failed|following recipients was not delivered"),
  },
  {
    program: "many",
    says: phrases(`could not be delivered|cannot be delivered|can not be delivered|was not delivered|has not been delivered|not been delivered|undeliverable|
      has been returned undelivered|has blocked your message|was rejected by the mail|delivery failed|failed permanently|not delivered`),
  },
  {
    program: "in other languages",
    says: phrases(`n a pas pu etre remis|n a pas ete remis|echec de la remise|n a pas pu etre distribue|
      konnte nicht zugestellt|nicht zugestellt werden|fehler bei der nachrichtenzustellung|
      no se pudo entregar|no se ha podido entregar|no ha podido ser entregado|no fue entregado|error de entrega a|
      nao foi entregue|nao pode ser entregue|nao foi possivel entregar|entrega falhou|falha na entrega a|non puo essere|niet worden bezorgd|
      не может быть отправлено|не доставлено|не было доставлено|邮件被退回|无法送达|전송 실패|送信できませんでした|配信できませんでした|تعذر تسليم|لم يتم تسليم|لم يتم التسليم|haikuweza kutumwa|imeshindikana`),
  },
];

/** The server will retry: a delay, whatever else the report states. */
export const RETRIES: readonly string[] =
  phrases(`will be retried|being retried|will retry|will keep trying|still trying|continue to try|
  delivery attempts will continue|will continue to attempt|not yet been delivered|temporary failure report|this is a warning|warning message only|
  warning only|still undelivered|delivery incomplete|delivery delayed|delayed mail|message is delayed|has been delayed|notification delay|will try again|
  non encore remis|remise retardee|nouvelle tentative|verzogert|weitere zustellversuche|
  se retrasa|retrasado|volvera a intentar|atrasada|tentara novamente|tentaremos novamente`);
