export { default as PostalMime } from "postal-mime";
export { readMail } from "~/domains/replies/parsing/read-mail.server";
