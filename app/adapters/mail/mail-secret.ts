/** The credential for a mail server: a password, or an OAuth 2 token (XOAUTH2). */
export interface MailSecret {
  kind: "password" | "token";
  text: string;
}
