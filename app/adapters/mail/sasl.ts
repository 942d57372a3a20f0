import { toBase64 } from "~/core/bytes";

export const utf8Base64 = (text: string) => toBase64(new TextEncoder().encode(text));

/** SASL PLAIN (RFC 4616). */
export const plainResponse = (user: string, password: string) => utf8Base64(`\0${user}\0${password}`);

/** XOAUTH2 of Google and Microsoft. */
export const bearerResponse = (user: string, token: string) =>
  utf8Base64(`user=${user}\x01auth=Bearer ${token}\x01\x01`);
