export const OWN_DOMAIN = "The web server of the address’s own domain";
export const MAILS = "Carries our mails to users, and the mails a business sends with an address of ours";
export const MAIL_PARTS = "Sender, receiver, subject, text and attachments of each mail";
export const MODEL =
  "Turns the sentence of a search into criteria, drafts templates and posts where somebody asks for one, says which industry an unknown label names, and what an answer to a mail means";
export const MODEL_PARTS =
  "The sentence or the words about what is offered and to whom, and our lists of industries and sizes. No name of a user, nothing from the directory but words that files use for an industry and no rule knows. Of an answer its own words, at most 2,000 characters, without its sender, what it quotes, mail addresses, phone numbers and links; names that stand in them stay";
