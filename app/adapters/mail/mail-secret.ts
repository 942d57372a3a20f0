/** What signs in at a mail server: a password, or a token of OAuth 2 (XOAUTH2). */
export interface MailSecret {
  kind: "password" | "token";
  text: string;
}
