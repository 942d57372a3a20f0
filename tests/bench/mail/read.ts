export { default as PostalMime } from "postal-mime";
export { readMail } from "~/domains/replies/reading/read-mail.server";
